import HeadlessUIKit
import Stories

let output = CoveredFieldOptions.output(CommandLine.arguments.dropFirst())

// The rest is the program in the gallery, except for the lines with `output`.

let simulator = Simulator(device: .iPhone4, system: "4.3")
let form = ViewController()
let username = TextField(frame: CGRect(x: 20, y: 360, width: 280, height: 31))
username.placeholder = "Username"
form.view.addSubview(username)
simulator.launch(form)
output.begin(simulator)

try simulator.user.tap(username)
try simulator.user.type("ada")

let bottom = username.convert(username.bounds, to: nil).maxY
print("field bottom \(bottom), keyboard top \(simulator.keyboard.frame.minY)")
print(simulator.picture())

try output.end(simulator)
