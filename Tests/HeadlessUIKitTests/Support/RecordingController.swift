import Foundation
import HeadlessUIKit

/// A controller that records its callbacks: `A.viewWillAppear`.
@MainActor class RecordingController: ViewController {
  let name: String
  let recorder: Recorder
  /// Whether loading and layout are recorded too.
  var recordsAll = false
  /// The closures to call inside callbacks, by callback name.
  var during: [String: () -> Void] = [:]

  init(_ name: String, _ recorder: Recorder, recordsAll: Bool = false) {
    self.name = name
    self.recorder = recorder
    self.recordsAll = recordsAll
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override var debugName: String { name }

  private func record(_ event: String) {
    recorder.note("\(name).\(event)")
    during[event]?()
  }

  override func viewDidLoad() { if recordsAll { record("viewDidLoad") } }
  override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { if recordsAll { record("viewIsAppearing") } }
  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
  override func viewWillLayoutSubviews() { if recordsAll { record("viewWillLayoutSubviews") } }
  override func viewDidLayoutSubviews() { if recordsAll { record("viewDidLayoutSubviews") } }
}

/// Expands short lists of controllers' callbacks.
@MainActor
func heard(_ lines: String...) -> [String] {
  lines.map { line in
    let parts = line.split(separator: ".")
    return "\(parts[0]).view\(parts[1])"
  }
}
