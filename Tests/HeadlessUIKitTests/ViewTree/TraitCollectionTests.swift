import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TraitCollectionTests {
  // MARK: Values

  @Test func `a collection has the traits that it was given, and later ones replace earlier ones`() {
    let phone = TraitCollection(userInterfaceIdiom: .phone)
    let compact = TraitCollection(horizontalSizeClass: .compact)
    let both = TraitCollection(traitsFrom: [phone, compact, TraitCollection(horizontalSizeClass: .regular)])
    #expect(both.userInterfaceIdiom == .phone && both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .unspecified && both.displayScale == 0)
    #expect(both.containsTraits(in: phone) && !both.containsTraits(in: compact))
    #expect(both.containsTraits(in: nil) && TraitCollection() == TraitCollection(traitsFrom: []))
    let dark = both.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.hasDifferentColorAppearance(comparedTo: both) && dark.horizontalSizeClass == .regular)
    #expect(dark.changedTraits(from: both).count == 1)
    #expect(TraitCollection { $0.displayScale = 2 } == TraitCollection(displayScale: 2))
    #expect("\(dark)" == "phone, regular width, dark")
    #expect(TraitCollection.current == TraitCollection() || !TraitCollection.current.description.isEmpty)
  }

  @Test func `categories are ordered by size`() {
    #expect(
      ContentSizeCategory.small < .large && ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium
    )
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }

  @Test(
    arguments: [
      (Device.iPhone16, "cr", "cc"), (.iPhoneSE3, "cr", "cc"), (.iPhone8Plus, "cr", "rc"),
      (.iPhone11, "cr", "rc"), (.iPhone16ProMax, "cr", "rc"), (.iPhoneX, "cr", "cc"),
      (Device.all.first { $0.idiom == .pad && $0.lastSystem == nil } ?? .iPhone16, "rr", "rr"),
    ]
  )
  func `the device and its orientation decide the size classes`(
    device: Device,
    portrait: String,
    landscape: String
  ) {
    let simulator = Simulator(device: device)
    let controller = RotatingController("A", Recorder())
    controller.mask = .all
    simulator.launch(controller)
    func classes() -> String {
      let traits = controller.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass].map { $0 == .compact ? "c" : "r" }
        .joined()
    }
    #expect(classes() == portrait)
    #expect(controller.view.traitCollection.displayScale == device.scale)
    #expect(simulator.screen.traitCollection.userInterfaceIdiom == (device.idiom == .pad ? .pad : .phone))
    simulator.user.rotate(to: .landscapeLeft)
    #expect(classes() == landscape && simulator.screen.traitCollection == controller.view.traitCollection)
  }

  // MARK: Changes

  /// A view that records changes of its traits.
  private final class Noting: View {
    let name: String
    let recorder: Recorder
    init(_ name: String, _ recorder: Recorder) {
      (self.name, self.recorder) = (name, recorder)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let changed = previousTraitCollection.map { old in
        [
          old.userInterfaceStyle != traitCollection.userInterfaceStyle ? "style" : nil,
          old.verticalSizeClass != traitCollection.verticalSizeClass ? "height" : nil,
          old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory ? "text" : nil,
        ]
        .compactMap { $0 }.joined(separator: ",")
      }
      recorder.note("\(name) \(changed ?? "nil")")
      if TraitCollection.current != traitCollection { recorder.note("\(name) is not current") }
    }
  }

  /// A controller that records changes of its traits, and whose view does too.
  private final class Page: ViewController {
    let name: String
    let recorder: Recorder
    init(_ name: String, _ recorder: Recorder) {
      (self.name, self.recorder) = (name, recorder)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Noting("\(name).view", recorder) }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      recorder.note("\(name) did")
    }
    override func willTransition(
      to newCollection: TraitCollection,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      recorder.note(
        "\(name) will \(newCollection.verticalSizeClass) from \(traitCollection.verticalSizeClass)"
      )
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      recorder.note("\(name) size")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  }

  /// Launches a page with a child page inside, and a view in that.
  private func launched(_ setup: Setup = .current) -> (
    Simulator, outer: Page, inner: Page, leaf: Noting, Recorder
  ) {
    let (simulator, recorder) = (setup.simulator(), Recorder())
    let (outer, inner) = (Page("outer", recorder), Page("inner", recorder))
    let leaf = Noting("leaf", recorder)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(leaf)
    simulator.launch(outer)
    _ = recorder.take()
    return (simulator, outer, inner, leaf, recorder)
  }

  private let didChange = ["outer did", "outer.view", "inner did", "inner.view", "leaf"]

  private func told(_ trait: String, _ names: [String]) -> [String] {
    names.map { $0.hasSuffix("did") ? $0 : "\($0) \(trait)" }
  }

  @Test func `a turn tells of traits to come, then of sizes, then of the change from the outside in`() {
    let (simulator, _, _, _, recorder) = launched()
    simulator.rotate(to: .landscapeLeft)
    #expect(
      recorder.take() == [
        "outer will compact from regular", "inner will compact from regular", "outer size", "inner size",
      ] + told("height", didChange)
    )
    simulator.settle()
    #expect(recorder.take() == [])
    simulator.user.rotate(to: .landscapeRight)
    #expect(!recorder.take().contains { $0.contains("did") || $0.contains("will") })
  }

  @Test func `before iOS 8 a turn tells nothing of traits`() {
    let (simulator, _, _, _, recorder) = launched(.seven)
    simulator.user.rotate(to: .landscapeLeft)
    #expect(recorder.take() == [])
  }

  @Test func `the person's settings reach everybody, and texts are notified of`() {
    let (simulator, outer, _, leaf, recorder) = launched()
    simulator.application.userInterfaceStyle = .dark
    #expect(recorder.take() == told("style", didChange) && leaf.traitCollection.userInterfaceStyle == .dark)
    simulator.application.userInterfaceStyle = .dark
    #expect(recorder.take() == [])
    let observer = simulator.notifications.addObserver(forName: ContentSizeCategory.didChangeNotification) {
      let value = $0.userInfo?[ContentSizeCategory.newValueUserInfoKey] as? String
      recorder.note("posted \(value ?? "")")
    }
    simulator.application.preferredContentSizeCategory = .extraLarge
    #expect(recorder.take() == told("text", didChange) + ["posted UICTContentSizeCategoryXL"])
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    simulator.notifications.removeObserver(observer)
  }

  @Test func `there are no dark interfaces before iOS 13`() {
    let (simulator, outer, _, _, recorder) = launched(.seven)
    simulator.application.userInterfaceStyle = .dark
    #expect(recorder.take() == [] && outer.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `overrides apply from their view down, and replace the traits from above`() {
    let (simulator, outer, inner, leaf, recorder) = launched()
    inner.overrideUserInterfaceStyle = .dark
    #expect(recorder.take() == told("style", ["inner did", "inner.view", "leaf"]))
    #expect(leaf.traitCollection.userInterfaceStyle == .dark && inner.overrideUserInterfaceStyle == .dark)
    #expect(outer.view.traitCollection.userInterfaceStyle == .light)
    leaf.overrideUserInterfaceStyle = .light
    #expect(recorder.take() == ["leaf style"])
    simulator.application.userInterfaceStyle = .dark
    #expect(recorder.take() == told("style", ["outer did", "outer.view"]))
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(recorder.take() == [] && leaf.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.preferredContentSizeCategory = .small
    #expect(recorder.take() == told("text", ["inner did", "inner.view", "leaf"]))
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
    outer.setOverrideTraitCollection(TraitCollection(verticalSizeClass: .compact), forChild: inner)
    #expect(recorder.take() == told("height", ["inner did", "inner.view", "leaf"]))
    #expect(outer.overrideTraitCollection(forChild: inner)?.verticalSizeClass == .compact)
    simulator.rotate(to: .landscapeLeft)
    #expect(!recorder.take().contains { $0.hasPrefix("inner will") || $0.hasPrefix("leaf") })
  }

  /// A controller that overrides an inherited dark style when it receives one.
  private final class Stubborn: ViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.userInterfaceStyle == .dark { overrideUserInterfaceStyle = .light }
    }
  }

  @Test(arguments: ["controller", "window"]) func `a change of traits inside a change of traits is kept`(
    who: String
  ) {
    let (simulator, recorder) = (Simulator(), Recorder())
    let (root, leaf) = (Stubborn(), Noting("leaf", recorder))
    root.view.addSubview(leaf)
    simulator.launch(root)
    var told: [UserInterfaceStyle] = []
    leaf.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: Noting, _: TraitCollection) in
      told.append(TraitCollection.current.userInterfaceStyle)
    }
    if who == "window" {
      simulator.window.overrideUserInterfaceStyle = .dark
    } else {
      root.overrideUserInterfaceStyle = .dark
    }
    #expect(leaf.traitCollection.userInterfaceStyle == .light && (told.last ?? .light) == .light)
    #expect(!recorder.take().contains("leaf is not current"))
  }

  @Test func `a view that is moved as traits change hears of its new place alone`() {
    let (simulator, outer, inner, leaf, recorder) = launched()
    let (light, mover) = (View(), View())
    light.overrideUserInterfaceStyle = .light
    outer.view.insertSubview(light, at: 0)
    inner.view.insertSubview(mover, at: 0)
    mover.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _: TraitCollection) in
      light.addSubview(leaf)
    }
    simulator.application.userInterfaceStyle = .dark
    #expect(leaf.superview === light && leaf.traitCollection.userInterfaceStyle == .light)
    #expect(recorder.take().filter { $0.hasPrefix("leaf") } == ["leaf style"])
  }

  @Test func `a view that gets elsewhere in its window hears of the traits there`() {
    let (simulator, outer, inner, leaf, recorder) = launched()
    outer.view.addSubview(leaf)
    #expect(recorder.take() == [])
    inner.overrideUserInterfaceStyle = .dark
    _ = recorder.take()
    inner.view.addSubview(leaf)
    #expect(recorder.take() == ["leaf style"] && leaf.traitCollection.userInterfaceStyle == .dark)
    simulator.window.addSubview(leaf)
    #expect(recorder.take() == ["leaf style"])
    leaf.removeFromSuperview()
    inner.view.addSubview(leaf)
    #expect(recorder.take() == [], "it came from no window")
  }

  @Test func `a window's style is that of all in it`() {
    let (simulator, outer, _, leaf, recorder) = launched()
    simulator.window.overrideUserInterfaceStyle = .dark
    #expect(recorder.take() == told("style", didChange))
    #expect(
      outer.traitCollection.userInterfaceStyle == .dark && leaf.traitCollection.userInterfaceStyle == .dark
    )
  }

  @Test func `a form on a pad has the width of a phone`() throws {
    let pad = try #require(Device.all.last { $0.idiom == .pad && $0.lastSystem == nil })
    let simulator = Simulator(device: pad)
    let (root, form) = (ViewController(), ViewController())
    simulator.launch(root)
    var told: [UserInterfaceSizeClass] = []
    form.registerForTraitChanges([TraitHorizontalSizeClass.self]) {
      (form: ViewController, old: TraitCollection) in
      told = [old.horizontalSizeClass, form.traitCollection.horizontalSizeClass]
    }
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    simulator.settle()
    #expect(told == [.regular, .compact])
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    #expect(form.view.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `an observer of some traits is called for those only, after the method`() {
    let (simulator, outer, _, leaf, recorder) = launched()
    leaf.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Noting, old: TraitCollection) in
      recorder.note("\(view.name) was \(old.userInterfaceStyle)")
    }
    let registration = outer.registerForTraitChanges(
      [TraitVerticalSizeClass.self, TraitHorizontalSizeClass.self],
      target: recorder,
      action: MethodSelector("turned", Recorder.turned)
    )
    simulator.application.userInterfaceStyle = .dark
    #expect(recorder.take() == told("style", didChange) + ["leaf was light"])
    simulator.user.rotate(to: .landscapeLeft)
    #expect(recorder.take().count { $0 == "turned" } == 1)
    outer.unregisterForTraitChanges(registration)
    simulator.user.rotate(to: .portrait)
    #expect(!recorder.take().contains("turned"))
  }
}

extension Recorder {
  fileprivate func turned() { note("turned") }
}
