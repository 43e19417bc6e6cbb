package sandbox_test

import (
	"fmt"

	"bhack/sandbox"
)

// A host offers a function to the code and calls its handler turn after turn; the
// second turn's budget does not suffice, so that the robot goes on in the third.
func Example() {
	api := sandbox.NewAPI()
	api.Function("say", []string{"text"}, func(r *sandbox.Robot, args []sandbox.Value) (sandbox.Value, error) {
		text, ok := sandbox.AsString(args[0])
		if !ok {
			return sandbox.Value{}, sandbox.TypeError.Raise("say() takes a str")
		}
		fmt.Println(text, "with", r.Left(), "bytecodes left")
		return sandbox.None, nil
	})

	program, err := sandbox.Compile([]sandbox.File{{Path: "player.py", Text: []byte(`
n = 0
def think():
    global n
    n += 1
    say('turn ' + str(n))
    for i in range(40):
        pass
    say('done')
`)}}, sandbox.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}

	var pool sandbox.Pool
	defer pool.Close()
	robot := sandbox.Link(program, api).NewRobot(sandbox.Config{Module: "player", Handler: "think", Pool: &pool})
	defer robot.Close()
	for range 3 {
		turn := robot.Turn(150)
		fmt.Println("spent", turn.Bytecodes, "paused", turn.Paused)
	}

	// Output:
	// turn 1 with 131 bytecodes left
	// done with 0 bytecodes left
	// spent 150 paused true
	// spent 3 paused false
	// turn 2 with 139 bytecodes left
	// done with 8 bytecodes left
	// spent 145 paused false
}

// pawn is what a robot of ExampleMemo plays. Its situation is one bit: whether somebody stands ahead.
type pawn struct {
	situation, told sandbox.Situation
	stepped         bool
}

// A Memo takes turns without running them once it knows what they come to. Two pawns of a team run the same code. It counts turns,
// and what it does depends on whether it is old enough, and on whether somebody stands ahead.
func ExampleMemo() {
	const ahead = sandbox.Situation(1)
	api := sandbox.NewAPI()
	api.Function("is_blocked", nil, func(r *sandbox.Robot, _ []sandbox.Value) (sandbox.Value, error) {
		p := r.Host.(*pawn)
		p.told |= ahead
		return sandbox.Bool(p.situation&ahead != 0), nil
	})
	api.Function("step", nil, func(r *sandbox.Robot, _ []sandbox.Value) (sandbox.Value, error) {
		r.Host.(*pawn).stepped = true
		return sandbox.None, nil
	})
	program, err := sandbox.Compile([]sandbox.File{{Path: "bot.py", Text: []byte(`
age = 0
def turn():
    global age
    age += 1
    if age > 3 and not is_blocked():
        step()
`)}}, sandbox.Options{Host: sandbox.Host{Handler: "turn"}})
	if err != nil {
		fmt.Println(err)
		return
	}
	linked := sandbox.Link(program, api)
	memo := sandbox.NewMemo[bool](sandbox.MemoHost{ // what is remembered of a turn is whether the pawn has stepped
		Situation: func(r *sandbox.Robot) sandbox.Situation { return r.Host.(*pawn).situation },
		Told:      func(r *sandbox.Robot) (sandbox.Situation, bool) { return r.Host.(*pawn).told, true },
	})
	var pool sandbox.Pool
	defer pool.Close()
	play := func(name string, situations ...sandbox.Situation) {
		p := &pawn{}
		robot := linked.NewRobot(sandbox.Config{Module: "bot", Handler: "turn", Pool: &pool, Host: p})
		defer robot.Close()
		for i, situation := range situations {
			*p = pawn{situation: situation}
			turn, effect := memo.Turn(robot, 1000)
			how := "runs"
			if effect != nil {
				how, p.stepped = "is repeated", *effect
			} else if noted := memo.Note(p.told); noted != nil {
				how = "runs, and is remembered"
				noted.Remember(p.stepped)
			}
			fmt.Printf("%s, turn %d, blocked %d, %s: stepped %v, %d bytecodes\n", name, i+1, situation, how, p.stepped, turn.Bytecodes)
		}
	}
	play("one", 0, 0, 0, 0, 0, ahead, ahead, ahead)
	play("two", 0, 0, ahead, 0, ahead)

	// Output:
	// one, turn 1, blocked 0, runs: stepped false, 19 bytecodes
	// one, turn 2, blocked 0, runs: stepped false, 11 bytecodes
	// one, turn 3, blocked 0, runs, and is remembered: stepped false, 11 bytecodes
	// one, turn 4, blocked 0, runs, and is remembered: stepped true, 18 bytecodes
	// one, turn 5, blocked 0, is repeated: stepped true, 18 bytecodes
	// one, turn 6, blocked 1, runs: stepped false, 14 bytecodes
	// one, turn 7, blocked 1, runs, and is remembered: stepped false, 14 bytecodes
	// one, turn 8, blocked 1, is repeated: stepped false, 14 bytecodes
	// two, turn 1, blocked 0, runs: stepped false, 19 bytecodes
	// two, turn 2, blocked 0, is repeated: stepped false, 11 bytecodes
	// two, turn 3, blocked 1, is repeated: stepped false, 11 bytecodes
	// two, turn 4, blocked 0, is repeated: stepped true, 18 bytecodes
	// two, turn 5, blocked 1, is repeated: stepped false, 14 bytecodes
}
