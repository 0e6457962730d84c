// The code of the article "Your first test".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct YourFirstTestArticle {
  private let output = PrintedOutput(of: "YourFirstTest")

  private func print(_ item: Any) { output.print(item) }

  final class SignInForm: ViewController, TextFieldDelegate {
    let username = TextField(frame: CGRect(x: 20, y: 360, width: 280, height: 31))

    override func viewDidLoad() {
      super.viewDidLoad()
      username.placeholder = "Username"
      username.delegate = self
      view.addSubview(username)
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      textField.resignFirstResponder()
    }
  }

  @MainActor @Suite(.simulator(.iPhone17)) struct SignInTests {
    @Test func `the field is visible while it is edited`() throws {
      let form = SignInForm()
      Simulator.current.launch(form)
      try Simulator.current.user.tap(form.username)
      expectClaim(Simulator.current.claimFocusVisible())
    }

    @Test func `the return key ends editing`() throws {
      let form = SignInForm()
      Simulator.current.launch(form)
      try Simulator.current.user.tap(form.username)
      try Simulator.current.user.type("ada\n")
      #expect(form.username.text == "ada")
      expectClaim(Simulator.current.claimEditingEnded())
    }
  }

  @Test func `Use it`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let form = SignInForm()
    simulator.launch(form)

    try simulator.user.tap(form.username)
    try simulator.user.type("ada")
    print(form.username.text ?? "")
    print("the keyboard's top is at \(simulator.keyboard.frame.minY)")
    let printed1 = #"""
      ada
      the keyboard's top is at 264.0
      """#
    try output.expect(printed1, under: "Use it")
    print(simulator.claimFocusVisible())
    let printed2 = #"""
      TextField "Username" is under the keyboard by 147 points: its bottom 411, the keyboard's top 264
      """#
    try output.expect(printed2, under: "Use it")
    print(simulator.picture())
    let printed3 = #"""
      ╭────────────────────────────────────────╮
      │                                ▂▄▆ ▮▮▯ │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
      │  Q   W   E   R   T   Y   U   I   O   P │
      │                                        │
      │                                        │
      │    A   S   D   F   G   H   J   K   L   │
      │                                        │
      │                                        │
      │                                        │
      │  ⇧     Z   X   C   V   B   N   M    ⌫  │
      │                                        │
      │                                        │
      │ 123   ⊕          space         return  │
      │                                        │
      ╰───────────────────○────────────────────╯
      """#
    try output.expect(printed3, under: "Use it")
  }

  @Test func `XCTest`() throws {
    try simulate(device: .iPhone4, system: "4.3") { simulator in
      let form = SignInForm()
      simulator.launch(form)
      try simulator.user.tap(form.username)
      #expect(form.username.isFirstResponder)
    }
  }
}
