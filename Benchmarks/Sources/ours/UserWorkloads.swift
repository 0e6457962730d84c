import HeadlessUIKit
import Shape

/// The time of the first search for a button among others, and of one more.
@MainActor func queryFigures(_ count: Int) -> (first: Double, again: Double, isRight: Bool) {
  let simulator = Simulator(logIsEnabled: false)
  let root = View(frame: simulator.window.bounds)
  simulator.window.addSubview(root)
  // A third each of containers, labels and buttons.
  for index in 0..<max(1, count / 3) {
    let row = View(frame: CGRect(x: 0, y: CGFloat(index), width: 300, height: 44))
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    label.text = "Row \(index)"
    let button = Button(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
    button.accessibilityIdentifier = "button \(index)"
    row.addSubview(label)
    row.addSubview(button)
    root.addSubview(row)
  }
  simulator.window.makeKeyAndVisible()
  simulator.settle()
  let name = "button \(max(1, count / 3) - 1)"
  var (found, searches) = (0, 0)
  let first = measure(1) {
    // Each search is for another name, so that none is known.
    searches += 1
    if simulator.user.buttons["button \(count / 6 + searches)"].exists { found += 1 }
  }
  let again = measure(1000) {
    for _ in 0..<1000 where simulator.user.buttons[name].exists { found += 1 }
  }
  return (first, again, found == runs * 1001)
}

/// A form whose background ends editing.
final class BackgroundForm: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(TapGestureRecognizer(target: self, action: BackgroundForm.endEditing))
  }

  func endEditing() { view.endEditing(true) }
}

/// The time of `user.dismissKeyboard()`, without that of the tap that shows the keyboard again: by the Return
/// key, or, if the keyboard has none, by a tap in the background or a drag in the scroll view.
@MainActor func dismissalTime(
  _ type: KeyboardType,
  _ mode: ScrollView.KeyboardDismissMode = .none
) -> (time: Double, isRight: Bool) {
  let simulator = Simulator(logIsEnabled: false)
  let form = BackgroundForm()
  simulator.launch(form)
  form.fields[3].keyboardType = type
  let scrollView = form.fields[3].superview as? ScrollView
  scrollView?.keyboardDismissMode = mode
  var isRight = true
  let time = measure(1) {
    scrollView?.contentOffset = .zero
    try? simulator.user.tap(form.fields[3])
    simulator.settle()
    isRight = isRight && simulator.keyboard.isVisible
  } _: {
    try? simulator.user.dismissKeyboard()
    isRight = isRight && !simulator.keyboard.isVisible
  }
  return (time, isRight)
}

/// A form with two fields and a button.
final class LoginForm: ViewController {
  let name = TextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  let password = TextField(frame: CGRect(x: 20, y: 150, width: 280, height: 40))
  let button = Button(frame: CGRect(x: 20, y: 200, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [name, password, button] { self.view.addSubview(view) }
  }
}

/// The time of the launch of a form with constraints, and of twenty actions.
@MainActor func formTime() -> (time: Double, isRight: Bool) {
  let count = 20
  var isRight = true
  let time = measure(count) {
    for _ in 0..<count {
      let simulator = Simulator(device: .iPhone16, system: "18.0", logIsEnabled: false)
      let form = OrdinaryForm()
      simulator.launch(form)
      let user = simulator.user
      try? user.textFields["Field 0"].tap()
      for _ in 0..<6 {
        try? user.type("ab")
        try? user.type("\n")
      }
      try? user.tap(form.toggle)
      try? user.tap(form.fields[2])
      try? user.type("c")
      try? user.buttons["Submit"].tap()
      try? user.tap(form.fields[1])
      try? user.type("d")
      try? user.type("\n")
      isRight = isRight && form.submitted.count == 7
    }
  }
  return (time, isRight)
}

/// W17 to W20: a search among many views, the dismissal of the keyboard, a form with constraints, and a
/// simulator with nothing to do.
@MainActor func runUser() {
  let query = queryFigures(30_000)
  result("W17.first", query.first, "ns", 1, query.isRight)
  result("W17.again", query.again, "ns", 1000, query.isRight)
  let dismissals = [
    ("return", dismissalTime(.default)), ("background", dismissalTime(.numberPad)),
    ("drag", dismissalTime(.numberPad, .onDrag)), ("pull", dismissalTime(.numberPad, .interactive)),
  ]
  for (name, dismissal) in dismissals {
    result("W18.\(name)", dismissal.time, "ns", 1, dismissal.isRight)
  }
  let form = formTime()
  result("W19.form", form.time, "ns", 20, form.isRight)
  let simulator = Simulator(logIsEnabled: false)
  simulator.launch(FormController())
  simulator.settle()
  let start = simulator.clock.now
  let idle = measure(100_000) { for _ in 0..<100_000 { simulator.settle() } }
  result("W20.settle", idle, "ns", 100_000, simulator.clock.now == start)
  var isRight = true
  let launch = measure(200) {
    for _ in 0..<200 {
      let simulator = Simulator(logIsEnabled: false)
      let form = LoginForm()
      simulator.launch(form)
      isRight = isRight && form.name.window != nil
    }
  }
  result("W20.launch", launch, "ns", 200, isRight)
}
