import Foundation
import HeadlessUIKit

/// A list to which the objects of a test append, in the order of the calls.
@MainActor final class Recorder {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines and removes them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records each call of its overridable methods by name, and then calls the test's closure.
final class RecordingView: View {
  let name: String
  let recorder: Recorder
  /// Called with the line that was just recorded.
  var onHook: (@MainActor (RecordingView, String) -> Void)?

  init(_ name: String, _ recorder: Recorder, frame: CGRect = .zero) {
    self.name = name
    self.recorder = recorder
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  /// Calls `work` once, at the first call of that method.
  func once(at hook: String, _ work: @escaping @MainActor (RecordingView) -> Void) {
    onHook = { view, line in
      guard line.hasPrefix("\(view.name).\(hook)") else { return }
      view.onHook = nil
      work(view)
    }
  }

  private func note(_ hook: String) {
    recorder.note("\(name).\(hook)")
    onHook?(self, "\(name).\(hook)")
  }

  private func name(of view: View?) -> String { view?.accessibilityIdentifier ?? (view == nil ? "nil" : "?") }

  override func willMove(toSuperview newSuperview: View?) {
    note("willMove(toSuperview: \(name(of: newSuperview)))")
  }
  override func didMoveToSuperview() { note("didMoveToSuperview in \(name(of: superview))") }
  override func willMove(toWindow newWindow: Window?) { note("willMove(toWindow: \(name(of: newWindow)))") }
  override func didMoveToWindow() { note("didMoveToWindow in \(name(of: window))") }
  override func didAddSubview(_ subview: View) { note("didAddSubview \(name(of: subview))") }
  override func willRemoveSubview(_ subview: View) { note("willRemoveSubview \(name(of: subview))") }
  override func layoutSubviews() { note("layoutSubviews") }
}
