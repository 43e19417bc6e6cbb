"""A file of tests that end in every way.

>>> 1 + 1
2
>>> 1 + 1
3
>>> [][0]
Traceback (most recent call last):
    ...
IndexError: list index out of range
"""
import unittest
import socket
from test import support


class ExampleTest(unittest.TestCase):

    def test_equal(self):
        self.assertEqual([1] + [2], [1, 2])

    def test_unequal(self):
        self.assertEqual(1, 2)

    def test_raises(self):
        with self.assertRaises(KeyError):
            {}[1]

    def test_raises_another(self):
        self.assertRaises(KeyError, int, 'a')

    def test_each(self):
        for n in 1, 2:
            with self.subTest(n=n):
                self.assertLess(n, 2)

    @unittest.skip('as it says')
    def test_skipped(self):
        self.fail()

    def test_absent_module(self):
        socket.socket()

    def test_bytes(self):
        data = b'no such literal'
        self.assertTrue(data)

    @support.cpython_only
    def test_late(self):
        self.assertRegex('text', '^t.xt$')


if __name__ == '__main__':
    unittest.main()
