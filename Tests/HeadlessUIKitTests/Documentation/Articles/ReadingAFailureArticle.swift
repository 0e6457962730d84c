// The code of the article "Reading a failure".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct ReadingAFailureArticle {
  private let output = PrintedOutput(of: "ReadingAFailure")

  private func print(_ item: Any) { output.print(item) }

  final class SignInForm: ViewController {
    let username = TextField(frame: CGRect(x: 20, y: 200, width: 280, height: 31))
    let signIn = Button(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      username.placeholder = "Username"
      signIn.setTitle("Sign In", for: .normal)
      signIn.frame = CGRect(x: 20, y: 300, width: 280, height: 44)
      view.addSubview(username)
      view.addSubview(signIn)
    }
  }

  @Test func `An action that isn't possible`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    do {
      try simulator.user.buttons["Sign In"].tap()
    } catch {
      print(error)
    }
    let printed1 = #"""
      user.buttons["Sign In"].tap() failed: it is under the keyboard: its middle is 78 points below the keyboard's top, on key "g".

        aimed at   (160, 342), the middle of (20 320; 280 44)
        would hit  key "g" (147 330; 26 39)
        keyboard   (0 264; 320 216)

        Views, back to front, with their frames on the screen:
          Window (0 0; 320 480)
            View (0 20; 320 460)
              Button "Sign In" (20 320; 280 44)  <- wanted
          UITextEffectsWindow (0 0; 320 480)
            UIPeripheralHostView (0 264; 320 216)
              UIKeyboard (0 264; 320 216)
                UIKeyboardImpl (0 264; 320 216)
                  UIKeyboardLayoutStar (0 264; 320 216)  <- hit instead, at key "g"

        What happened before 0.35 s of virtual time:
          0.000 s  Window: is visible
          0.000 s  Window: is key window
          0.000 s  SignInForm: viewDidAppear
          0.000 s  TextField "Username": touchesBegan at (160, 235.5)
          0.050 s  TextField "Username": is first responder
          0.050 s  keyboard: slides (0 480; 320 216) -> (0 264; 320 216) in 0.3 s

        To do: send the keyboard away with user.dismissKeyboard(), or move the view above it.
      """#
    try output.expect(printed1, under: "An action that isn't possible")
  }

  @Test func `An element that isn't found`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(SignInForm())
    do {
      try simulator.user.buttons["Sign in"].tap()
    } catch {
      print(error)
    }
    let printed1 = #"""
      user.buttons["Sign in"].tap() failed: nothing matches user.buttons["Sign in"].

        Near to it:
          user.buttons["Sign In"], upper and lower case differ
          user.staticTexts["Sign In"], a static text, not a button, upper and lower case differ

        What happened before 0 s of virtual time:
          0.000 s  Window: is visible
          0.000 s  Window: is key window
          0.000 s  SignInForm: viewDidAppear

        To do: print(simulator.picture()) shows the screen; elements are found by identifier, label, placeholder or title.
      """#
    try output.expect(printed1, under: "An element that isn't found")
  }

  @Test func `Ask why`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    print(simulator.why.obscured(form.signIn))
    form.signIn.frame.origin.y = 150
    print(simulator.why.frameChanged(form.signIn))
    let printed1 = #"""
      Button "Sign In" is 100 points behind the keyboard: no scroll view is around it, and nobody observes the keyboard.
        - the keyboard's top is at 264
        - Button "Sign In" is 100 points below that
        - 0.05 s: KeyboardWillShow reached 0 observers
        - 0.35 s: KeyboardDidShow reached 0 observers
      Button "Sign In": y 150: -150 by the program itself at 0.35 s.
        - 0.35 s: y 300 -> 150 by the program itself
      """#
    try output.expect(printed1, under: "Ask why")
  }

  @Test func `Read the log`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    for entry in simulator.log.entries where entry.category == .focus || entry.category == .keyboard {
      print(entry)
    }
    let printed1 = #"""
      #9   0.050 s  focus        TextField "Username": becomeFirstResponder  <- #8
      #10  0.050 s  focus        TextField "Username": is first responder  <- #9
      #13  0.050 s  keyboard     keyboard: has the keys of iPhone-Portrait-QWERTY  <- #9
      #15  0.050 s  keyboard     keyboard: slides (0 480; 320 216) -> (0 264; 320 216) in 0.3 s  <- #9
      """#
    try output.expect(printed1, under: "Read the log")
  }

  @Test func `See the trees`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    print(form.view.recursiveDescription())
    print(form.username.chainDescription())
    let printed1 = #"""
      <View: frame = (0 20; 320 460)>
         | <TextField: frame = (20 200; 280 31); text = ''; editing = YES>
         | <Button: frame = (20 300; 280 44); title = 'Sign In'>
         |    | <Label: frame = (114.5 12.5; 51 19); text = 'Sign In'>
      TextField "Username", first responder
      -> View
      -> SignInForm
      -> Window
      -> Application
      """#
    try output.expect(printed1, under: "See the trees")
  }

  @Test func `Record a trace`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.launch(SignInForm())
    let trace = try simulator.trace("The form") {
      try simulator.user.textFields["Username"].tap()
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "form.html")
    try trace.write(to: file)
  }
}
