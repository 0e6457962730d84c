import Foundation
import HeadlessUIKit
import Testing
import UIKit

extension UserDefaults {
  fileprivate var volume: Double {
    get { object(forKey: "volume") as? Double ?? 0.5 }
    set { set(newValue, forKey: "volume") }
  }
}

private final class Watcher: NSObject {
  var changes: [String] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append("\(keyPath ?? "nil") \(change?[.newKey] ?? "-")")
  }
}

/// The defaults of the simulated user.
@MainActor @Suite struct UserDefaultsTests {
  private let simulator = Simulator()

  private final class Diary { var entries: [String] = [] }

  @Test func `each simulator begins without defaults, through the same objects`() {
    let (app, group) = (UserDefaults.standard, UserDefaults(suiteName: "group.trails"))
    let other = Simulator()
    simulator.perform {
      app.set("Ada", forKey: "name")
      group?.set(3, forKey: "count")
      #expect(UserDefaults(suiteName: "group.trails")?.integer(forKey: "count") == 3)
      #expect(app.object(forKey: "count") == nil)
    }
    other.perform {
      #expect(UserDefaults.standard === app)
      #expect(app.string(forKey: "name") == nil)
      #expect(group?.object(forKey: "count") == nil)
    }
    simulator.perform { #expect(app.string(forKey: "name") == "Ada") }
    #expect(Foundation.UserDefaults.standard.object(forKey: "name") == nil)
  }

  @Test func `stored values outlive the app's process, and registered ones don't`() {
    simulator.launch(UIViewController())
    simulator.perform {
      UserDefaults.standard.set(["a": [1, 2]], forKey: "kept")
      UserDefaults(suiteName: "group.trails")?.set(3, forKey: "count")
      UserDefaults.standard.register(defaults: ["size": 12])
    }
    let again = Simulator(relaunching: simulator.terminate())
    again.perform {
      #expect(UserDefaults.standard.dictionary(forKey: "kept")?["a"] as? [Int] == [1, 2])
      #expect(UserDefaults(suiteName: "group.trails")?.integer(forKey: "count") == 3)
      #expect(UserDefaults.standard.object(forKey: "size") == nil)
      #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["en"])
    }
  }

  @Test func `code that takes Foundation's class gets the simulated user's values`() {
    func name(in defaults: Foundation.UserDefaults) -> String? { defaults.string(forKey: "name") }
    simulator.perform {
      UserDefaults.standard.set("Ada", forKey: "name")
      #expect(name(in: UserDefaults.standard) == "Ada")
    }
  }

  private nonisolated static let conversions: [(any Sendable, String?, Int, Double, Bool)] = [
    ("12", "12", 12, 12, true), ("3.7", "3.7", 3, 3.7, true), ("YES", "YES", 0, 0, true),
    ("no", "no", 0, 0, false), (true, "1", 1, 1, true), (42, "42", 42, 42, true), (2.5, "2.5", 2, 2.5, true),
    (0, "0", 0, 0, false), (Date(timeIntervalSince1970: 0), nil, 0, 0, false), ([1, 2], nil, 0, 0, false),
  ]

  @Test(arguments: conversions)
  func `a typed getter converts numbers and texts`(
    value: any Sendable,
    string: String?,
    integer: Int,
    double: Double,
    bool: Bool
  ) {
    simulator.perform {
      let defaults = UserDefaults.standard
      defaults.set(value, forKey: "key")
      #expect(defaults.string(forKey: "key") == string)
      #expect(defaults.integer(forKey: "key") == integer)
      #expect(defaults.double(forKey: "key") == double)
      #expect(defaults.float(forKey: "key") == Float(double))
      #expect(defaults.bool(forKey: "key") == bool)
    }
  }

  @Test func `numbers, collections, dates, data and URLs come back with their types`() {
    simulator.perform {
      let defaults = UserDefaults.standard
      defaults.set(7, forKey: "int")
      #expect(defaults.object(forKey: "int") as? Int == 7)
      #expect(defaults.object(forKey: "int") as? Double == 7)
      defaults.set(["a", "b"], forKey: "texts")
      #expect(defaults.stringArray(forKey: "texts") == ["a", "b"])
      defaults.set(["a", 1] as [Any], forKey: "mixed")
      #expect(defaults.stringArray(forKey: "mixed") == nil)
      #expect(defaults.array(forKey: "mixed")?.count == 2)
      defaults.set(["list": [1, 2]], forKey: "dictionary")
      #expect(defaults.dictionary(forKey: "dictionary")?["list"] as? [Int] == [1, 2])
      defaults.set(Data([1, 2]), forKey: "data")
      #expect(defaults.data(forKey: "data") == Data([1, 2]))
      defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
      #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
      defaults.set(URL(string: "https://example.com/a"), forKey: "url")
      #expect(defaults.url(forKey: "url") == URL(string: "https://example.com/a"))
      defaults.set("/tmp/a", forKey: "path")
      #expect(defaults.url(forKey: "path") == URL(fileURLWithPath: "/tmp/a"))
      let text = NSMutableString(string: "first")
      defaults.set(text, forKey: "text")
      text.append(" changed")
      #expect(defaults.string(forKey: "text") == "first")
      defaults.setValue("value", forKey: "coded")
      #expect(defaults.value(forKey: "coded") as? String == "value")
      defaults.set(nil, forKey: "coded")
      #expect(defaults.object(forKey: "coded") == nil)
    }
  }

  @Test func `registered defaults are behind all others, and appear again after a removal`() {
    simulator.perform {
      let defaults = UserDefaults.standard
      defaults.set("set", forKey: "style")
      defaults.register(defaults: ["style": "registered", "size": 10])
      defaults.register(defaults: ["size": 12])
      #expect(defaults.string(forKey: "style") == "set")
      #expect(defaults.integer(forKey: "size") == 12)
      #expect(UserDefaults(suiteName: "group.a")?.string(forKey: "style") == "registered")
      defaults.removeObject(forKey: "style")
      #expect(defaults.string(forKey: "style") == "registered")
      let all = defaults.dictionaryRepresentation()
      #expect(all.keys.sorted() == ["AppleLanguages", "AppleLocale", "size", "style"])
      #expect(all["AppleLanguages"] as? [String] == ["en"])
    }
  }

  @Test func `a domain is read, replaced and removed as a whole`() {
    simulator.perform {
      let group = UserDefaults(suiteName: "group.a")
      UserDefaults.standard.setPersistentDomain(["a": 1, "b": "two"], forName: "group.a")
      #expect(group?.integer(forKey: "a") == 1)
      group?.set(3, forKey: "c")
      #expect(UserDefaults.standard.persistentDomain(forName: "group.a")?.keys.sorted() == ["a", "b", "c"])
      UserDefaults.standard.addSuite(named: "group.a")
      #expect(UserDefaults.standard.integer(forKey: "c") == 3)
      UserDefaults.standard.removeSuite(named: "group.a")
      #expect(UserDefaults.standard.integer(forKey: "c") == 0)
      group?.removePersistentDomain(forName: "group.a")
      #expect(group?.object(forKey: "b") == nil)
      #expect(UserDefaults.standard.persistentDomain(forName: "group.a") == nil)
      #expect(UserDefaults(suiteName: UserDefaults.globalDomain) == nil)
    }
  }

  @Test func `each change posts a notification inside the call`() {
    let diary = Diary()
    let defaults = UserDefaults.standard
    simulator.perform {
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification,
        object: defaults,
        queue: OperationQueue.main
      ) { _ in diary.entries.append("changed to \(defaults.string(forKey: "name") ?? "nil")") }
      defaults.set("Ada", forKey: "name")
      diary.entries.append("set")
      defaults.removeObject(forKey: "name")
      NotificationCenter.default.removeObserver(token)
      defaults.set("Bob", forKey: "name")
    }
    #expect(diary.entries == ["changed to Ada", "set", "changed to nil"])
  }

  @Test func `an observed property reports changes through any object of its suite`() {
    let diary = Diary()
    simulator.perform {
      let (one, other) = (UserDefaults(suiteName: "group.v"), UserDefaults(suiteName: "group.v"))
      let observation = one?.observe(\.volume, options: [.initial, .old, .new]) { _, change in
        diary.entries.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)")
      }
      one?.set(true, forKey: "muted")
      one?.volume = 0.75
      other?.volume = 1
      other?.removeObject(forKey: "volume")
      observation?.invalidate()
      one?.volume = 0
    }
    #expect(diary.entries == ["-1.0 → 0.5", "-1.0 → 0.75", "0.75 → 1.0", "1.0 → 0.5"])
  }

  @Test func `a key is observed by its name until the observer is removed`() {
    let watcher = Watcher()
    SourceModule(name: "UIKitTests").add(Watcher.self, "DefaultsWatcher").observer {
      $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
    }
    simulator.perform {
      let defaults = UserDefaults.standard
      defaults.addObserver(watcher, forKeyPath: "theme", options: [.new, .initial], context: nil)
      defaults.set("dark", forKey: "theme")
      defaults.set("other", forKey: "size")
      defaults.removeObserver(watcher, forKeyPath: "theme")
      defaults.set("light", forKey: "theme")
    }
    #expect(watcher.changes == ["theme <null>", "theme dark"])
  }

  @Test func `a value that no property list has stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UserDefaults.standard.set(NSObject(), forKey: "key") }
    }
  }
}
