import HeadlessUIKit
import Testing

/// Navigation bars of presented controllers.
@MainActor @Suite struct SheetBarTests {
  private nonisolated static let stages: [(Device, SystemVersion)] = [
    (.iPhone17, "26.1"), (.iPhoneSE3, "18.0"), (.iPhone12, "14.5"), (.iPhoneX, "13.0"), (.iPadAir2, "15.0"),
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
  func sheets(stage: (Device, SystemVersion), style: ModalPresentationStyle) {
    let bar = bar(style, stage.0, stage.1)
    #expect(bar.frame.minY == (stage.1 < "26.0" ? 0 : 10))
    #expect(bar.frame.maxY == bar.safeTop)
  }

  @Test("The bar of a controller that fills the screen begins below the status bar", arguments: stages)
  func fullScreen(stage: (Device, SystemVersion)) {
    let bar = bar(.fullScreen, stage.0, stage.1)
    #expect(bar.frame.minY == max(bar.screenTop, stage.1 < "26.0" ? 0 : 10))
    #expect(bar.frame.maxY == bar.safeTop)
  }
}
