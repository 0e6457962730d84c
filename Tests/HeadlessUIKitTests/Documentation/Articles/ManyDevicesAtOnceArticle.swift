// The code of the article "Many devices at once".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct ManyDevicesAtOnceArticle {
  private let output = PrintedOutput(of: "ManyDevicesAtOnce")

  private func print(_ item: Any) { output.print(item) }

  final class SignInForm: ViewController {
    let username = TextField(frame: CGRect(x: 20, y: 250, width: 280, height: 31))
    let signIn = Button(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      username.placeholder = "Username"
      username.autoresizingMask = .flexibleWidth
      signIn.setTitle("Sign In", for: .normal)
      signIn.frame = CGRect(x: 20, y: 300, width: 280, height: 44)
      view.addSubview(username)
      view.addSubview(signIn)
    }
  }

  @Test(arguments: [Device.iPhone5s, .iPhone8, .iPhone17])
  func `the username is visible while it is edited`(device: Device) throws {
    let simulator = Simulator(device: device)
    let form = SignInForm()
    simulator.launch(form)
    try simulator.user.tap(form.username)
    expectClaim(simulator.claimVisible(form.username))
  }

  @Test func `Audit the keyboard`() async throws {
    let audit = await Simulator.auditKeyboard(
      on: [.iPhone4, .iPhone5, .iPhone17],
      companions: { [$0.signIn] }
    ) { SignInForm() }
    print(audit)
    let printed1 = #"""
      keyboard audit fails in 2 rows: 3 rows of 3 combinations, 0 skipped

           field                    where                          what was found
      FAIL TextField "Username"     iPhone 4 on 7.1.2              TextField "Username" is under the
                                                                   keyboard by 17 points; Button "Sign In"
                                                                   is under the keyboard by 80 points
      FAIL TextField "Username"     iPhone 5 on 10.3.4             Button "Sign In" is under the keyboard
                                                                   by 29 points
      ok   TextField "Username"     iPhone 17 on 26.5
      """#
    try output.expect(printed1, under: "Audit the keyboard")
  }

  @Test func `Audit the layout`() async throws {
    let layout = await Simulator.auditLayout(
      over: [.iPhoneSE3, .iPhone17],
      textSizes: ContentSizeCategory.all,
      directions: [.leftToRight, .rightToLeft],
      styles: [.light, .dark]
    ) { SignInForm() }
    print(layout)
    let printed1 = #"""
      layout audit fails for 2 views: 192 views in 96 combinations, 0 skipped

           view                     where                          what was found
      FAIL TextField "Username",    iPhone SE (3rd gen), iPhone 17 does not scale
           Button "Sign In"         on 26.5, XL and XXL and XXXL
                                    and AX M and AX L and AX XL
                                    and AX XXL and AX XXXL
      """#
    try output.expect(printed1, under: "Audit the layout")
  }

  @Test func `Explore`() async throws {
    let exploration = await Simulator.explore(on: [.iPhone17]) { simulator in
      simulator.launch(SignInForm())
    }
    for finding in exploration.findings {
      print(finding.invariant.name)
      print(finding.actions)
    }
    let printed1 = #"""
      the focused field is visible
      [turn the device to landscapeLeft, tap the text field "Username"]
      """#
    try output.expect(printed1, under: "Explore")
  }
}
