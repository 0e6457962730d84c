import HeadlessUIKit
import Testing

/// The section of errors about earlier events.
@MainActor @Suite struct BackstoryTests {
  /// A controller with method names that the package uses too.
  private final class WillController: ViewController {
    func handlePan(_ pan: PanGestureRecognizer) {}
    func takeTap(_ tap: TapGestureRecognizer) {}
  }

  /// A recognizer whose name begins like those of the package's recognizers in texts.
  private final class TextTapCounter: TapGestureRecognizer {}

  private func story(_ scene: ErrorScene) -> [String] {
    let hidden = scene.addButton()
    hidden.isHidden = true
    let error = #expect(throws: InteractionError.self) { try scene.user.tap(hidden) }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    guard let heading = lines.firstIndex(where: { $0.hasPrefix("  What happened before") }) else { return [] }
    return lines[(heading + 1)...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  @Test func `a program's methods and classes are counted under any name`() throws {
    let scene = ErrorScene()
    let controller = WillController()
    let pad = scene.add(View(), "pad", CGRect(0, 300, 320, 100))
    let (tap, pan) = (TextTapCounter(), PanGestureRecognizer())
    tap.addTarget(controller, action: MethodSelector("takeTap", WillController.takeTap))
    pan.addTarget(controller, action: MethodSelector("handlePan", WillController.handlePan))
    pad.addGestureRecognizer(tap)
    pad.addGestureRecognizer(pan)
    scene.simulator.log.removeAll()
    try scene.user.tap(pad)
    try scene.user.touch(
      along: [
        FingerPath(from: CGPoint(x: 20, y: 350)).moving(to: CGPoint(x: 60, y: 350), over: .milliseconds(10))
      ]
    )
    #expect(
      story(scene) == [
        "0.050 s  TextTapCounter: ended",
        "0.050 s  WillController: performs takeTap",
        "0.050 s  View \"pad\": touchesBegan at (20, 350)",
        "0.060 s  PanGestureRecognizer: began",
        "0.060 s  WillController: performs handlePan",
        "0.060 s  PanGestureRecognizer: ended",
        "0.060 s  WillController: performs handlePan",
      ]
    )
    scene.simulator.log.removeAll()
    scene.controller.present(controller, animated: false)
    #expect(story(scene).contains { $0.hasSuffix("ViewController: presents WillController") })
  }

  @Test func `the toolkit's own actions for a field or a scroll view are reported by their effects`() throws {
    let scene = ErrorScene()
    let form = scene.add(ScrollView(), "form", CGRect(0, 0, 320, 460))
    form.contentSize = CGSize(width: 320, height: 900)
    let field = scene.add(TextField(), "Username", CGRect(20, 40, 280, 31), to: form)
    scene.simulator.log.removeAll()
    try scene.user.tap(field)
    scene.user.swipeBack()
    let story = story(scene)
    #expect(story.contains("0.050 s  TextField \"Username\": is first responder"))
    #expect(!story.contains { $0.contains("takeTap") || $0.contains("TextTap") || $0.contains("handlePan") })
  }
}
