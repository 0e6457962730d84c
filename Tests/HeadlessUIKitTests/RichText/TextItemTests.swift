import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TextItemTests {
  /// A delegate with the methods up to iOS 16.
  private class OldDelegate: TextViewDelegate {
    var diary: [String] = []
    var allows = true
    func textView(
      _ textView: TextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: TextItemInteraction
    ) -> Bool {
      diary.append("\(interaction) \(URL) \(characterRange.location) \(characterRange.length)")
      return allows
    }
  }

  /// A delegate with the methods from iOS 17 besides.
  private final class NewDelegate: TextViewDelegate {
    var diary: [String] = []
    var answer: (Action) -> Action? = { $0 }
    func textView(_ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action) -> Action?
    {
      diary.append("primary \(name(textItem.content)) \(textItem.range.location)")
      return answer(defaultAction)
    }
    func textView(_ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu)
      -> TextItem.MenuConfiguration?
    {
      diary.append("menu \(defaultMenu.children.map(\.title))")
      return TextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
      _ textView: TextView,
      textItemMenuWillDisplayFor textItem: TextItem,
      animator: any ContextMenuInteractionAnimating
    ) { diary.append("will display") }
    func textView(
      _ textView: TextView,
      textItemMenuWillEndFor textItem: TextItem,
      animator: any ContextMenuInteractionAnimating
    ) { diary.append("will end") }
    func textView(
      _ textView: TextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: TextItemInteraction
    ) -> Bool {
      diary.append("old")
      return false
    }
    private func name(_ content: TextItem.Content) -> String {
      switch content {
      case .link(let url): "link \(url)"
      case .textAttachment: "attachment"
      case .tag(let tag): "tag \(tag)"
      }
    }
  }

  private let view = TextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))

  private func simulator(_ text: NSAttributedString, _ system: SystemVersion = "26.5") -> Simulator {
    view.isEditable = false
    view.attributedText = text
    return Simulator.displaying(view, system: system)
  }

  private func link(_ title: String = "the site") -> NSAttributedString {
    let text = NSMutableAttributedString(string: "See ", attributes: [.font: Font.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        string: title,
        attributes: [.font: Font.systemFont(ofSize: 17), .link: URL(string: "https://a.example") as Any]
      )
    )
    return text
  }

  /// Returns the middle of a character on the screen.
  private func middle(of place: Int) throws -> CGPoint {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    let rect = view.convert(view.firstRect(for: range), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test func `a tap on a link opens it, and one beside it doesn't`() throws {
    let simulator = simulator(link())
    try simulator.user.tap(middle(of: 1))
    #expect(simulator.application.openedURLs == [])
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs.map(\.absoluteString) == ["https://a.example"])
  }

  @Test func `links of a text that can be edited don't open`() throws {
    let simulator = simulator(link())
    view.isEditable = true
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs == [])
    #expect(view.isFirstResponder)
  }

  @Test(arguments: ["16.0", "18.0"] as [SystemVersion])
  func `a delegate may refuse the interaction with a link`(system: SystemVersion) throws {
    let simulator = simulator(link(), system)
    let delegate = OldDelegate()
    view.delegate = delegate
    delegate.allows = false
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs == [])
    delegate.allows = true
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs.count == 1)
    let line = "invokeDefaultAction https://a.example 4 8"
    #expect(delegate.diary == [line, line])
  }

  @Test func `from iOS 17 a delegate provides the action`() throws {
    let simulator = simulator(link())
    let delegate = NewDelegate()
    view.delegate = delegate
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs.count == 1)
    delegate.answer = { _ in nil }
    try simulator.user.tap(middle(of: 6))
    delegate.answer = { _ in Action { _ in delegate.diary.append("own") } }
    try simulator.user.tap(middle(of: 6))
    #expect(simulator.application.openedURLs.count == 1)
    let asked = "primary link https://a.example 4"
    #expect(delegate.diary == [asked, asked, asked, "own"])
  }

  @Test func `before iOS 17 a delegate's action isn't asked for`() throws {
    let simulator = simulator(link(), "16.0")
    let delegate = NewDelegate()
    view.delegate = delegate
    try simulator.user.tap(middle(of: 6))
    #expect(delegate.diary == ["old"])
  }

  @Test func `attachments and tags are items`() throws {
    let text = NSMutableAttributedString(attributedString: link("x"))
    let image = Image(named: "a.png", size: CGSize(width: 40, height: 40))
    text.append(NSAttributedString(attachment: TextAttachment(image: image)))
    text.append(NSAttributedString(string: "tagged", attributes: [.textItemTag: "t"]))
    let simulator = simulator(text)
    let delegate = NewDelegate()
    view.delegate = delegate
    try simulator.user.tap(middle(of: 5))
    try simulator.user.tap(middle(of: 8))
    #expect(delegate.diary == ["primary attachment 5", "primary tag t 6"])
  }

  @Test func `a press on a link opens its menu`() throws {
    let simulator = simulator(link())
    let delegate = NewDelegate()
    view.delegate = delegate
    let window = try #require(view.window)
    let point = try middle(of: 6)
    let element = simulator.user.textViews.element
    let offset = CGVector(dx: point.x - view.frame.minX, dy: point.y - view.frame.minY)
    try element.coordinate(withNormalizedOffset: .zero).withOffset(offset).press(forDuration: 1)
    #expect(delegate.diary == ["menu [\"Open Link\", \"Copy Link\"]", "will display"])
    try simulator.user.buttons["Open Link"].tap()
    #expect(delegate.diary.last == "will end")
    #expect(simulator.application.openedURLs.count == 1 && window.isKeyWindow)
  }

  nonisolated private static let detected: [(String, DataDetectorTypes, [String])] = [
    ("see https://a.example/b?c=d.", .link, ["https://a.example/b?c=d"]),
    ("(www.a.example), ok", .link, ["http://www.a.example"]),
    ("mail bob.b@a.example now", .link, ["mailto:bob.b@a.example"]),
    ("call +49 (30) 1234-567!", .phoneNumber, ["tel:+49301234567"]),
    ("call 555 1234 or 12", .phoneNumber, ["tel:5551234"]),
    ("on 10.0.0.255", .phoneNumber, []),
    ("call 555 1234 https://a.example", .all, ["tel:5551234", "https://a.example"]),
    ("call 555 1234 https://a.example", [], []),
  ]

  @Test(arguments: detected.indices)
  func `data detectors find web addresses, email addresses and phone numbers`(index: Int) throws {
    let (text, types, addresses) = Self.detected[index]
    view.text = text
    view.dataDetectorTypes = types
    view.isEditable = false
    let simulator = Simulator.displaying(view)
    let characters = Array(text.utf16)
    var last: String?
    var opened: [String] = []
    for place in characters.indices where characters[place] != 0x20 {
      try simulator.user.tap(middle(of: place))
      if let url = simulator.application.openedURLs.last?.absoluteString,
        simulator.application.openedURLs.count > opened.count
      {
        opened.append(url)
        last = url
      }
    }
    let distinct = opened.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(distinct == addresses && last == addresses.last)
    view.isEditable = true
    let count = simulator.application.openedURLs.count
    try simulator.user.tap(middle(of: characters.count - 2))
    #expect(simulator.application.openedURLs.count == count)
  }

  @Test func `links have the attributes of links`() {
    let simulator = simulator(link())
    view.linkTextAttributes = [.foregroundColor: Color.red, .underlineStyle: UnderlineStyle.single.rawValue]
    let svg = simulator.svg()
    #expect(svg.contains("fill=\"#ff0000\"") && svg.contains("text-decoration=\"underline\""))
    #expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }
}
