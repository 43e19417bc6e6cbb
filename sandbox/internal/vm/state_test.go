package vm

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWriteStateKnowsFields makes sure that nobody adds a field to a function without a look
// at writeFunction: what code can find out by it must be written down.
func TestWriteStateKnowsFields(t *testing.T) {
	t.Parallel()
	for _, known := range []struct {
		object any
		fields []string
	}{
		{Function{}, []string{"Header", "Code", "Globals", "Defaults", "Closure", "rest"}},
		{functionRest{}, []string{"kwDefaults", "attrs", "name", "qualname", "doc", "module", "annotations"}},
		{importing{}, []string{"key", "name", "module", "result", "done", "functions"}},
	} {
		typ := reflect.TypeOf(known.object)
		var fields []string
		for i := range typ.NumField() {
			fields = append(fields, typ.Field(i).Name)
		}
		assert.Equal(t, known.fields, fields, "%v", typ)
	}
}

// TestPayTurn makes sure that paying a turn at once comes to the same as granting it, paying and ending it, and that it is done
// when that may be done.
func TestPayTurn(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	paid, refused := 0, 0
	for range 300 {
		var quick, slow Machine
		groups := [2]*Group{{Limit: 8 << 20}, {Limit: 8 << 20}}
		limit := random.Int64N(3) << 20
		for i, m := range [...]*Machine{&quick, &slow} {
			m.Room = math.MaxInt64
			m.LimitMemory(limit, groups[i])
		}
		for range 100 {
			budget := 1 + random.Int64N(40_000)
			e := Expense{Bytecodes: random.Int32N(20_000), room: random.Int32N(1 << 16), texts: random.Int32N(40), pairs: random.Int32N(40)}
			if random.IntN(4) == 0 {
				e.left = int32(budget) - random.Int32N(2)
			}
			if others := random.Int64N(1 << 14); random.IntN(8) == 0 { // robots of the group allocate something
				groups[0].used += others
				groups[1].used += others
			}
			slow.Grant(budget)
			pays := slow.Unburdened(budget) && slow.Budgeted(&e) && slow.Affords(e)
			require.Equal(t, pays, quick.PayTurn(budget, &e))
			if !pays {
				quick.Grant(budget)
				refused++
			} else {
				paid++
				slow.Pay(e)
			}
			require.Equal(t, slow.Spent(), quick.Spent())
			if random.IntN(8) == 0 { // it pauses
				quick.Left, slow.Left = quick.Left-budget, slow.Left-budget
				quick.unpaid = max(-quick.Left, 0)
				slow.unpaid = quick.unpaid
				quick.EndTurn()
			} else if !pays {
				quick.EndTurn()
			}
			slow.EndTurn()
			require.Equal(t, slow.left(), quick.left())
			require.Equal(t, slow.Room, quick.Room)
			require.Equal(t, slow.Parts(), quick.Parts())
			require.Equal(t, groups[1].used, groups[0].used)
			quick.memory.withheld, slow.memory.withheld, quick.Left, slow.Left = 0, 0, quick.left()-quick.unpaid, slow.left()-slow.unpaid
			quick.memory.group = groups[1]
			require.Equal(t, slow.memory, quick.memory)
			quick.memory.group = groups[0]
		}
	}
	assert.Greater(t, paid, 1000)
	assert.Greater(t, refused, 1000)
}
