import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ItemProviderTests {
  @Test func `an object is loaded as itself, as a value and as data, in a later turn`() {
    let simulator = Simulator()
    simulator.perform {
      let provider = ItemProvider(object: NSString(string: "Grüße"))
      var lines: [String] = []
      let progress = provider.loadObject(ofClass: String.self) { text, _ in lines.append(text ?? "none") }
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        lines.append("\(data?.count ?? 0) bytes")
      }
      provider.loadObject(ofClass: Image.self) { image, error in
        lines.append("\(image == nil) \((error as? NSError)?.code ?? 0)")
      }
      #expect(lines.isEmpty && progress.completedUnitCount == 0)
      simulator.settle()
      #expect(lines == ["Grüße", "7 bytes", "true -1000"] && progress.isFinished)
    }
  }

  @Test func `types conform to more general ones`() {
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
      completion(Data([1, 2, 3]), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    for (type, conforms) in [
      ("public.png", true), ("public.image", true), ("public.data", true), ("public.text", false),
    ] {
      #expect(provider.hasItemConformingToTypeIdentifier(type) == conforms, "\(type)")
    }
    #expect(provider.canLoadObject(ofClass: Image.self) && !provider.canLoadObject(ofClass: URL.self))
  }

  @Test func `an image stays the same object`() {
    let simulator = Simulator()
    simulator.perform {
      let image = Image(named: "Map", size: CGSize(width: 30, height: 20))
      var loaded: Image?
      ItemProvider(object: image).loadObject(ofClass: Image.self) { object, _ in loaded = object as? Image }
      simulator.settle()
      #expect(loaded === image)
    }
  }

  @Test func `a class of the app reads and writes its data`() {
    final class Note: ItemProviderReading, ItemProviderWriting {
      let text: String
      init(_ text: String) { self.text = text }
      static var readableTypeIdentifiersForItemProvider: [String] { ["app.note"] }
      static var writableTypeIdentifiersForItemProvider: [String] { ["app.note", "public.utf8-plain-text"] }
      static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
        Note(String(decoding: data, as: UTF8.self))
      }
      func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress? {
        completionHandler(Data(text.utf8), nil)
        return nil
      }
    }
    let simulator = Simulator()
    simulator.perform {
      var texts: [String] = []
      let provider = ItemProvider(object: Note("seven"))
      provider.loadObject(ofClass: String.self) { text, _ in texts.append(text ?? "none") }
      let data = ItemProvider()
      data.registerDataRepresentation(forTypeIdentifier: "app.note", visibility: .ownProcess) { completion in
        completion(Data("eight".utf8), nil)
        return nil
      }
      data.loadObject(ofClass: Note.self) { note, _ in texts.append((note as? Note)?.text ?? "none") }
      simulator.settle()
      #expect(texts == ["seven", "eight"])
    }
  }
}
