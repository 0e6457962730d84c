import HeadlessUIKit
import Testing

/// Navigation bars of presented controllers.
@MainActor @Suite struct SheetBarTests {
  /// Devices with systems, and the distance of a bar from a top without a status bar.
  private nonisolated static let stages: [(device: Device, system: SystemVersion, top: CGFloat)] = [
    (.iPhone17, "26.1", 10), (.iPhoneSE3, "18.0", 0), (.iPhone12, "14.5", 0), (.iPhoneX, "13.0", 0),
    (.iPadAir2, "15.0", 0),
  ]

  private func bar(_ style: ModalPresentationStyle, _ device: Device, _ system: SystemVersion)
    -> (frame: CGRect, safeTop: CGFloat, screenTop: CGFloat)
  {
    let simulator = Simulator(device: device, system: system)
    let root = ViewController()
    simulator.launch(root)
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    navigation.modalPresentationStyle = style
    simulator.perform { root.present(navigation, animated: true) }
    simulator.settle()
    return (
      navigation.navigationBar.frame, content.view.safeAreaInsets.top, simulator.screen.safeAreaInsets.top
    )
  }

  @Test(
    "The bar of a sheet begins at its top, or 10 points below it from 26, and ends at the content's safe area",
    arguments: stages,
    [ModalPresentationStyle.automatic, .pageSheet, .formSheet]
  )
  func sheets(stage: (device: Device, system: SystemVersion, top: CGFloat), style: ModalPresentationStyle) {
    let bar = bar(style, stage.device, stage.system)
    #expect(bar.frame.minY == stage.top)
    #expect(bar.frame.maxY == bar.safeTop)
  }

  @Test("The bar of a controller that fills the screen begins below the status bar", arguments: stages)
  func fullScreen(stage: (device: Device, system: SystemVersion, top: CGFloat)) {
    let bar = bar(.fullScreen, stage.device, stage.system)
    #expect(bar.frame.minY == max(bar.screenTop, stage.top))
    #expect(bar.frame.maxY == bar.safeTop)
  }
}
