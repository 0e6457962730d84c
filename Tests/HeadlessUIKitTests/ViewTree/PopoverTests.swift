import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct PopoverTests {
  private static let pad = Device.all.last { $0.idiom == .pad && $0.lastSystem == nil } ?? .iPhone16

  /// Launches a controller with a button as the source of a popover.
  private func launched(_ simulator: Simulator) -> (root: ViewController, button: Button) {
    let root = ViewController()
    let button = Button(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 300, y: 100, width: 100, height: 44)
    root.view.addSubview(button)
    simulator.launch(root)
    return (root, button)
  }

  private func popover(at button: Button, size: CGSize = .zero) -> ViewController {
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = button
    return controller
  }

  @Test func `on a pad a popover is shown below its source`() {
    let simulator = Simulator(device: Self.pad)
    let (root, button) = launched(simulator)
    let controller = popover(at: button, size: CGSize(width: 200, height: 150))
    root.present(controller, animated: false)
    simulator.settle()
    #expect(controller.view.frame == CGRect(x: 250, y: 157, width: 200, height: 150))
    #expect(controller.popoverPresentationController?.arrowDirection == .up && root.view.window != nil)
    let plain = popover(at: button)
    root.dismiss(animated: false)
    simulator.settle()
    plain.popoverPresentationController?.permittedArrowDirections = .left
    root.present(plain, animated: false)
    simulator.settle()
    #expect(plain.view.frame.size == CGSize(width: 320, height: 480) && plain.view.frame.minX == 413)
  }

  /// A delegate that removes a view when editing ends.
  private final class Remover: TextFieldDelegate {
    weak var view: View?
    func textFieldDidEndEditing(_ textField: TextField) { view?.removeFromSuperview() }
  }

  @Test(.fact("Z25")) func `a popover whose source is removed by its presentation is in the middle`() throws {
    let simulator = Simulator(device: .iPadAir2, system: "10.3")
    let (root, button) = launched(simulator)
    let (field, remover) = (TextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30)), Remover())
    remover.view = button
    field.delegate = remover
    root.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.settle()
    let controller = popover(at: button, size: CGSize(width: 200, height: 150))
    root.present(controller, animated: false)
    simulator.settle()
    #expect(button.window == nil)
    let frame = try #require(controller.view).convert(controller.view.bounds, to: nil)
    #expect(frame.size == CGSize(width: 200, height: 150) && frame.midX == 384)
  }

  /// A popover's delegate with fixed answers, which records its calls.
  private final class Judge: PopoverPresentationControllerDelegate {
    let diary = Diary()
    var style = ModalPresentationStyle.automatic
    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
      diary.note("prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      diary.ask("should")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      diary.note("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
      diary.note("will")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      diary.note("did")
    }
  }

  private func tap(_ simulator: Simulator, _ point: CGPoint) {
    let touch = simulator.application.touchDown(at: point)
    simulator.advance(by: .milliseconds(50))
    simulator.application.touchUp(touch)
    simulator.settle()
  }

  @Test func `a tap beside it takes it away, if the delegate agrees`() {
    let simulator = Simulator(device: Self.pad)
    let (root, button) = launched(simulator)
    let (judge, controller) = (Judge(), popover(at: button))
    controller.popoverPresentationController?.delegate = judge
    root.present(controller, animated: true)
    simulator.settle()
    tap(simulator, CGPoint(x: controller.view.frame.midX, y: controller.view.frame.midY))
    #expect(judge.diary.take() == ["prepare"])
    judge.diary.refused = ["should"]
    tap(simulator, CGPoint(x: 20, y: 900))
    #expect(judge.diary.take() == ["should", "attempt"] && root.presentedViewController === controller)
    judge.diary.refused = []
    tap(simulator, CGPoint(x: 20, y: 900))
    #expect(judge.diary.take() == ["should", "will", "did"] && root.presentedViewController == nil)
  }

  @Test func `views beside it get touches if the popover lets them through`() {
    let simulator = Simulator(device: Self.pad)
    let (root, button) = launched(simulator)
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    let controller = popover(at: button)
    let inside = CGPoint(x: button.frame.midX, y: button.frame.midY)
    root.present(controller, animated: false)
    simulator.settle()
    controller.popoverPresentationController?.passthroughViews = [button]
    tap(simulator, inside)
    #expect(taps == 1 && root.presentedViewController === controller)
    controller.popoverPresentationController?.passthroughViews = nil
    tap(simulator, inside)
    #expect(taps == 1 && root.presentedViewController == nil)
  }

  @Test(
    arguments: [
      (SystemVersion("18.0"), ModalPresentationStyle.automatic, ModalPresentationStyle.pageSheet),
      ("12.0", .automatic, .fullScreen), ("18.0", .none, .popover), ("18.0", .fullScreen, .fullScreen),
    ]
  )
  func `on a phone a popover is something else, unless the delegate says no`(
    system: SystemVersion,
    answer: ModalPresentationStyle,
    shown: ModalPresentationStyle
  ) {
    let simulator = Simulator(device: system == "18.0" ? .iPhone16 : .iPhoneX, system: system)
    let (root, button) = launched(simulator)
    let (judge, controller) = (Judge(), popover(at: button, size: CGSize(width: 200, height: 100)))
    judge.style = answer
    controller.popoverPresentationController?.delegate = judge
    root.present(controller, animated: false)
    simulator.settle()
    #expect(root.hierarchyDescription().contains("style: \(shown)"))
    #expect((controller.view.bounds.size == CGSize(width: 200, height: 100)) == (shown == .popover))
  }

  @Test func `only popovers and action sheets have a popover's controller`() {
    let _ = Simulator()
    let controller = ViewController()
    #expect(controller.popoverPresentationController == nil && controller.presentationController != nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController === controller.presentationController)
    #expect(
      AlertController(title: nil, message: nil, preferredStyle: .alert).popoverPresentationController == nil
    )
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(sheet.popoverPresentationController != nil)
  }

  @Test(.fact("U52"), arguments: [true, false])
  func `the source of a popover may be set after presenting, in the same turn`(animated: Bool) {
    let simulator = Simulator(device: Self.pad)
    let (root, button) = launched(simulator)
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    simulator.perform {
      root.present(controller, animated: animated)
      controller.popoverPresentationController?.sourceView = button
      controller.popoverPresentationController?.permittedArrowDirections = .up
    }
    simulator.advance(by: .milliseconds(200))
    #expect(controller.view.frame == CGRect(x: 250, y: 157, width: 200, height: 150))
    simulator.settle()
    #expect(controller.view.frame == CGRect(x: 250, y: 157, width: 200, height: 150))
    #expect(controller.popoverPresentationController?.arrowDirection == .up)
    #expect(root.presentedViewController === controller && controller.view.alpha == 1)
  }

  @Test(.fact("U52")) func `a popover that was dismissed before the end of the turn needs no place`() {
    let simulator = Simulator(device: Self.pad)
    let (root, _) = launched(simulator)
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    simulator.perform {
      root.present(controller, animated: false)
      simulator.window.rootViewController = ViewController()
    }
    simulator.settle()
    #expect(controller.presentingViewController == nil)
  }

  @Test func `a popover that belongs to nothing is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(
          device: Device.all.last { $0.idiom == .pad && $0.lastSystem == nil } ?? .iPhone16
        )
        let (root, controller) = (ViewController(), ViewController())
        simulator.launch(root)
        controller.modalPresentationStyle = .popover
        root.present(controller, animated: false)
        simulator.settle()
      }
    }
    expectTrap(result, says: "ViewController is a popover without sourceView and barButtonItem")
  }

  @Test(.fact("Z25")) func `a popover at a view outside all windows is refused with that reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: Self.pad)
        let (root, controller) = (ViewController(), ViewController())
        simulator.launch(root)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = Button(frame: .zero)
        root.present(controller, animated: false)
        simulator.settle()
      }
    }
    expectTrap(result, says: "ViewController is a popover whose sourceView, Button, is in no window")
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let simulator = Simulator(device: Self.pad)
        let (root, controller) = (ViewController(), ViewController())
        simulator.launch(root)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.barButtonItem = BarButtonItem()
        root.present(controller, animated: false)
        simulator.settle()
      }
    }
    expectTrap(other, says: "ViewController is a popover whose barButtonItem is in no bar")
  }

  // MARK: Other styles

  @Test func `a context takes the place of the controller that defines it`() {
    let simulator = Simulator()
    let (root, inner, over) = (ViewController(), ViewController(), ViewController())
    simulator.launch(root)
    root.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    root.view.addSubview(inner.view)
    inner.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    inner.present(over, animated: false)
    simulator.settle()
    #expect(over.presentingViewController === inner && over.view.frame == inner.view.frame)
  }

  @Test func `a view that dissolves does not slide`() {
    let simulator = Simulator()
    let (root, over) = (ViewController(), ViewController())
    simulator.launch(root)
    over.modalPresentationStyle = .fullScreen
    over.modalTransitionStyle = .crossDissolve
    root.present(over, animated: true)
    simulator.advance(by: .milliseconds(200))
    let seen = over.view.presentation
    #expect(seen.frame.minY == 0 && seen.alpha > 0 && seen.alpha < 1)
    simulator.settle()
    root.dismiss(animated: true)
    simulator.advance(by: .milliseconds(200))
    #expect(over.view.presentation.frame.minY == 0 && over.view.presentation.alpha < 1)
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Sharing

  /// A custom activity.
  private final class Shout: Activity {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    override var activityType: ActivityType? { ActivityType("shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) {
      diary.note("prepare \(activityItems.count)")
    }
    override func perform() {
      diary.note("perform")
      activityDidFinish(true)
    }
  }

  @Test(arguments: [
    ("Copy", "com.apple.UIKit.activity.CopyToPasteboard true"), ("Shout", "shout true"),
    ("Close", "nil false"),
  ])
  func `an activity sheet offers the possible activities, and reports the chosen one`(
    choice: String,
    told: String
  ) throws {
    let simulator = Simulator()
    let (root, _) = launched(simulator)
    let diary = Diary()
    let sheet = ActivityViewController(activityItems: ["Hello"], applicationActivities: [Shout(diary)])
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      diary.note("\(type?.rawValue ?? "nil") \(completed)")
    }
    root.present(sheet, animated: true)
    simulator.settle()
    try simulator.user.buttons[choice].tap()
    #expect(diary.take() == (choice == "Shout" ? ["prepare 1", "perform", told] : [told]))
    #expect(
      root.presentedViewController == nil && Pasteboard.general.string == (choice == "Copy" ? "Hello" : nil)
    )
  }

  @Test(arguments: ["pulled", "dismissed"]) func `a sheet that is taken away has done nothing`(how: String)
    throws
  {
    let simulator = Simulator()
    let (root, _) = launched(simulator)
    let diary = Diary()
    let sheet = ActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { type, completed, items, error in
      let isNothing = type == nil && !completed && items == nil && error == nil
      diary.note("nothing \(isNothing), presents \(root.presentedViewController != nil)")
    }
    root.present(sheet, animated: true)
    simulator.settle()
    if how == "pulled" {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 300))
      for y in stride(from: 350, through: 800, by: 50) {
        simulator.advance(by: .milliseconds(20))
        try finger.move(to: CGPoint(x: 200, y: y))
      }
      finger.lift()
    } else {
      root.dismiss(animated: true)
    }
    simulator.settle()
    #expect(diary.take() == ["nothing true, presents false"] && root.presentedViewController == nil)
  }

  @Test func `excluded and impossible activities are not offered`() {
    let simulator = Simulator()
    let (root, _) = launched(simulator)
    let sheet = ActivityViewController(activityItems: [5], applicationActivities: [Shout(Diary())])
    root.present(sheet, animated: false)
    simulator.settle()
    #expect(sheet.view.subviews.compactMap { ($0 as? Button)?.currentTitle } == ["Close"])
    let other = ActivityViewController(activityItems: ["x"], applicationActivities: nil)
    other.excludedActivityTypes = [.copyToPasteboard]
    #expect(other.view.subviews.count == 1)
  }
}
