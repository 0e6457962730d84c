import Foundation
import Testing

/// The groups of folders in ViewTree, in the order of ARCHITECTURE.md. A group may use the types of the
/// groups before it.
@SourceReader @Suite struct GroupTests {
  /// The groups, each with all types of later groups that it names: the application, superclasses, and in
  /// `Tree` the features whose state a view stores.
  private static let groups: [(name: String, laterTypes: Set<String>)] = [
    (
      "Tree",
      [
        "LayoutConstraint", "LayoutContent", "LayoutEngine", "LayoutFitting", "LayoutPriority", "LayoutState",
        "MarginRule", "KeyboardLayoutGuide", "SubviewChange", "GestureRecognizer", "Color", "Layer",
        "LayerOwner",
        "Traits",
        "TraitChanges", "TraitCollection", "PropertyAnimation", "KeyboardTypingTarget", "ViewController",
        "InterfaceOrientation", "AccessibilityTraits", "Application", "TextInputAssistantItem",
        "ToolkitClasses",
        "WindowScene", "SemanticContentAttribute", "RecordedDrawing",
      ]
    ),
    ("Layout", ["Application"]),
    ("Input", ["Application", "Color", "ViewController", "ViewAnimatingPosition"]),
    ("Looks", ["LayerMotion", "LayerValue", "Application"]),
    ("Animation", ["Application"]),
    (
      "Text",
      ["Button", "Control", "ScrollView", "ScrollViewDelegate", "Application", "InputSystem", "Pasteboard"]
    ),
    ("Controls", ["Application"]),
    (
      "Scrolling",
      ["ViewController", "NavigationController", "SegueTemplate", "Nib", "Application", "InputSystem"]
    ),
    ("Controllers", ["Application", "Pasteboard", "StatusBarAnimation", "StatusBarStyle"]),
    ("Program", []),
  ]

  private static var root: URL { TestFiles.package.appending(path: "Sources/ViewTree") }

  /// Returns the code of a group's files without comments and texts.
  private static func code(of group: String) throws -> String {
    let files = FileManager.default.enumerator(
      at: root.appending(path: group),
      includingPropertiesForKeys: nil
    )
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try sources.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
      .replacing(/"""[\s\S]*?"""/, with: "")
      .replacing(/\/\/.*/, with: "")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "")
  }

  private static func types(declaredIn code: String, nested: Bool) -> Set<String> {
    let words = "(?:public|package|open|final|private|fileprivate|indirect|nonisolated|@\\w+(?:\\([^)]*\\))?)"
    let indentation = nested ? " *" : ""
    let pattern = "(?m)^\(indentation)(?:\(words)\\s+)*(?:class|struct|enum|protocol|actor) (\\w+)"
    guard let regex = try? Regex(pattern, as: (Substring, Substring).self) else { return [] }
    return Set(code.matches(of: regex).map { String($0.output.1) })
  }

  @Test func `the folders of the view tree are the groups`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
    #expect(folders.sorted() == Self.groups.map(\.name).sorted())
  }

  @Test func `a group names types of later groups only where they are listed`() throws {
    let codes = try Self.groups.map { try Self.code(of: $0.name) }
    let declared = codes.map { Self.types(declaredIn: $0, nested: false) }
    for (place, group) in Self.groups.enumerated() {
      let own = Self.types(declaredIn: codes[place], nested: true)
      let later = declared[(place + 1)...].reduce(Set()) { $0.union($1) }.subtracting(own)
      let names = Set(codes[place].matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.output.1) })
      #expect(names.intersection(later) == group.laterTypes, "in \(group.name)")
    }
  }

  @Test func `the drawing of the architecture names the groups in their order`() throws {
    let text = try String(contentsOf: TestFiles.package.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let places = Self.groups.compactMap { text.range(of: "| `\($0.name)` |")?.lowerBound }
    #expect(places.count == Self.groups.count)
    #expect(places == places.sorted())
  }
}
