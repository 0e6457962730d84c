import HeadlessUIKit
import Testing

/// Claims about the part of the screen that scroll views leave uncovered.
@MainActor @Suite struct ScrollClaimTests {
  @Test func `a view ends at the keyboard, above it or under it`() {
    let simulator = Setup.classic.simulator()
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 31))
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 244))
    controller.view.addSubview(list)
    controller.view.addSubview(field)
    simulator.launch(controller)
    let early = simulator.claimEndsAtKeyboard(list)
    #expect(!early.holds && early.text == "no keyboard is at the bottom")
    field.becomeFirstResponder()
    simulator.settle()
    var texts: [String] = []
    for height in [244, 195, 250.5] as [CGFloat] {
      list.frame.size.height = height
      let claim = simulator.claimEndsAtKeyboard(list)
      #expect(claim.holds == (height == 244))
      texts.append(claim.text)
    }
    #expect(
      texts == [
        "ScrollView ends at the keyboard: its bottom 264, the keyboard's top 264",
        "ScrollView ends 49 points above the keyboard: its bottom 215, the keyboard's top 264",
        "ScrollView is under the keyboard by 6.5 points: its bottom 270.5, the keyboard's top 264",
      ]
    )
  }

  @Test func `content rests between the insets`() {
    let simulator = Setup.classic.simulator()
    let list = simulator.perform { ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }
    #expect(
      simulator.claimAtRest(list).text == "the content offset is (0, 0); content can rest only at (0, 0)"
    )
    list.contentSize = CGSize(width: 320, height: 500)
    list.contentInset = EdgeInsets(top: 20, bottom: 30)
    for (y, holds) in [(-20, true), (0, true), (130, true), (131, false), (-21, false)] as [(CGFloat, Bool)] {
      list.contentOffset.y = y
      #expect(simulator.claimAtRest(list).holds == holds)
    }
    #expect(
      simulator.claimAtRest(list).text
        == "the content offset is (0, -21); content can rest from (0, -20) to (0, 130)"
    )
  }
}
