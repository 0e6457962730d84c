import Foundation
import HeadlessUIKit
import Testing

/// Defaults, sizes and results of controllers that were recorded from UIKit.
@MainActor @Suite struct ControllerMeasureTests {
  nonisolated private static let old = Setup(device: .iPhone6s, system: "9.3")
  nonisolated private static let newest = Setup(device: .iPhone16, system: "26.0")
  nonisolated private static let pad = Setup(device: .iPadA16, system: "18.3")
  nonisolated private static let newestPad = Setup(device: .iPadA16, system: "26.0")

  // MARK: Defaults

  @Test(.fact("MC17")) func `a controller in a window has the window's undo manager`() {
    let simulator = Simulator()
    let (controller, other) = (ViewController(), ViewController())
    simulator.launch(controller)
    #expect(controller.undoManager != nil && controller.undoManager === simulator.window.undoManager)
    other.loadViewIfNeeded()
    #expect(other.undoManager == nil && simulator.application.undoManager == nil)
  }

  @Test(.fact("MC18")) func `defaults of the status bar and of spaces`() {
    _ = Simulator()
    let controller = ViewController()
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.preferredStatusBarUpdateAnimation.rawValue == 1)
    let space = BarButtonItem.flexibleSpace()
    #expect(space.width == 0 && space.isEnabled)
  }

  @Test(.fact("MC28")) func `a controller that is created without a nib`() {
    final class Named: ViewController {
      static var names: [String?] = []
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        Named.names.append(nibNameOrNil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let simulator = Setup.current.simulator()
    let controller = simulator.perform { Named() }
    #expect(Named.names == [nil] && controller.nibName == nil)
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.navigationItem === controller.navigationItem)
    let view: View = controller.view
    controller.didReceiveMemoryWarning()
    #expect(controller.viewIfLoaded === view)
  }

  @Test(.fact("MC29"), arguments: [Setup(device: .iPhone5, system: "7.1"), .current])
  func `the indices of an alert's buttons`(setup: Setup) {
    let simulator = setup.simulator()
    simulator.perform {
      let none = AlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: nil)
      #expect(none.cancelButtonIndex == -1 && none.firstOtherButtonIndex == -1)
      let other = AlertView(
        title: "A",
        message: nil,
        delegate: nil,
        cancelButtonTitle: nil,
        otherButtonTitles: "B"
      )
      #expect(other.cancelButtonIndex == -1 && other.firstOtherButtonIndex == 0)
      let both = AlertView(
        title: "A",
        message: nil,
        delegate: nil,
        cancelButtonTitle: "C",
        otherButtonTitles: "B"
      )
      #expect(both.cancelButtonIndex == 0 && both.firstOtherButtonIndex == 1)
    }
  }

  @Test(.fact("MC24"))
  func `an action without a target begins at the first responder, or else at the sender`() {
    final class Box: View {
      let recorder: Recorder
      init(_ recorder: Recorder) {
        self.recorder = recorder
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override var canBecomeFirstResponder: Bool { true }
      func act() { recorder.note(accessibilityIdentifier ?? "") }
    }
    let (simulator, recorder) = (Simulator(), Recorder())
    let (controller, outer, inner) = (ViewController(), Box(recorder), Box(recorder))
    (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
    controller.view.addSubview(outer)
    let plain = View()
    outer.addSubview(plain)
    controller.view.addSubview(inner)
    simulator.launch(controller)
    let (application, action) = (simulator.application, MethodSelector("act", Box.act))
    #expect(!application.sendAction(action, to: nil, from: nil, for: nil))
    #expect(application.sendAction(action, to: nil, from: plain, for: nil))
    #expect(recorder.take() == ["outer"])
    inner.becomeFirstResponder()
    #expect(application.sendAction(action, to: nil, from: plain, for: nil))
    #expect(recorder.take() == ["inner"])
    inner.resignFirstResponder()
    #expect(!application.sendAction(action, to: nil, from: controller.view, for: nil))
  }

  @Test(.fact("MC24")) func `an action with a target of another class stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Doer: View {
          func act() {}
        }
        let simulator = Simulator()
        simulator.application.sendAction(
          MethodSelector("act", Doer.act),
          to: View(),
          from: nil,
          for: nil
        )
      }
    }
    expectTrap(result, says: "View")
  }

  // MARK: Collection view controllers

  @Test(.fact("MC36"), arguments: [(old, false), (.current, true)])
  func `a collection view controller has a view around its collection view`(
    setup: Setup,
    hasBackground: Bool
  ) throws {
    let simulator = setup.simulator()
    try simulator.perform {
      let controller = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
      let view: View = controller.view
      #expect(view.systemClassName == "UICollectionViewControllerWrapperView" && view.backgroundColor == nil)
      let collection = try #require(controller.collectionView)
      #expect(view.subviews == [collection as View] && collection.frame == view.bounds)
      #expect(collection.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      #expect((collection.backgroundColor == .systemBackground) == hasBackground)
      #expect(!collection.alwaysBounceVertical && !collection.alwaysBounceHorizontal)
      controller.collectionView = nil
      #expect(controller.collectionView == nil && collection.dataSource == nil && view.subviews == [])
      #expect(controller.viewIfLoaded === view)
      let early = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
      early.collectionView = nil
      #expect(early.isViewLoaded)
      let new = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      early.collectionView = new
      #expect(early.view.subviews == [new as View] && new.frame == early.view.bounds)
    }
  }

  @Test(.fact("MC37")) func `a collection view controller with a view of its own has no collection view`() {
    final class Plain: CollectionViewController {
      override func loadView() { view = View() }
    }
    let simulator = Simulator()
    let controller = Plain(collectionViewLayout: CollectionViewFlowLayout())
    #expect(controller.collectionView == nil && controller.isViewLoaded)
    simulator.launch(controller)
    #expect(controller.view.window === simulator.window)
  }

  // MARK: Sheets and alerts

  private func present(_ controller: ViewController, on setup: Setup, isLandscape: Bool = false) -> Simulator
  {
    let simulator = setup.simulator()
    let root = ViewController()
    simulator.launch(root)
    if isLandscape { simulator.rotate(to: .landscapeLeft) }
    simulator.settle()
    root.present(controller, animated: false)
    simulator.settle()
    return simulator
  }

  @Test(
    .fact("MC1", "MC43"),
    arguments: [
      (Setup.current, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (newest, CGRect(x: 0, y: 59, width: 393, height: 793)),
      (pad, CGRect(x: 0, y: 34, width: 820, height: 1146)),
      (newestPad, CGRect(x: 0, y: 42, width: 820, height: 1138)),
    ]
  )
  func `the frame of a page sheet`(setup: Setup, frame: CGRect) {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .pageSheet
    let simulator = present(sheet, on: setup)
    #expect(sheet.view.convert(sheet.view.bounds, to: simulator.window) == frame)
  }

  @Test(.fact("MC8"), arguments: [ModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `on a phone in landscape, sheets and popovers fill the window`(style: ModalPresentationStyle) {
    let sheet = ViewController()
    sheet.modalPresentationStyle = style
    let simulator = present(sheet, on: Setup(device: .iPhoneSE3, system: "18.0"), isLandscape: true)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(simulator.window.bounds == sheet.view.frame)
  }

  @Test(
    .fact("MC10", "MC58"),
    arguments: [
      (Setup.current, false, 270, 426), (newest, false, 320, 438.5),
      (Setup(device: .iPhoneSE3, system: "18.0"), false, 270, 333.5),
      (Setup(device: .iPhoneSE3, system: "26.0"), true, 320, 187.5),
    ] as [(Setup, Bool, CGFloat, CGFloat)]
  )
  func `the place of an alert`(setup: Setup, isLandscape: Bool, width: CGFloat, middle: CGFloat) throws {
    let alert = AlertController(title: "Sorry", message: "Again?", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Yes", style: .default))
    let simulator = present(alert, on: setup, isLandscape: isLandscape)
    let box = try #require(alert.buttons[0].superview)
    #expect(box.frame.width == width && box.frame.midY == middle)
    #expect(box.frame.midX == simulator.window.bounds.midX)
  }

  @Test(.fact("MC59"), arguments: [Setup(device: .iPhone6s, system: "9.3"), .current, newest])
  func `the handler of an alert's action runs after the alert's dismissal`(setup: Setup) throws {
    final class Recording: AlertController {
      var recorder: Recorder?
      override func viewWillDisappear(_ animated: Bool) { recorder?.note("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { recorder?.note("did disappear") }
    }
    let recorder = Recorder()
    let alert = Recording(title: "A", message: nil, preferredStyle: .alert)
    alert.recorder = recorder
    alert.addAction(
      AlertAction(title: "Yes", style: .default) { [weak alert] _ in
        recorder.note("handler, presented \(alert?.presentingViewController != nil)")
      }
    )
    let simulator = present(alert, on: setup)
    try simulator.user.tap(alert.buttons[0])
    #expect(recorder.take() == ["will disappear", "did disappear", "handler, presented false"])
  }

  // MARK: Action sheets on pads

  @Test(
    .fact("MC42"),
    arguments: [
      (Setup(device: .iPadAir2, system: "9.3"), CGRect(x: 249, y: 580, width: 270, height: 175.5)),
      (pad, CGRect(x: 275, y: 658, width: 270, height: 175.5)),
      (newestPad, CGRect(x: 266, y: 499.75, width: 288, height: 180.5)),
    ]
  )
  func `an action sheet on a pad is a popover without its cancel action`(
    setup: Setup,
    frame: CGRect
  ) throws {
    let simulator = setup.simulator()
    let (root, recorder) = (ViewController(), Recorder())
    simulator.launch(root)
    let source = View(frame: CGRect(x: 0, y: 0, width: 100, height: 110))
    source.center = CGPoint(x: root.view.bounds.midX, y: root.view.bounds.midY)
    root.view.addSubview(source)
    func sheet() -> AlertController {
      let sheet = AlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      for (title, style) in [
        ("No", AlertAction.Style.cancel), ("Yes", .destructive), ("Later", .default),
      ] {
        sheet.addAction(AlertAction(title: title, style: style) { _ in recorder.note(title) })
      }
      sheet.popoverPresentationController?.sourceView = source
      root.present(sheet, animated: true)
      simulator.settle()
      return sheet
    }
    let first = sheet()
    #expect(first.buttons.map(\.currentTitle) == ["Yes", "Later"])
    #expect(first.view.convert(first.view.bounds, to: simulator.window) == frame)
    #expect(root.hierarchyDescription().contains("style: popover"))
    try simulator.user.tap(first.buttons[1])
    #expect(recorder.take() == ["Later"])
    _ = sheet()
    try simulator.user.tap(CGPoint(x: 20, y: 100))
    #expect(recorder.take() == ["No"] && root.presentedViewController == nil)
  }
}
