import HeadlessUIKit
import Testing

@MainActor @Suite struct BarPictures {
  @Test func `bars have their buttons in one row, and a line to the rest of the screen`() {
    let simulator = Simulator.showing { view in
      let navigationBar = NavigationBar(frame: CGRect(x: 0, y: 16, width: 320, height: 48))
      navigationBar.items = [NavigationItem(title: "Inbox"), NavigationItem(title: "Message")]
      navigationBar.topItem?.rightBarButtonItem = BarButtonItem(systemItem: .edit)
      view.addSubview(navigationBar)
      let toolbar = Toolbar(frame: CGRect(x: 0, y: 80, width: 320, height: 48))
      toolbar.items = [
        BarButtonItem(title: "Previous", style: .plain, target: nil, action: nil),
        BarButtonItem(
          image: Image(named: "Up", size: CGSize(width: 32, height: 20)),
          style: .plain,
          target: nil,
          action: nil
        ),
        .flexibleSpace(), BarButtonItem(systemItem: .done),
      ]
      view.addSubview(toolbar)
    }
    #expect(
      simulator.picture().corner(40, 8) == """


         (Inbox)        Message          (Edit)
        ────────────────────────────────────────

        ────────────────────────────────────────
         (Previous) (<Up>)              (Done )

        """
    )
  }
}
