// The code of the article "What is modeled, and how sure we are".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct WhatIsModeledArticle {
  private let output = PrintedOutput(of: "WhatIsModeled")

  private func print(_ item: Any) { output.print(item) }

  @Test func `Differences between systems`() throws {
    for (device, system) in [(Device.iPhone4, SystemVersion("4.3")), (.iPhone17, "26.5")] {
      let simulator = Simulator(device: device, system: system)
      let controller = ViewController()
      let field = TextField(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
      controller.view.addSubview(field)
      simulator.launch(controller)
      try simulator.user.tap(field)
      print("\(device), iOS \(system): the keyboard is \(simulator.keyboard.frame.height) points high")
    }
    let printed1 = #"""
      iPhone 4, iOS 4.3: the keyboard is 216.0 points high
      iPhone 17, iOS 26.5: the keyboard is 335.0 points high
      """#
    try output.expect(printed1, under: "Differences between systems")
  }
}
