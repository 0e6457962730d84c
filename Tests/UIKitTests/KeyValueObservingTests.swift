import Foundation
import HeadlessUIKit
import Testing
import UIKit

private final class Watcher: NSObject {
  var changes: [String] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey].map { "\($0)" } ?? "-", change?[.newKey].map { "\($0)" } ?? "-")
    changes.append("\(keyPath ?? "nil") \(old) \(new)\(context == nil ? "" : " with context")")
  }

  @MainActor static func register(_ module: SourceModule) {
    module.add(Watcher.self, "Watcher").observer {
      $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
    }
  }
}

/// An observer that removes itself when it is deallocated.
private final class LeavingWatcher: NSObject {
  private let page: Page
  private let note: () -> Void

  init(_ page: Page, _ note: @escaping () -> Void) {
    (self.page, self.note) = (page, note)
    super.init()
    page.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
  }

  deinit { page.removeObserver(self, forKeyPath: "contentOffset") }

  @MainActor static func register(_ module: SourceModule) {
    module.add(LeavingWatcher.self, "LeavingWatcher").observer { watcher, _, _, _, _ in watcher.note() }
  }
}

private final class PlainView: UIView {}

/// A class whose subclass of `UIScrollView` has key paths with a root of its own.
private final class Page: UIScrollView {}

@MainActor @Suite struct KeyValueObservingTests {
  private let simulator = Simulator()
  private let watcher = Watcher()

  init() { Watcher.register(SourceModule(name: "UIKitTests")) }

  @Test("A view's geometry is observed by the property that is set")
  func geometry() {
    let view = PlainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect] = []
    var centers: [CGPoint] = []
    let observations = [
      view.observe(\.frame, options: .new) { _, change in frames.append(change.newValue ?? .null) },
      view.observe(\.center, options: .old) { _, change in centers.append(change.oldValue ?? .zero) },
    ]
    view.frame.origin.x = 20
    view.center = CGPoint(x: 5, y: 5)
    view.bounds.size.width = 30
    #expect(frames == [CGRect(x: 20, y: 0, width: 10, height: 10)])
    #expect(centers == [CGPoint(x: 25, y: 5)])
    for observation in observations { observation.invalidate() }
    view.frame = .zero
    #expect(frames.count == 1)
  }

  @Test("Constraints set the bounds and the center, and autoresizing sets the frame")
  func layout() {
    let controller = UIViewController()
    simulator.launch(controller)
    let (governed, resized) = (PlainView(), PlainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    governed.translatesAutoresizingMaskIntoConstraints = false
    resized.autoresizingMask = .flexibleWidth
    controller.view.addSubview(governed)
    controller.view.addSubview(resized)
    var keys: [String] = []
    let observations = [(governed, "governed"), (resized, "resized")].flatMap { view, name in
      [
        view.observe(\.frame) { _, _ in keys.append("\(name) frame") },
        view.observe(\.bounds) { _, _ in keys.append("\(name) bounds") },
        view.observe(\.center) { _, _ in keys.append("\(name) center") },
      ]
    }
    let width = governed.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, governed.heightAnchor.constraint(equalToConstant: 50),
      governed.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      governed.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    simulator.settle()
    #expect(Set(keys) == ["governed bounds", "governed center"])
    keys = []
    controller.view.frame.size.width += 10
    simulator.settle()
    #expect(keys == ["resized frame"])
    withExtendedLifetime(observations) {}
  }

  @Test("A scroll view's offset and content size are observed, also in an animation and a drag")
  func scrolling() throws {
    let controller = UIViewController()
    simulator.launch(controller)
    let page = Page(frame: controller.view.bounds)
    page.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(page)
    var events: [String] = []
    let observations = [
      page.observe(\.contentSize, options: [.old, .new]) { _, change in
        events.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
      },
      page.observe(\.contentOffset, options: .new) { page, change in
        events.append(change.newValue == page.contentOffset ? "offset" : "late")
      },
    ]
    page.contentSize = CGSize(width: 10, height: 5000)
    #expect(events == ["size 0.0 5000.0"])
    page.contentOffset.y = 100
    #expect(events == ["size 0.0 5000.0", "offset"])
    page.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    simulator.settle()
    let animated = events.count
    #expect(animated > 10 && !events.contains("late"))
    try simulator.user.scrollViews.firstMatch.swipeUp()
    simulator.settle()
    #expect(events.count > animated)
    withExtendedLifetime(observations) {}
  }

  @Test("A control's states are observed, the alpha and the visibility of a view too")
  func states() {
    let button = UIButton(type: .system)
    var events: [String] = []
    let observations = [
      button.observe(\.isEnabled, options: .new) { events.append("enabled \($1.newValue ?? true)") },
      button.observe(\.isSelected, options: .new) { events.append("selected \($1.newValue ?? false)") },
      button.observe(\.isHighlighted, options: .old) { events.append("highlighted \($1.oldValue ?? true)") },
      button.observe(\.isHidden) { button, _ in events.append("hidden \(button.isHidden)") },
    ]
    let alpha = button.observe(\.alpha, options: [.initial, .new]) {
      events.append("alpha \($1.newValue ?? -1)")
    }
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    button.isHidden = true
    button.alpha = 0.5
    #expect(
      events == [
        "alpha 1.0", "enabled false", "selected true", "highlighted false", "hidden true", "alpha 0.5",
      ]
    )
    withExtendedLifetime((observations, alpha)) {}
  }

  @Test("An observer receives the changes of keys until it is removed")
  func observers() {
    let view = UIView()
    let page = Page()
    var context = 0
    view.addObserver(watcher, forKeyPath: "alpha", options: [.old, .new], context: nil)
    page.addObserver(watcher, forKeyPath: "contentOffset", options: [.initial, .new], context: &context)
    view.alpha = 0.25
    page.contentOffset.y = 3
    view.removeObserver(watcher, forKeyPath: "alpha")
    page.removeObserver(watcher, forKeyPath: "contentOffset", context: &context)
    view.alpha = 1
    #expect(
      watcher.changes == [
        "contentOffset - CGPoint(x: 0.0, y: 0.0) with context", "alpha 1.0 0.25",
        "contentOffset - CGPoint(x: 0.0, y: 3.0) with context",
      ]
    )
  }

  @Test("An observer can remove itself when it is deallocated")
  func deallocation() {
    LeavingWatcher.register(SourceModule(name: "UIKitTests"))
    let page = Page()
    var count = 0
    var watcher: LeavingWatcher? = LeavingWatcher(page) { count += 1 }
    page.contentOffset.y = 3
    #expect(count == 1)
    withExtendedLifetime(watcher) {}
    watcher = nil
    page.contentOffset.y = 4
    #expect(count == 1)
  }

  @Test("Key-value coding knows the keys of the toolkit, with and without the getter's prefix")
  func coding() {
    let field = UITextField()
    field.setValue("a", forKey: "text")
    field.setValue(true, forKey: "hidden")
    field.setValue(6, forKeyPath: "layer.cornerRadius")
    #expect(field.value(forKey: "text") as? String == "a")
    #expect(field.value(forKey: "isHidden") as? Bool == true)
    #expect(field.layer.cornerRadius == 6)
    let toolbar = UIToolbar()
    let selector = Selector("setInputAccessoryView:")
    #expect(field.responds(to: selector) && UITextView().responds(to: selector))
    #expect(!UILabel().responds(to: selector))
    field.perform(selector, with: toolbar)
    #expect(field.inputAccessoryView === toolbar)
  }
}
