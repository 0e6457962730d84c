import HeadlessUIKit
import Testing

/// The equality of objects, most of which are equal only to themselves.
@MainActor @Suite struct ObjectEqualityTests {
  private let simulator = Simulator()

  private func areDistinct<Object: AnyObject & Hashable>(_ one: Object, _ other: Object) -> Bool {
    one == one && one != other && Set([one, other, one]).count == 2
  }

  @Test(.fact("U90")) func `two objects of a class are not equal`() {
    simulator.perform {
      #expect(areDistinct(BarButtonItem(), BarButtonItem()))
      #expect(areDistinct(NavigationItem(title: "a"), NavigationItem(title: "a")))
      #expect(areDistinct(Action { _ in }, Action { _ in }))
      #expect(areDistinct(Menu(title: "a", children: []), Menu(title: "a", children: [])))
      #expect(areDistinct(AlertAction(title: "a", style: .default), AlertAction(title: "a", style: .default)))
      #expect(areDistinct(Layer(), Layer()))
      #expect(areDistinct(CollectionViewFlowLayout(), CollectionViewFlowLayout()))
      #expect(areDistinct(LayoutGuide(), LayoutGuide()))
      #expect(
        areDistinct(
          ViewPropertyAnimator(duration: 1, curve: .linear),
          ViewPropertyAnimator(duration: 1, curve: .linear)
        )
      )
      let (one, other) = (ViewController(), ViewController())
      #expect(one.presentationController.map { $0 == $0 && $0 != other.presentationController } == true)
      #expect(Set([simulator.screen, simulator.screen]).count == 1)
    }
  }

  @Test(.fact("U90")) func `positions and ranges of a text are equal by value`() throws {
    let field = TextField()
    field.text = "abc"
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let same = try #require(field.position(from: field.endOfDocument, offset: -1))
    #expect(position == same && position !== same && position != field.endOfDocument)
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: position))
    let equal = try #require(field.textRange(from: field.beginningOfDocument, to: same))
    #expect(range == equal && Set([range, equal]).count == 1)
    #expect(range != field.textRange(from: position, to: field.endOfDocument))
    #expect(TextPosition() != TextPosition())
  }

  @Test(.fact("U90")) func `layout attributes are equal by value`() {
    let (one, other) = (
      CollectionViewLayoutAttributes(forCellWith: [0, 1]),
      CollectionViewLayoutAttributes(forCellWith: [0, 1])
    )
    #expect(one == other && one.hashValue == other.hashValue)
    other.alpha = 0.5
    #expect(one != other)
  }
}
