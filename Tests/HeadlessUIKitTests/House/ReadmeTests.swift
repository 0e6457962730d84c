import Foundation
import HeadlessUIKit
import Testing

/// Compares the README with its program's source and output.
@Suite struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: TestFiles.package.appending(path: path), encoding: .utf8)
  }

  @Test func `the program in the README is the example FirstLook`() throws {
    let source = try text("Examples/FirstLook/main.swift")
    let body = try #require(source.components(separatedBy: "except for the lines with `output`.\n\n").last)
    let lines = body.components(separatedBy: "\n").filter { !$0.contains("output.") }
    let program = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(try text("README.md").contains("```swift\nimport HeadlessUIKit\n\n\(program)\n```"))
  }

  @Test func `the audit in the README is that of the form that drifts`() throws {
    let golden = try text("Tests/HeadlessUIKitTests/Golden/audit-drift.txt")
    #expect(try text("README.md").contains("```\n\(golden)```"))
  }

  @Test func `the output in the README is what FirstLook prints`() throws {
    let golden = try text("Tests/HeadlessUIKitTests/Golden/FirstLook.txt")
    #expect(try text("README.md").contains("```\n\(golden)```"))
  }

  @Test @MainActor func `the program in the README prints the numbers in the README on today's device`()
    throws
  {
    let simulator = Simulator()
    let form = ViewController()
    let username = TextField(frame: CGRect(x: 20, y: 360, width: 280, height: 31))
    username.placeholder = "Username"
    form.view.addSubview(username)
    simulator.launch(form)
    try simulator.user.tap(username)
    try simulator.user.type("ada")
    let bottom = username.convert(username.bounds, to: nil).maxY
    let line = "field bottom \(bottom), keyboard top \(simulator.keyboard.frame.minY)"
    #expect(try text("README.md").contains("`\(line)`"))
    #expect(
      try text("README.md").contains(
        "`Simulator()`, an \(simulator.device.name) with iOS \(simulator.system)"
      )
    )
  }

  @Test func `the README shows each picture that an example or a test draws, and no other`() throws {
    let folder = TestFiles.package.appending(path: "Documentation/Pictures")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let shown = try text("README.md").matches(of: /Documentation\/Pictures\/([A-Za-z0-9-]+\.(?:svg|png))/)
    #expect(Set(shown.map { String($0.output.1) }) == files)
    let drawn: Set = [
      "FirstLook.svg", "BackgroundTap-1.svg", "DoneOnExit-1.svg", "ScrollableForm-1.svg",
      "ScrollableForm-2.svg", "ScrollableForm-3.svg", "NumberPadDone-1.svg", "NumberPadDone-2.svg",
      "OffsetRestoring-1.svg", "SlidingThirds-1.svg", "SlidingThirds-2.svg", "DonePad-1.svg",
      "PassingData-1.svg", "ContentInsets-1.svg", "ContentInsets-2.svg",
      "KeyboardAware-1.svg", "KeyboardAware-2.svg", "Controls.svg", "Conditions.svg",
      // A browser's picture of a trace.
      "Trace.png",
    ]
    #expect(files == drawn)
  }
}
