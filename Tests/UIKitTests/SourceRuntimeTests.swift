import Testing
import UIKit

/// The classes of this module, as the rewriting of their source lists them.
final class UIKitSourceTable: SourceModule {
  override func register() {
    SourceForm.register(self)
    HelpedController.register(self)
    PlainPresenter.register(self)
  }
}

private final class SourceForm: NSObject {
  @Observed var count = 0
  var title: String?
  var calls: [String] = []

  func tapped(_ sender: UIButton) { calls.append("tapped") }
  func flag(_ isOn: Bool) { calls.append("flag \(isOn)") }
  func reset() -> Int {
    calls.append("reset")
    return 1
  }

  @MainActor static func register(_ module: SourceModule) {
    let table = module.add(SourceForm.self, "SourceForm", objc: "HUKForm")
    table.property("count", \.count)
    table.property("title", \.title)
    table.method("tapped:") { $0.tapped($1) }
    table.method("reset") { $0.reset() }
    table.implements(["scrollViewDidScroll:"])
  }
}

@MainActor @Suite struct SourceRuntimeTests {
  private let form = SourceForm()

  @Test(
    "Selectors of rewritten source are equal if their names are, and find the method of the receiver's class"
  )
  func selectors() {
    let tapped = Selector(source: "tapped:") { (form: SourceForm, sender) in form.tapped(sender) }
    #expect(tapped == Selector("tapped:"))
    #expect(form.responds(to: tapped))
    #expect(form.responds(to: Selector("scrollViewDidScroll:")))
    #expect(!form.responds(to: Selector("other")))
    form.perform(tapped, with: UIButton(type: .system))
    form.perform(NSSelectorFromString("reset"))
    #expect(form.calls == ["tapped", "reset"])
    #expect(NSStringFromSelector(tapped) == "tapped:")
  }

  @Test("A flag is true for any sender")
  func flags() {
    let selector = Selector(source: "flag:") { (form: SourceForm, flag) in form.flag(flag) }
    form.perform(selector, with: form)
    form.perform(selector, with: false)
    #expect(form.calls == ["flag true", "flag false"])
  }

  @Test("Key-value coding reads and writes exposed properties, and converts numbers")
  func keyValueCoding() {
    form.setValue(7.0, forKey: "count")
    form.setValue("a", forKey: "title")
    #expect(form.value(forKey: "count") as? Int == 7)
    #expect(form.value(forKeyPath: "title") as? String == "a")
    form.setValue(nil, forKey: "title")
    #expect(form.value(forKey: "title") == nil)
  }

  @Test("Observers receive the old and the new value until they are invalidated")
  func observing() {
    var changes: [String] = []
    let observation = form.observe(\.count, options: [.initial, .old, .new]) { _, change in
      changes.append("\(change.oldValue.map(String.init) ?? "-") \(change.newValue.map(String.init) ?? "-")")
    }
    form.count = 1
    form.setValue(2, forKey: "count")
    observation.invalidate()
    form.count = 3
    #expect(changes == ["- 0", "0 1", "1 2"])
  }

  @Test("Classes are found by their names, with and without the module, and by their Objective-C names")
  func names() {
    #expect(UIClassFromString("UIKitTests.SourceForm") == SourceForm.self)
    #expect(UIClassFromString("SourceForm") == SourceForm.self)
    #expect(UIClassFromString("HUKForm") == SourceForm.self)
    #expect(UIClassFromString("UIKitTests.Nothing") == nil)
  }
}
