import Foundation
import HeadlessUIKit
import Testing

private enum Theme: Int {
  case plain
  case vivid
}

private struct ThemeTrait: TraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
  static let name = "theme"
}

private struct DensityTrait: TraitDefinition {
  static let defaultValue = 1.0
}

/// A trait whose values can't be compared.
private struct FormatTrait: TraitDefinition {
  struct Format { var digits = 0 }
  static var defaultValue: Format { Format() }
}

extension TraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension MutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// Traits that an app defines.
@MainActor @Suite struct CustomTraitTests {
  @Test(.fact("CT1")) func `a collection has the values of the app's traits, and else their defaults`() {
    let plain = TraitCollection(horizontalSizeClass: .compact)
    #expect(plain.theme == .plain)
    #expect(plain[DensityTrait.self] == 1)
    let vivid = plain.modifyingTraits { $0.theme = .vivid }
    #expect(vivid.theme == .vivid)
    #expect(vivid.horizontalSizeClass == .compact)
    #expect(vivid != plain)
    #expect(vivid == TraitCollection(traitsFrom: [plain, TraitCollection { $0.theme = .vivid }]))
    #expect(vivid.changedTraits(from: plain).map { $0.name } == ["theme"])
    #expect(plain.changedTraits(from: vivid).map { $0.name } == ["theme"])
    #expect(vivid.hasDifferentColorAppearance(comparedTo: plain))
    let dense = plain.modifyingTraits { $0[DensityTrait.self] = 2 }
    #expect(!dense.hasDifferentColorAppearance(comparedTo: plain))
    #expect("\(vivid)" == "compact width, theme vivid")
    #expect(ThemeTrait.identifier.hasSuffix("ThemeTrait"))
    #expect(DensityTrait.name == "DensityTrait")
  }

  @Test func `the traits of UIKit are read and set by their types, too`() {
    let dark = TraitCollection { $0[TraitUserInterfaceStyle.self] = .dark }
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark[TraitUserInterfaceStyle.self] == .dark)
    #expect(dark[TraitDisplayScale.self] == 0)
  }

  @Test(.fact("CT2")) func `an override reaches the descendants and their observers`() {
    let simulator = Simulator(device: .iPhone17)
    let controller = ViewController()
    simulator.launch(controller)
    let child = View()
    controller.view.addSubview(child)
    var events: [String] = []
    child.registerForTraitChanges([ThemeTrait.self]) { (view: View, old: TraitCollection) in
      events.append("theme \(old.theme) -> \(view.traitCollection.theme)")
    }
    child.registerForTraitChanges([DensityTrait.self]) { (_: View, _: TraitCollection) in
      events.append("density")
    }
    controller.traitOverrides.theme = .vivid
    #expect(child.traitCollection.theme == .vivid)
    controller.traitOverrides.theme = .vivid
    controller.view.traitOverrides.theme = .plain
    #expect(controller.traitCollection.theme == .vivid)
    #expect(child.traitCollection.theme == .plain)
    controller.view.traitOverrides.remove(ThemeTrait.self)
    #expect(events == ["theme plain -> vivid", "theme vivid -> plain", "theme plain -> vivid"])
  }

  @Test(.fact("CT2")) func `an override of a window or its scene reaches the controllers`() throws {
    let simulator = Simulator.withScenes(.iPhone17, "26.1")
    let scene = simulator.scenes[0]
    let window = try #require(scene.part?.window)
    let controller = try #require(window.rootViewController)
    scene.traitOverrides.theme = .vivid
    #expect(window.traitCollection.theme == .vivid)
    #expect(controller.traitCollection.theme == .vivid)
    window.traitOverrides.theme = .plain
    #expect(scene.traitCollection.theme == .vivid)
    #expect(controller.traitCollection.theme == .plain)
  }

  @Test(.fact("CT2")) func `an override with the default value is one, and can be removed`() {
    let view = View()
    #expect(!view.traitOverrides.contains(ThemeTrait.self))
    view.traitOverrides.theme = .plain
    #expect(view.traitOverrides.contains(ThemeTrait.self))
    view.traitOverrides.remove(ThemeTrait.self)
    #expect(!view.traitOverrides.contains(ThemeTrait.self))
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(TraitUserInterfaceStyle.self))
    view.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(view.traitOverrides.userInterfaceStyle == .unspecified)
  }

  @Test func `setting a value that can't be compared is a change for all descendants`() {
    let simulator = Simulator(device: .iPhone17)
    let controller = ViewController()
    simulator.launch(controller)
    let child = View()
    controller.view.addSubview(child)
    var count = 0
    child.registerForTraitChanges([FormatTrait.self]) { (_: View, _: TraitCollection) in count += 1 }
    for _ in 0..<2 { controller.traitOverrides[FormatTrait.self] = FormatTrait.Format(digits: 2) }
    #expect(count == 2)
    #expect(child.traitCollection[FormatTrait.self].digits == 2)
  }

  @Test(.fact("CT1")) func `a dynamic color reads the app's trait`() {
    let color = Color { $0.theme == .vivid ? .red : .gray }
    #expect(color.resolvedColor(with: TraitCollection()) == .gray)
    #expect(color.resolvedColor(with: TraitCollection { $0.theme = .vivid }) == .red)
  }
}
