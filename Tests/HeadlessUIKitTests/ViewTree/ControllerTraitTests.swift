import Foundation
import HeadlessUIKit
import Testing

/// Traits and safe areas of controllers that were recorded from UIKit.
@MainActor @Suite struct ControllerTraitTests {
  private func isDark(_ traits: TraitCollection) -> Bool { traits.userInterfaceStyle == .dark }

  @Test(.fact("MR1")) func `the style override of a controller and the views that have it`() {
    let simulator = Simulator()
    let (root, outer, child) = (ViewController(), ViewController(), ViewController())
    outer.addChild(child)
    outer.overrideUserInterfaceStyle = .dark
    #expect(isDark(outer.traitCollection) && !outer.isViewLoaded)
    #expect(isDark(child.traitCollection) && !child.isViewLoaded)
    #expect(isDark(outer.view.traitCollection))
    // Out of a window, the views below differ from UIKit.
    let leaf = View()
    outer.view.addSubview(leaf)
    #expect(isDark(leaf.traitCollection) && isDark(child.view.traitCollection))
    outer.view.addSubview(child.view)
    root.addChild(outer)
    root.view.addSubview(outer.view)
    simulator.launch(root)
    for traits in [
      outer.traitCollection, outer.view.traitCollection, leaf.traitCollection, child.traitCollection,
      child.view.traitCollection,
    ] {
      #expect(isDark(traits))
    }
    #expect(!isDark(root.traitCollection) && !isDark(root.view.traitCollection))
  }

  @Test(.fact("MR2")) func `a reset style override, and the override of a view`() {
    let simulator = Simulator()
    let (root, leaf) = (ViewController(), View())
    root.view.addSubview(leaf)
    simulator.launch(root)
    root.overrideUserInterfaceStyle = .dark
    #expect(isDark(leaf.traitCollection))
    root.overrideUserInterfaceStyle = .unspecified
    // UIKit changes the subview with the next update.
    #expect(!isDark(root.traitCollection) && !isDark(leaf.traitCollection))
    root.view.overrideUserInterfaceStyle = .dark
    #expect(
      !isDark(root.traitCollection) && isDark(root.view.traitCollection) && isDark(leaf.traitCollection)
    )
  }

  @Test(.fact("MR3")) func `a small phone in landscape has no safe area, and compact sizes`() {
    let simulator = Simulator(device: .iPhoneSE3, system: "18.0")
    let root = ViewController()
    simulator.launch(root)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(simulator.window.safeAreaInsets == .zero && root.view.safeAreaInsets == .zero)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test(.fact("MR4")) func `an action for changes of traits is called once for each change`() {
    let simulator = Simulator()
    let (root, recorder) = (ViewController(), Recorder())
    simulator.launch(root)
    root.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      (controller: ViewController, old: TraitCollection) in
      recorder.note("\(old.userInterfaceStyle) to \(controller.traitCollection.userInterfaceStyle)")
    }
    root.overrideUserInterfaceStyle = .dark
    // UIKit calls it in the layout that applies the override.
    #expect(recorder.take() == ["light to dark"])
    root.view.layoutIfNeeded()
    simulator.settle()
    #expect(recorder.take() == [])
    root.overrideUserInterfaceStyle = .unspecified
    #expect(recorder.take() == ["dark to light"])
  }

  @Test(
    .fact("MR7"),
    arguments: [
      (Device.iPhoneX, "12.0", 44, 34), (.iPhoneXR, "12.1", 44, 34), (.iPhoneXSMax, "12.1", 44, 34),
      (.iPhoneSE, "12.0", 20, 0), (.iPhone8, "12.0", 20, 0), (.iPhone8Plus, "12.0", 20, 0),
      (.iPad7, "13.1", 20, 0), (.iPadPro11Inch, "12.1", 24, 20),
    ] as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `the safe area of a controller that fills the screen`(
    device: Device,
    system: SystemVersion,
    top: CGFloat,
    bottom: CGFloat
  ) {
    let simulator = Simulator(device: device, system: system)
    let root = ViewController()
    simulator.launch(root)
    #expect(root.view.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
  }
}
