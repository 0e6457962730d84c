import Foundation
import HeadlessUIKit
import Testing

/// Random interface files of the elements and attributes that Interface Builder writes.
@MainActor @Suite struct RandomInterfaceTests {
  private static let vocabulary = Result { try InterfaceVocabulary() }

  /// Loads a file, and returns the problems, and the views by their restoration identifiers.
  private func load(_ file: RandomInterface) -> (problems: [InterfaceFileProblem], views: [String: View]) {
    let simulator = Simulator()
    let bundle = Bundle(path: OrchardCorpus.folder.path)
    let data = Data(file.text.utf8)
    var views: [String: View] = [:]
    func visit(_ view: View) {
      if let id = view.restorationIdentifier { views[id] = view }
      for subview in view.subviews { visit(subview) }
    }
    _ = try? simulator.throwingInterfaceFileErrors {
      guard file.isStoryboard else {
        for case let view as View in Nib(data: data, bundle: bundle).instantiate(withOwner: nil) {
          visit(view)
          simulator.window.addSubview(view)
        }
        return
      }
      let storyboard = try Storyboard(data: data, file: "Random.storyboard", bundle: bundle)
      for id in file.controllers {
        let controller = try storyboard.make(id: id)
        controller.loadViewIfNeeded()
        visit(controller.view)
        simulator.window.rootViewController = controller
      }
    }
    simulator.perform { simulator.window.makeKeyAndVisible() }
    _ = try? simulator.throwingInterfaceFileErrors { simulator.settle() }
    // A prototype is read when a list creates a cell of it.
    for (list, count) in file.prototypes {
      for name in (0..<count).map({ "Cell\($0)" }) {
        _ = try? simulator.throwingInterfaceFileErrors {
          _ = (views[list] as? TableView)?.dequeueReusableCell(withIdentifier: name)
          let path = IndexPath(item: 0, section: 0)
          _ = (views[list] as? CollectionView)?.dequeueReusableCell(withReuseIdentifier: name, for: path)
        }
      }
    }
    return (simulator.interfaceFileProblems, views)
  }

  @Test(arguments: 0..<UInt64(Repetitions.count(20, inDebug: 6)))
  func `each value of a random file is read, or a problem names its line`(group: UInt64) throws {
    let vocabulary = try Self.vocabulary.get()
    for seed in group * 50..<(group + 1) * 50 {
      let file = RandomInterface(seed: seed, vocabulary)
      check(file, seed)
    }
  }

  private func check(_ file: RandomInterface, _ seed: UInt64) {
    let (problems, views) = load(file)
    let lines = Set(problems.compactMap(\.line))
    for (line, object) in file.unknown {
      // A problem of an object whose class isn't modeled concerns all that it has.
      #expect(lines.contains(line) || lines.contains(object), "\(seed): no problem in line \(line)")
    }
    for written in file.written {
      guard let view = views[written.id] else {
        #expect(!problems.isEmpty, "\(seed): the view \(written.id) of line \(written.line) is missing")
        continue
      }
      guard let value = InterfaceReading.text(written.attribute, of: view) else { continue }
      let isRead = InterfaceReading.areEqual(value, written.text)
      #expect(
        isRead || lines.contains(written.line),
        "\(seed): line \(written.line): \(written.attribute) is \(value), not \(written.text)"
      )
    }
  }

  @Test func `the files of a number are the same each time`() throws {
    let vocabulary = try Self.vocabulary.get()
    for seed in 0..<20 as Range<UInt64> {
      #expect(RandomInterface(seed: seed, vocabulary).text == RandomInterface(seed: seed, vocabulary).text)
    }
  }

  @Test func `all elements and attributes of the vocabulary occur`() throws {
    let vocabulary = try Self.vocabulary.get()
    let text = (0..<3000 as Range<UInt64>).map { RandomInterface(seed: $0, vocabulary).text }.joined()
    var written: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("<") && !line.hasPrefix("</") {
      let name = String(line.dropFirst().prefix { !" />".contains($0) })
      written[name, default: []].formUnion(line.matches(of: #/ (\w+)="/#).map { String($0.1) })
    }
    for name in vocabulary.views {
      let attributes = Set((vocabulary.elements[name]?.attributes ?? []).map(\.name))
      #expect(attributes.subtracting(written[name] ?? []).isEmpty, "\(name)")
    }
  }
}
