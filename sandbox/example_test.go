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
