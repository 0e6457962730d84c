import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct PasteboardItemTests {
  private let simulator = Simulator()

  private func general() -> Pasteboard { simulator.perform { Pasteboard.general } }

  @Test func `items have values by type`() throws {
    let pasteboard = general()
    let url = try #require(URL(string: "https://example.org"))
    pasteboard.items = [
      ["public.utf8-plain-text": "one", "org.example.own": Data([1])], ["public.url": url],
    ]
    #expect(pasteboard.numberOfItems == 2 && pasteboard.string == "one" && pasteboard.url == url)
    #expect(pasteboard.types == ["org.example.own", "public.utf8-plain-text"])
    #expect(pasteboard.contains(pasteboardTypes: ["org.example.own"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.url"]))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["public.url"]) == [1])
    #expect(pasteboard.types(forItemSet: [1]) == [["public.url"]] && pasteboard.types(forItemSet: [2]) == nil)
    #expect(pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: [1]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
    #expect(pasteboard.data(forPasteboardType: "org.example.own", inItemSet: nil) == [Data([1])])
    pasteboard.addItems([["public.utf8-plain-text": "two"]])
    #expect(pasteboard.strings == ["one", "two"])
    pasteboard.setValue("three", forPasteboardType: "org.example.own")
    #expect(pasteboard.value(forPasteboardType: "org.example.own") as? String == "three")
    #expect(!pasteboard.hasStrings && pasteboard.numberOfItems == 1)
    pasteboard.setData(Data([2]), forPasteboardType: "a")
    #expect(pasteboard.values(forPasteboardType: "a", inItemSet: nil) as? [Data] == [Data([2])])
  }

  @Test func `images, colors and URLs have types of their own`() throws {
    let pasteboard = general()
    let image = GraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    pasteboard.image = image
    #expect(pasteboard.image === image && pasteboard.hasImages && pasteboard.images?.count == 1)
    pasteboard.colors = [.red, .blue]
    #expect(pasteboard.color == .red && pasteboard.hasColors && !pasteboard.hasImages)
    let url = try #require(URL(string: "https://example.org"))
    pasteboard.urls = [url]
    #expect(pasteboard.hasURLs && pasteboard.urls == [url] && pasteboard.colors == nil)
    pasteboard.url = nil
    #expect(pasteboard.numberOfItems == 0 && !pasteboard.hasURLs)
  }

  @Test func `a change is posted with the types that it adds and removes`() {
    let pasteboard = general()
    var posts: [String] = []
    _ = simulator.notifications.addObserver(forName: Pasteboard.changedNotification, object: pasteboard) {
      let added = $0.userInfo?[Pasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = $0.userInfo?[Pasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      posts.append("+\(added) -\(removed)")
    }
    pasteboard.string = "a"
    pasteboard.string = "b"
    pasteboard.color = .red
    #expect(
      posts == [
        "+[\"public.utf8-plain-text\"] -[]", "+[] -[]",
        "+[\"com.apple.uikit.color\"] -[\"public.utf8-plain-text\"]",
      ]
    )
  }

  @Test func `content expires at its date unless it has changed`() {
    let pasteboard = general()
    let date = Date(timeIntervalSinceReferenceDate: 10)
    let item = ["public.utf8-plain-text": "secret"]
    pasteboard.setItems([item], options: [.expirationDate: date, .localOnly: true])
    simulator.advance(by: .seconds(9))
    #expect(pasteboard.string == "secret")
    simulator.advance(by: .seconds(2))
    #expect(pasteboard.string == nil)
    pasteboard.setItems([item], options: [.expirationDate: Date(timeIntervalSinceReferenceDate: 20)])
    pasteboard.string = "other"
    simulator.advance(by: .seconds(20))
    #expect(pasteboard.string == "other")
  }

  @Test func `pasteboards of the app share their content by name`() throws {
    try simulator.perform {
      #expect(Pasteboard(name: .init("notes"), create: false) == nil)
      let one = try #require(Pasteboard(name: .init("notes"), create: true))
      one.string = "a"
      #expect(Pasteboard(name: .init("notes"), create: false)?.string == "a" && one.name.rawValue == "notes")
      #expect(Pasteboard.general.string == nil)
      let unique = Pasteboard.withUniqueName()
      #expect(unique.name != Pasteboard.withUniqueName().name)
      var removed: [Pasteboard.Name] = []
      _ = simulator.notifications.addObserver(forName: Pasteboard.removedNotification) {
        if let pasteboard = $0.object as? Pasteboard { removed.append(pasteboard.name) }
      }
      Pasteboard.remove(withName: .init("notes"))
      Pasteboard.remove(withName: .general)
      #expect(removed == [.init("notes")] && one.string == nil)
      #expect(Pasteboard(name: .init("notes"), create: false) == nil)
      Pasteboard.general.string = "b"
      #expect(Pasteboard(name: .general, create: false)?.string == "b")
    }
  }

  @Test(arguments: [
    ("1,200.5", Pasteboard.DetectionPattern.number), ("example.org/a", .probableWebURL),
    ("https://example.org", .probableWebURL), ("two words", .probableWebSearch),
  ]) func `a pattern of the text is detected`(text: String, pattern: Pasteboard.DetectionPattern) {
    let pasteboard = general()
    pasteboard.string = text
    var found: Set<Pasteboard.DetectionPattern> = []
    var values: [Pasteboard.DetectionPattern: Any] = [:]
    simulator.perform {
      pasteboard.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) {
        found = (try? $0.get()) ?? []
      }
      pasteboard.detectValues(for: [.number]) { values = (try? $0.get()) ?? [:] }
    }
    #expect(found.isEmpty)
    simulator.settle()
    #expect(found == [pattern])
    #expect(values[.number] as? Double == (pattern == .number ? 1200.5 : nil))
  }
}
