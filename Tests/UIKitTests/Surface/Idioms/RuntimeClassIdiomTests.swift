import HeadlessUIKit
import Testing
import UIKit

private class Card: UIView {
  let title: String
  override init(frame: CGRect) {
    title = "card"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class IconButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class PersonCell: UITableViewCell {
  let made: String
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    made = reuseIdentifier ?? "none"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Detail: UIViewController {
  let made: String
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    made = "detail"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Fade: UIStoryboardSegue {
  private(set) var performed = 0
  override func perform() { performed += 1 }
}

private final class Grid: UICollectionViewFlowLayout {}
private final class RingLayer: CALayer {
  var layouts = 0
  override func layoutSublayers() {
    layouts += 1
    super.layoutSublayers()
  }
}

private final class Ring: UIView {
  var layouts = 0
  override class var layerClass: AnyClass { RingLayer.self }
  override func layoutSubviews() { layouts += 1 }
}

/// A controller with a view of a class that is known at run time, as libraries declare it.
private final class Hosting<Content: UIView, Child: UIViewController>: UIViewController {
  let content = Content()
  let child = Child(nibName: nil, bundle: nil)
}

@MainActor private func make<T: UIView>(_ type: T.Type) -> T {
  T(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}
@MainActor private func makeEmpty<T: UIView>(_ type: T.Type = T.self) -> T { T() }

/// Objects of classes that only the run time knows, which iOS creates with the initializers of imported
/// classes.
@MainActor @Suite struct RuntimeClassIdiomTests {
  private let simulator = Simulator()

  @Test func `views are created by their classes' own initializers`() {
    #expect(make(Card.self).title == "card")
    #expect(make(Card.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(makeEmpty(UILabel.self).frame == .zero)
    #expect(makeEmpty(PersonCell.self).made == "none")
    let types: [UIView.Type] = [Card.self, UILabel.self, PersonCell.self, IconButton.self]
    #expect(types.map { "\(type(of: $0.init()))" } == ["Card", "Label", "PersonCell", "IconButton"])
    let cell: UITableViewCell.Type = PersonCell.self
    #expect((cell.init(style: .subtitle, reuseIdentifier: "a") as? PersonCell)?.made == "a")
    #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).frame.height == 60)
    let button: UIButton.Type = IconButton.self
    #expect(button.init(type: .custom) is IconButton)
    #expect(IconButton(type: .custom).frame == .zero)
  }

  @Test func `controllers, segues and layouts are created by their classes' own initializers`() {
    let hosting = Hosting<Card, Detail>()
    #expect(hosting.content.title == "card" && hosting.child.made == "detail")
    let types: [UIViewController.Type] = [Detail.self, UIViewController.self]
    #expect(types.map { "\(type(of: $0.init()))" } == ["Detail", "ViewController"])
    let segue: UIStoryboardSegue.Type = Fade.self
    let made = segue.init(identifier: "fade", source: hosting, destination: hosting.child)
    made.perform()
    #expect((made as? Fade)?.performed == 1 && made.identifier == "fade")
    let layout: UICollectionViewLayout.Type = Grid.self
    #expect(layout.init() is Grid)
    let navigation: UINavigationController.Type = UINavigationController.self
    #expect(navigation.init(rootViewController: hosting).viewControllers == [hosting])
  }

  @Test func `a view has a layer of the app's class, which lays out the view`() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let layer = ring.layer as? RingLayer
    simulator.window.addSubview(ring)
    simulator.settle()
    #expect(layer?.layouts == 1 && ring.layouts == 1)
    layer?.setNeedsLayout()
    layer?.layoutIfNeeded()
    #expect(layer?.layouts == 2 && ring.layouts == 2)
  }
}
