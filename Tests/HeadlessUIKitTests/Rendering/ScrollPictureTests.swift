import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollPictures {
  private func list(in frame: CGRect, contentHeight: CGFloat) -> ScrollView {
    let scrollView = ScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: frame.width, height: contentHeight)
    for index in 0..<Int(contentHeight / 16) {
      let label = Label(frame: CGRect(x: 16, y: CGFloat(index) * 16, width: 64, height: 16))
      label.text = "row \(index)"
      scrollView.addSubview(label)
    }
    return scrollView
  }

  @Test(arguments: [
    (
      0.0,
      """

       ┌┈row 0┈┈┈┈┈┈┃
       ┊ row 1      ┃
       ┊ row 2      ┃
       ┊ row 3      ┃
       ┊ row 4      ┃
       ┊ row 5      ┊
       ┊ row 6      ┊
       ┊ row 7      ┊
       ┊ row 8      ┊
       └┈row 9┈┈┈┈┈┈┘

      """
    ),
    (
      80.0,
      """

       ┌┈row 5┈┈┈┈┈┈┐
       ┊ row 6      ┊
       ┊ row 7      ┃
       ┊ row 8      ┃
       ┊ row 9      ┃
       ┊ row 10     ┃
       ┊ row 11     ┃
       ┊ row 12     ┃
       ┊ row 13     ┊
       └┈row 14┈┈┈┈┈┘

      """
    ),
    (
      160.0,
      """

       ┌┈row 10┈┈┈┈┈┐
       ┊ row 11     ┊
       ┊ row 12     ┊
       ┊ row 13     ┊
       ┊ row 14     ┊
       ┊ row 15     ┃
       ┊ row 16     ┃
       ┊ row 17     ┃
       ┊ row 18     ┃
       └┈row 19┈┈┈┈┈┃

      """
    ),
  ]) func `the content is drawn at its offset, and a bar shows which part is seen`(
    offset: Double,
    form: String
  ) {
    let scrollView = list(in: CGRect(x: 8, y: 16, width: 112, height: 160), contentHeight: 320)
    let simulator = Simulator.showing { $0.addSubview(scrollView) }
    scrollView.contentOffset.y = offset
    #expect(simulator.picture().corner(16, 12) == form)
  }

  @Test func `a scroll view whose content fits has no bar`() {
    let scrollView = list(in: CGRect(x: 8, y: 16, width: 112, height: 96), contentHeight: 96)
    let simulator = Simulator.showing { $0.addSubview(scrollView) }
    #expect(
      simulator.picture().corner(16, 8) == """

         ┌┈row 0┈┈┈┈┈┈┐
         ┊ row 1      ┊
         ┊ row 2      ┊
         ┊ row 3      ┊
         ┊ row 4      ┊
         └┈row 5┈┈┈┈┈┈┘

        """
    )
  }

  @Test func `the bar keeps away from the edges by the indicator insets`() {
    let scrollView = list(in: CGRect(x: 8, y: 16, width: 112, height: 160), contentHeight: 320)
    scrollView.contentInset.bottom = 64
    scrollView.scrollIndicatorInsets.bottom = 64
    let simulator = Simulator.showing { $0.addSubview(scrollView) }
    scrollView.contentOffset.y = 224
    #expect(
      simulator.picture().corner(16, 12) == """

         ┌┈row 14┈┈┈┈┈┐
         ┊ row 15     ┊
         ┊ row 16     ┊
         ┊ row 17     ┃
         ┊ row 18     ┃
         ┊ row 19     ┃
         ┊            ┊
         ┊            ┊
         ┊            ┊
         └┈┈┈┈┈┈┈┈┈┈┈┈┘

        """
    )
  }

  @Test func `content that is wider has a bar below`() {
    let scrollView = ScrollView(frame: CGRect(x: 8, y: 16, width: 96, height: 64))
    scrollView.contentSize = CGSize(width: 192, height: 64)
    scrollView.contentOffset.x = 96
    let simulator = Simulator.showing { $0.addSubview(scrollView) }
    #expect(
      simulator.picture().corner(16, 6) == """

         ┌┈┈┈┈┈┈┈┈┈┈┐
         ┊          ┊
         ┊          ┊
         └┈┈┈┈┈━━━━━━

        """
    )
  }

  @Test func `a field at the very end of a scroll view is seen whole`() {
    let simulator = Simulator.showing { view in
      for (index, height) in [100, 104, 108, 112].enumerated() as EnumeratedSequence<[CGFloat]> {
        let scrollView = ScrollView(frame: CGRect(x: CGFloat(index) * 80, y: 16, width: 72, height: height))
        for y in [0, height - 31] {
          let field = TextField(frame: CGRect(x: 8, y: y, width: 56, height: 31))
          field.text = "ada"
          scrollView.addSubview(field)
        }
        view.addSubview(scrollView)
      }
    }
    #expect(
      simulator.picture().top(9) == """
        │                                        │
        ├┈│ada  │┐ ┌│ada  │┐ ┌│ada  │┐ ┌│ada  │┐ │
        │ └─────┘┊ ┊└─────┘┊ ┊└─────┘┊ ┊└─────┘┊ │
        │        ┊ ┊       ┊ ┊       ┊ ┊       ┊ │
        │        ┊ ┊       ┊ ┊       ┊ ┊       ┊ │
        │ │ada  │┊ ┊       ┊ ┊       ┊ ┊       ┊ │
        ├┈└─────┘┘ ┊│ada  │┊ ┊│ada  │┊ ┊│ada  │┊ │
        │          └└─────┘┘ └└─────┘┘ └└─────┘┘ │
        │                                        │
        """
    )
  }

  @Test func `a field at the very beginning of a scroll view is seen whole`() {
    let field = TextField(frame: CGRect(x: 8, y: 0, width: 80, height: 40))
    field.text = "ada"
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 8, width: 120, height: 96))
    scrollView.addSubview(field)
    let simulator = Simulator.showing { $0.addSubview(scrollView) }
    #expect(
      simulator.picture().corner(16, 4) == """

        ┈┌────────┐┈┈┈┐
         │ada     │   ┊
         └────────┘   ┊
        """
    )
  }
}
