import Foundation
import HeadlessUIKit
import Testing

/// Presentations that adapt to the device, and the traits and sizes that a presentation controller decides.
@MainActor @Suite struct AdaptivePresentationTests {
  /// A delegate that adapts a popover, and records its calls.
  @MainActor private final class Adapter: PopoverPresentationControllerDelegate {
    let diary = Diary()
    var style = ModalPresentationStyle.automatic
    var wraps = false

    func adaptivePresentationStyle(
      for controller: PresentationController,
      traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      diary.note("style, compact \(traitCollection.horizontalSizeClass == .compact)")
      return style
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
      diary.note("prepare popover")
    }
    func presentationController(
      _ presentationController: PresentationController,
      prepare adaptivePresentationController: PresentationController
    ) {
      diary.note("prepare \(type(of: adaptivePresentationController))")
      (adaptivePresentationController as? SheetPresentationController)?.detents = [.medium()]
    }
    func presentationController(
      _ controller: PresentationController,
      viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? {
      diary.note("controller for \(style)")
      return wraps ? NavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) {
      diary.note("will present \(style), coordinated \(transitionCoordinator != nil)")
    }
  }

  private let root = ViewController()
  private let content = ViewController()
  private let adapter = Adapter()

  private func present(on setup: Setup) throws -> Simulator {
    let simulator = setup.simulator()
    simulator.launch(root)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.delegate = adapter
    root.present(content, animated: false)
    simulator.settle()
    return simulator
  }

  @Test func `on a phone, a popover adapts to a sheet that the delegate prepares`() throws {
    let simulator = try present(on: .current)
    #expect(
      adapter.diary.take() == [
        "prepare popover", "style, compact true", "prepare SheetPresentationController",
        "controller for pageSheet", "will present pageSheet, coordinated true",
      ]
    )
    #expect(content.view.frame == CGRect(x: 0, y: 393, width: 393, height: 459))
    let popover = content.popoverPresentationController
    #expect(content.activePresentationController === popover?.adaptiveSheetPresentationController)
    #expect(content.sheetPresentationController == nil && popover?.adaptivePresentationStyle == .pageSheet)
    #expect(simulator.window.bounds.maxY == content.view.frame.maxY)
  }

  @Test func `the delegate may put another controller around the presented one`() throws {
    (adapter.wraps, adapter.style) = (true, .fullScreen)
    let simulator = try present(on: .current)
    let wrapper = try #require(content.navigationController)
    #expect(root.presentedViewController === wrapper && wrapper.view.frame == simulator.window.bounds)
    #expect(content.presentationController?.containerView === wrapper.view.superview)
    #expect(
      adapter.diary.take().suffix(2) == [
        "controller for fullScreen", "will present fullScreen, coordinated true",
      ]
    )
    content.dismiss(animated: false)
    simulator.settle()
    #expect(root.presentedViewController == nil && wrapper.presentingViewController == nil)
  }

  @Test func `on a pad, a popover doesn't adapt`() throws {
    let simulator = try present(on: Setup(device: .iPadA16, system: "18.3"))
    #expect(adapter.diary.take() == ["prepare popover", "will present none, coordinated true"])
    // There is no space beside a source that fills the screen.
    #expect(content.view.frame.size == CGSize(width: 320, height: 480))
    #expect(content.popoverPresentationController?.arrowDirection == .unknown)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    simulator.settle()
    #expect(content.view.frame.size == CGSize(width: 200, height: 100))
  }

  @Test func `a popover points at its source item`() throws {
    let simulator = Simulator(device: .iPadA16, system: "18.3")
    let item = BarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    simulator.launch(NavigationController(rootViewController: root))
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    root.present(content, animated: false)
    // Until the end of the turn, the source may still be set.
    content.popoverPresentationController?.sourceItem = item
    simulator.settle()
    let source = try #require(item.frame(in: simulator.window))
    #expect(content.view.frame.minY == source.maxY + 13)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    content.dismiss(animated: false)
    simulator.settle()
    content.popoverPresentationController?.sourceItem = root.view
    #expect(root.view.frame(in: simulator.window) == simulator.window.bounds)
  }

  // MARK: Presentation controllers of the app

  /// A presentation controller with traits of its own, which records its calls.
  private final class OwnController: PresentationController {
    let diary = Diary()
    var coversWindow = true
    var adaptive = ModalPresentationStyle.none
    override var shouldPresentInFullscreen: Bool { coversWindow }
    override func adaptivePresentationStyle(for traitCollection: TraitCollection) -> ModalPresentationStyle {
      adaptive
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      diary.note("traits")
    }
    override func willTransition(
      to newCollection: TraitCollection,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      diary.note("will change traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      diary.note("will change size")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
      diary.note("preferred \(Int(preferredContentSize.width)) x \(Int(preferredContentSize.height))")
    }
  }

  @MainActor private final class Maker: ViewControllerTransitioningDelegate {
    var made: OwnController?
    var set: (OwnController) -> Void = { _ in }
    func presentationController(
      forPresented presented: ViewController,
      presenting: ViewController?,
      source: ViewController
    ) -> PresentationController? {
      let controller = OwnController(presentedViewController: presented, presenting: presenting)
      set(controller)
      made = controller
      return controller
    }
  }

  private let maker = Maker()

  private func presentOwn(in simulator: Simulator, from presenter: ViewController) throws -> OwnController {
    (content.modalPresentationStyle, content.transitioningDelegate) = (.custom, maker)
    presenter.present(content, animated: false)
    simulator.settle()
    return try #require(maker.made)
  }

  @Test func `overridden traits are those of the presented controller`() throws {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    maker.set = { $0.overrideTraitCollection = TraitCollection(horizontalSizeClass: .regular) }
    let own = try presentOwn(in: simulator, from: root)
    #expect(content.traitCollection.horizontalSizeClass == .regular)
    #expect(own.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    _ = own.diary.take()
    own.overrideTraitCollection = nil
    #expect(content.traitCollection.horizontalSizeClass == .compact && own.diary.take() == ["traits"])
    #expect(content.view.traitCollection.horizontalSizeClass == .compact)
    content.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(own.diary.take() == ["preferred 10 x 20"])
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(own.diary.take() == ["will change traits", "will change size", "traits"])
  }

  @Test(arguments: [true, false])
  func `a presentation that doesn't cover the window covers the defined context`(covers: Bool) throws {
    let simulator = Setup.current.simulator()
    let child = ViewController()
    child.definesPresentationContext = true
    child.view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    root.view.addSubview(child.view)
    root.addChild(child)
    simulator.launch(root)
    maker.set = { $0.coversWindow = covers }
    let own = try presentOwn(in: simulator, from: child)
    #expect(own.presentingViewController === (covers ? root : child))
    #expect(content.view.frame == (covers ? simulator.window.bounds : child.view.frame))
  }

  @Test func `a presentation of the app may adapt to another style`() throws {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    maker.set = { $0.adaptive = .fullScreen }
    let own = try presentOwn(in: simulator, from: root)
    #expect(own.presentationStyle == .fullScreen && root.view.window == nil)
  }

  // MARK: Coordinators

  @Test func `a coordinator has the style, the container and the views of its transition`() throws {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    var seen: [String] = []
    for style in [ModalPresentationStyle.fullScreen, .pageSheet] {
      content.modalPresentationStyle = style
      root.present(content, animated: true)
      let coordinator = try #require(content.transitionCoordinator)
      #expect(coordinator.presentationStyle == style && !coordinator.isInterruptible)
      #expect(coordinator.containerView === content.view.superview && coordinator.completionVelocity == 1)
      #expect(coordinator.view(forKey: .to) === content.view)
      #expect((coordinator.view(forKey: .from) === root.view) == (style == .fullScreen))
      coordinator.animateAlongsideTransition(in: root.view) { _ in
        seen.append("alongside \(style)")
      } completion: { _ in
        seen.append("end \(style)")
      }
      simulator.settle()
      root.dismiss(animated: false)
      simulator.settle()
    }
    #expect(seen == ["alongside fullScreen", "end fullScreen", "alongside pageSheet", "end pageSheet"])
  }

  @Test func `the end of an interaction calls its handlers once`() throws {
    let simulator = Setup.current.simulator()
    simulator.launch(root)
    root.present(content, animated: false)
    simulator.settle()
    var ends: [Bool] = []
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 100))
    try finger.move(to: CGPoint(x: 200, y: 150))
    content.transitionCoordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    finger.cancel()
    #expect(ends == [true])
  }
}
