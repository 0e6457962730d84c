import HeadlessUIKit
import Testing
import UIKit

/// Members that typical iOS source overrides or uses, in its own words.
@MainActor @Suite struct MemberSurfaceTests {
  private let simulator = Simulator(device: .iPhoneX, system: "15.0")

  // MARK: Views

  private final class SpyView: UIView {
    var calls: [String] = []

    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var layoutMargins: UIEdgeInsets {
      didSet { calls.append("margins \(layoutMargins.top)") }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      didSet { calls.append("directional \(directionalLayoutMargins.leading)") }
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      didSet { calls.append("translates \(translatesAutoresizingMaskIntoConstraints)") }
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("constraint")
      super.addConstraint(constraint)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      calls.append("hugging \(priority.rawValue)")
      super.setContentHuggingPriority(priority, for: axis)
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("add recognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("remove recognizer")
      super.removeGestureRecognizer(gestureRecognizer)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
      calls.append("tag \(tag)")
      return super.viewWithTag(tag)
    }
  }

  @Test(.fact("U96"))
  func `overrides of a view are called in the order of an app's calls, and see its state`() {
    let spy = SpyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.tag = 7
    spy.addSubview(child)
    spy.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    spy.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 9, bottom: 1, trailing: 1)
    spy.translatesAutoresizingMaskIntoConstraints = false
    spy.addConstraints([
      spy.widthAnchor.constraint(equalToConstant: 50), spy.heightAnchor.constraint(equalToConstant: 60),
    ])
    spy.setContentHuggingPriority(.required, for: .horizontal)
    let tap = UITapGestureRecognizer()
    spy.addGestureRecognizer(tap)
    #expect(spy.gestureRecognizers == [tap])
    spy.removeGestureRecognizer(tap)
    #expect(spy.gestureRecognizers == nil)
    #expect(spy.viewWithTag(7) === child)
    #expect(spy.contentHuggingPriority(for: .horizontal) == .required)
    #expect(spy.constraints.count == 2)
    #expect(
      spy.calls == [
        "margins 5.0", "margins 1.0", "directional 9.0", "translates false", "constraint", "constraint",
        "hugging 1000.0", "add recognizer", "remove recognizer", "tag 7",
      ]
    )
  }

  @Test(.fact("U96")) func `layout uses the view's own safe area, also with an overridden property`() {
    let controller = UIViewController()
    let spy = SpyView(frame: .zero)
    controller.view = spy
    simulator.launch(controller)
    #expect(spy.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(spy.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  private final class SpyScrollView: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0) }
  }

  private final class Cell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
  }

  private final class Header: UITableViewHeaderFooterView {
    override var reuseIdentifier: String? { "header" }
  }

  private final class Item: UICollectionViewCell {
    override var reuseIdentifier: String? { "item" }
  }

  @Test(.fact("U96")) func `the insets of a scroll view and the names for reuse can be overridden`() {
    let scrollView = SpyScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scrollView.adjustedContentInset.top == 11)
    scrollView.contentSize = CGSize(width: 100, height: 300)
    #expect(scrollView.contentOffset == .zero)
    #expect(Cell(style: .default, reuseIdentifier: "other").reuseIdentifier == "own")
    #expect(Header(reuseIdentifier: nil).reuseIdentifier == "header")
    #expect(Item(frame: .zero).reuseIdentifier == "item")
  }

  // MARK: Controllers

  private final class Controller: UIViewController {
    var calls: [String] = []

    override var view: UIView! {
      didSet { calls.append("view \(view.tag)") }
    }
    override func loadView() {
      let view = UIView()
      view.tag = 3
      self.view = view
    }
    override func viewDidLoad() { calls.append("did load") }
  }

  @Test(.fact("U96")) func `an override of view is called when the view is set`() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["view 3", "did load"])
  }

  // MARK: Text

  private final class SpyField: UITextField {
    var calls: [String] = []

    override var attributedText: NSAttributedString? {
      didSet { calls.append("text \(text ?? "")") }
    }
    override var attributedPlaceholder: NSAttributedString? {
      didSet { calls.append("placeholder \(placeholder ?? "")") }
    }
    override var isEditing: Bool { true }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func replace(_ range: UITextRange, withText text: String) {
      calls.append("replace \(text)")
      super.replace(range, withText: text.uppercased())
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      calls.append("mark \(markedText ?? "")")
      super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { "nobody" }
  }

  @Test(.fact("U96")) func `overrides of a text field are called, and change the app's view of it`() throws {
    let field = SpyField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.attributedText = NSAttributedString(string: "abc")
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.selectionRects(for: all).isEmpty)
    #expect(field.closestPosition(to: .zero) == field.endOfDocument)
    field.replace(all, withText: "x")
    field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
    field.copy(nil)
    field.paste(nil)
    #expect(field.calls == ["text abc", "placeholder Name", "replace x", "mark y", "copy", "paste"])
    #expect(field.text == "Xy")
    #expect(field.isEditing && !field.isFirstResponder)
    #expect(field.target(forAction: Selector("tap", SpyField.copy), withSender: nil) as? String == "nobody")
  }

  private final class Place: UITextPosition {}

  private final class Span: UITextRange {
    let place = Place()
    override var start: UITextPosition { place }
    override var end: UITextPosition { place }
    override var isEmpty: Bool { true }
  }

  @Test(.fact("U96")) func `a range of an app's text input is a subclass with its own ends`() {
    let span = Span()
    #expect(span.start === span.place && span.end === span.place && span.isEmpty)
  }

  // MARK: Members that programs use

  @Test(.fact("U97")) func `a page view controller has its pages at the distance of the option`() throws {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20]
    )
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    simulator.launch(pages)
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(first.view.frame == CGRect(x: -375 - 20, y: 0, width: 375, height: 812))
    simulator.settle()
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  private final class Commands: UIViewController {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    func save() { count += 1 }
  }

  @Test(.fact("U97")) func `a controller's added key commands are performed until they are removed`() throws {
    let controller = Commands()
    let command = UIKeyCommand(
      input: "s",
      modifierFlags: .command,
      action: Selector("save", Commands.save)
    )
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    simulator.launch(controller)
    controller.becomeFirstResponder()
    simulator.keyboard.isHardwareKeyboardConnected = true
    try simulator.user.typeKey("s", modifierFlags: .command)
    #expect(controller.count == 1)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
    try simulator.user.typeKey("s", modifierFlags: .command)
    #expect(controller.count == 1)
  }

  @Test(.fact("U97")) func `a bar button item's label and identifier are those of its button`() throws {
    let controller = UIViewController()
    var taps = 0
    let item = UIBarButtonItem(title: "+", primaryAction: UIAction { _ in taps += 1 })
    item.accessibilityLabel = "Add"
    item.accessibilityIdentifier = "add"
    controller.navigationItem.rightBarButtonItem = item
    simulator.launch(UINavigationController(rootViewController: controller))
    try simulator.user.buttons["Add"].tap()
    #expect(taps == 1)
    item.accessibilityLabel = nil
    try simulator.user.buttons["+"].tap()
    #expect(taps == 2)
  }

  @Test(.fact("U97")) func `the application supports its orientations in each window`() {
    let application = simulator.application
    #expect(application.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    application.supportedInterfaceOrientations = .portrait
    #expect(application.supportedInterfaceOrientations(for: application.windows.first) == .portrait)
  }
}
