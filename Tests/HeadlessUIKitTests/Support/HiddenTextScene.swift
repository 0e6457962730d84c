import HeadlessUIKit

/// A scroll view that records the requests to scroll to a rectangle.
final class AskedScrollView: ScrollView {
  private(set) var asked: [CGRect] = []
  /// A closure to call for each request.
  var note: (() -> Void)?
  /// Whether the requests have no effect.
  var ignores = false

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    asked.append(rect)
    note?()
    if !ignores { super.scrollRectToVisible(rect, animated: animated) }
  }

  /// Returns the requests since the last call.
  func take() -> [CGRect] {
    defer { asked = [] }
    return asked
  }
}

/// A text field or a text view at 500 points in the content of a scroll view of 300 x 200, with a record of
/// the scroll view's delegate calls. The content has 1000 x 1000 points.
@MainActor final class HiddenTextScene<Input: View>: ScrollViewDelegate {
  let simulator: Simulator
  let controller = ViewController()
  let scroller = AskedScrollView(frame: CGRect(x: 0, y: 20, width: 300, height: 200))
  let input: Input
  let diary = Diary()

  init(_ setup: Setup, _ input: Input) {
    simulator = setup.simulator()
    self.input = input
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 1000, height: 1000)
    scroller.delegate = self
    scroller.addSubview(input)
    controller.view.addSubview(scroller)
    simulator.launch(controller)
  }

  /// Begins editing, then scrolls to the top, so that the text is hidden.
  func edit() {
    input.becomeFirstResponder()
    hide()
  }

  /// Scrolls to the top and forgets the requests and calls before.
  func hide() {
    simulator.settle()
    scroller.contentOffset = .zero
    forget()
  }

  /// Whether a rectangle in the text's coordinates is visible; a part less than a pixel may be hidden.
  func shows(_ rect: CGRect) -> Bool {
    let (shown, visible) = (input.convert(rect, to: scroller), scroller.bounds.insetBy(dx: -0.5, dy: -0.5))
    return visible.minX <= shown.minX && shown.maxX <= visible.maxX && visible.minY <= shown.minY
      && shown.maxY <= visible.maxY
  }

  func forget() { (_, _) = (scroller.take(), diary.take()) }

  /// Records the posts of a notification.
  func record(_ name: Notification.Name, as line: String) {
    _ = simulator.notifications.addObserver(forName: name) { [diary] _ in diary.note(line) }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if diary.lines.last != "scrolls" { diary.note("scrolls") }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { diary.note("ends scrolling") }
}

extension HiddenTextScene<TextField> {
  static func field(
    _ setup: Setup = .current,
    _ frame: CGRect = CGRect(x: 10, y: 500, width: 100, height: 30),
    text: String = ""
  ) -> HiddenTextScene {
    let field = TextField(frame: frame)
    field.autocapitalizationType = .none
    field.text = text
    return HiddenTextScene(setup, field)
  }
}

extension HiddenTextScene<TextView> {
  static func textView(_ setup: Setup = .current, text: String = "") -> HiddenTextScene {
    let view = TextView(frame: CGRect(x: 10, y: 500, width: 200, height: 100))
    view.autocapitalizationType = .none
    view.text = text
    return HiddenTextScene(setup, view)
  }
}

extension Setup {
  /// A device of each era of text, with its system.
  static let textEras = [
    Setup(device: .iPhone, system: "2.0"), Setup(device: .iPhone3G, system: "2.2.1"),
    Setup(device: .iPhone3GS, system: "3.1.3"), classic, Setup(device: .iPhone4, system: "5.1.1"),
    Setup(device: .iPhone4, system: "6.1.3"), Setup(device: .iPhone4, system: "7.1.2"),
    Setup(device: .iPhone6, system: "8.4"), Setup(device: .iPhone6, system: "9.3"), current,
    Setup(device: .iPhone16, system: "26.0"),
  ]
}
