import HeadlessUIKit
import Testing

/// Callbacks that cause themselves without end, which overflow the stack in UIKit (Z18).
@MainActor @Suite struct RecursionTests {
  /// A mistake of client code, and the text that the program stops with.
  struct Mistake: CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }
  }

  private nonisolated static let mistakes = [
    Mistake(name: "post", text: "endless recursion: again for the again observer at RecursionTests.swift:"),
    Mistake(name: "two posts", text: " -> pong for the pong observer at RecursionTests.swift:"),
    Mistake(name: "offset", text: "endless recursion: scrollViewDidScroll(_:) of EndlessScroller -> ..., "),
    Mistake(name: "action", text: "endless recursion: .valueChanged of Switch -> ..., "),
    Mistake(name: "selection", text: "textFieldDidChangeSelection of TextField"),
    Mistake(name: "keyboard", text: "becomeFirstResponder() of TextField \"B\""),
    Mistake(name: "layout", text: "endless recursion: layoutSubviews() of EndlessView -> ..., "),
    Mistake(name: "removal", text: "removeFromSuperview() of EndlessMover"),
    Mistake(name: "tint", text: "tintColorDidChange() of EndlessMover"),
    Mistake(name: "traits", text: "traitCollectionDidChange(_:) of EndlessMover"),
    Mistake(name: "constraints", text: "endless recursion: updateConstraints() of EndlessMover -> ..., "),
    Mistake(name: "load", text: "endless recursion: viewDidLoad() of EndlessLoader -> ..., "),
    Mistake(name: "zoom", text: "scrollViewDidZoom(_:) of EndlessZoomer"),
    Mistake(name: "own next", text: "endless recursion: an event to OwnNext -> ..., "),
    Mistake(name: "next of next", text: "the responder chain is a cycle: "),
  ]

  @Test(.fact("Z18"), arguments: mistakes)
  func `callbacks without end stop with their names`(mistake: Mistake) async {
    let name = mistake.name
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [name = name as String] in
      await MainActor.run { RecursionTests.make(name) }
    }
    expectTrap(result, says: mistake.text)
  }

  @Test(.fact("Z18")) func `a recursion that ends is not refused`() {
    let simulator = Simulator(device: .iPhone8)
    simulator.perform {
      var left = 1_000
      let bus = NotificationBus.default
      _ = bus.addObserver(forName: Notification.Name("again")) { _ in
        left -= 1
        if left > 0 { bus.post(name: Notification.Name("again"), object: nil) }
      }
      bus.post(name: Notification.Name("again"), object: nil)
      #expect(left == 0)
    }
  }

  // MARK: Mistakes

  private final class EndlessScroller: ScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: ScrollView) { scrollView.contentOffset.y += 1 }
  }

  private final class EndlessView: View {
    override func layoutSubviews() {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// A view that causes one of its callbacks again.
  private final class EndlessMover: View {
    var cause = ""

    override func didMoveToSuperview() {
      guard cause == "removal", let superview else { return }
      removeFromSuperview()
      superview.addSubview(self)
    }

    override func tintColorDidChange() {
      if cause == "tint" { tintColor = tintColor == .red ? .blue : .red }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      guard cause == "traits" else { return }
      overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }

    override func updateConstraints() {
      if cause == "constraints" {
        setNeedsUpdateConstraints()
        updateConstraintsIfNeeded()
      }
      super.updateConstraints()
    }
  }

  private final class EndlessLoader: ViewController {
    override func viewDidLoad() {
      view = nil
      loadViewIfNeeded()
    }
  }

  private final class EndlessZoomer: ScrollViewDelegate {
    func viewForZooming(in scrollView: ScrollView) -> View? { scrollView.subviews.first }
    func scrollViewDidZoom(_ scrollView: ScrollView) {
      scrollView.zoomScale = scrollView.zoomScale == 1 ? 2 : 1
    }
  }

  private final class SelectionDelegate: TextFieldDelegate {
    func textFieldDidChangeSelection(_ textField: TextField) {
      let start = textField.beginningOfDocument
      let end = textField.selectedTextRange?.start == start ? textField.endOfDocument : start
      textField.selectedTextRange = textField.textRange(from: end, to: end)
    }
  }

  private final class OwnNext: View {
    override var next: Responder? { self }
  }

  private final class OtherNext: View {
    var other: Responder?
    override var next: Responder? { other }
  }

  private static func make(_ name: String) {
    let simulator = Simulator(device: .iPhone8, system: "13.0")
    let controller = ViewController()
    simulator.launch(controller)
    guard let view = controller.view else { return }
    simulator.perform {
      let bus = NotificationBus.default
      let (again, pong) = (Notification.Name("again"), Notification.Name("pong"))
      switch name {
      case "post":
        _ = bus.addObserver(forName: again) { _ in bus.post(name: again, object: nil) }
        bus.post(name: again, object: nil)
      case "two posts":
        _ = bus.addObserver(forName: again) { _ in bus.post(name: pong, object: nil) }
        _ = bus.addObserver(forName: pong) { _ in bus.post(name: again, object: nil) }
        bus.post(name: again, object: nil)
      case "offset":
        let scroller = EndlessScroller()
        let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000_000)
        scroll.delegate = scroller
        scroll.contentOffset.y = 1
      case "action":
        let toggle = Switch()
        toggle.addAction(
          Action { [unowned toggle] _ in toggle.sendActions(for: .valueChanged) },
          for: .valueChanged
        )
        toggle.sendActions(for: .valueChanged)
      case "selection":
        let (field, delegate) = (TextField(), SelectionDelegate())
        view.addSubview(field)
        field.text = "text"
        field.delegate = delegate
        field.becomeFirstResponder()
        withExtendedLifetime(delegate) {}
      case "keyboard":
        let fields = ["A", "B"].map { name in
          let field = TextField()
          field.placeholder = name
          view.addSubview(field)
          return field
        }
        _ = bus.addObserver(forName: TextField.textDidBeginEditingNotification) { _ in
          (fields[0].isFirstResponder ? fields[1] : fields[0]).becomeFirstResponder()
        }
        fields[0].becomeFirstResponder()
      case "layout":
        let endless = EndlessView()
        endless.setNeedsLayout()
        endless.layoutIfNeeded()
      case "removal", "tint", "traits", "constraints":
        let mover = EndlessMover()
        mover.cause = name
        view.addSubview(mover)
        if name == "tint" { view.tintColor = .green }
        if name == "traits" { view.overrideUserInterfaceStyle = .dark }
        mover.setNeedsUpdateConstraints()
        mover.updateConstraintsIfNeeded()
      case "load":
        EndlessLoader().loadViewIfNeeded()
      case "zoom":
        let (zoomer, scroll) = (EndlessZoomer(), ScrollView(frame: view.bounds))
        scroll.addSubview(View(frame: view.bounds))
        scroll.maximumZoomScale = 3
        scroll.delegate = zoomer
        view.addSubview(scroll)
        scroll.zoomScale = 2
      case "own next":
        let own = OwnNext(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(own)
        try? simulator.user.tap(CGPoint(x: 50, y: 50))
      default:
        let (first, second) = (OtherNext(), OtherNext())
        (first.other, second.other) = (second, first)
        view.addSubview(first)
        _ = first.chain.contains { _ in false }
      }
    }
  }
}
