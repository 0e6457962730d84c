import HeadlessUIKit
import Testing

@MainActor @Suite struct UserTests {
  @Test func `an action settles afterwards, unless it is done by hand`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    try simulator.user.manually { try simulator.user.tap(form.username) }
    #expect(simulator.keyboard.isVisible && !simulator.keyboard.isShown)
    #expect(simulator.keyboard.presentationFrame.minY == 480)
    try simulator.user.tap(key: "a")
    #expect(simulator.keyboard.isShown)
  }

  @Test func `a tap takes 50 milliseconds`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    try simulator.user.manually { try simulator.user.tap(form.view) }
    #expect(simulator.clock.now.offset == .milliseconds(50))
    let times = simulator.log.entries.filter { $0.category == .touch }.map(\.time.offset)
    #expect(times == [.zero, .milliseconds(50)])
  }

  @Test func `keys are found by label, by title and in either case`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.returnKeyType = .done
    form.username.autocapitalizationType = .none
    form.username.addTarget(form, action: SignInController.viewDidLayoutSubviews, for: .editingDidEndOnExit)
    try simulator.user.tap(form.username)
    for key in ["a", "B", "space", "123", "1"] { try simulator.user.tap(key: key) }
    #expect(form.username.text == "ab 1")
    try simulator.user.tap(key: "Done")
    #expect(!form.username.isFirstResponder)
  }

  @Test func `a line feed in a text taps the return key`() throws {
    let (simulator, form) = SignInController.launched(on: .classic)
    form.username.addTarget(form, action: SignInController.viewDidLayoutSubviews, for: .editingDidEndOnExit)
    try simulator.user.tap(form.username)
    try simulator.user.type("Ada\n")
    #expect(form.username.text == "Ada" && simulator.firstResponder == nil)
  }

  @Test func `a view is asked about without touching it`() {
    let (simulator, form) = SignInController.launched(on: .classic)
    let count = simulator.log.entries.count
    #expect(simulator.user.obstacle(to: form.username) == nil)
    form.username.isHidden = true
    #expect(simulator.user.obstacle(to: form.username) == .hidden(by: "TextField \"username\""))
    #expect(simulator.log.entries.count == count)
  }
}
