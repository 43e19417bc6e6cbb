// Package libm is the C mathematical library that Python's module math and float arithmetic rest on: elementary
// functions of one or two float64.
//
// Go's package math is not fit for that, since its results differ in the last bit from one architecture to another,
// and from those of C. Here every function is evaluated with about 100 bits, as an unevaluated sum of two floats
// (Dekker, "A floating-point technique for extending the available precision", Numerische Mathematik 18, 1971), and
// rounded once: the result is the float nearest to the true value, but for arguments so unlucky that the true value
// lies within 2**-40 units in the last place of the middle between two floats. The most used functions first try with
// fewer bits, which give the same float but for one argument in a thousand, and show whether they do.
//
// Other functions are known for results beside the nearest float: Expm1, Log1p, Erf, Erfc, Hypot, the hyperbolic
// functions and their inverses, Log10, Gamma and Lgamma. They are put together in plain floats by the formulas of the C
// library, or of CPython, so that they share its errors.
//
// Of 20,000 random arguments each, CPython 3.7 on glibc 2.36, x86-64, gives another last bit for none of erf, hypot and
// fmod, for at most 23 of each other function, and for 44 of tan. What it gives depends on the processor, too, since
// glibc has variants of exp, log, pow, sin and their like.
//
// The results are the same on every architecture: each product is rounded explicitly before it is added to, so that no
// compiler fuses the two, and the only functions of package math in use are exact or correctly rounded everywhere
// (Sqrt, FMA, Frexp, Ldexp, Floor and the like).
//
// Functions do not report errors: as in C, they return a NaN outside their domain, and an infinity at a pole or for a
// result beyond the largest float. Python's exceptions are the caller's work. All of them are pure and may be called
// concurrently.
package libm

//go:generate python3 testdata/gen_tables.py
//go:generate python3 testdata/gen_golden.py
