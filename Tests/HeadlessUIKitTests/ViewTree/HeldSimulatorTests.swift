import Foundation
import HeadlessUIKit
import Testing

/// References that could keep a simulator alive after its test releases it.
@MainActor @Suite struct HeldSimulatorTests {
  @Test(
    arguments: Begun.allCases,
    [("iPhone 8", "16.7"), ("iPad Pro 11 (1st gen)", "18.0"), ("iPhone 5", "8.1"), ("iPhone 4", "4.3")]
  )
  func `running and finished operations are released with their simulator`(
    _ begun: Begun,
    _ place: (device: String, system: SystemVersion)
  ) throws {
    for time in [Duration.milliseconds(100), .seconds(5)] {
      weak var gone: Application?
      weak var goneController: ViewController?
      weak var goneView: View?
      do {
        let simulator = Simulator(device: try .named(place.device), system: place.system)
        let controller = ViewController()
        simulator.launch(controller)
        try simulator.perform { try begun.begin(on: simulator, in: controller) }
        simulator.advance(by: time)
        (gone, goneController) = (simulator.application, controller)
        goneView = controller.view.subviews.first
      }
      #expect(gone == nil, "after \(time)")
      #expect(goneController == nil, "after \(time)")
      #expect(goneView == nil, "after \(time)")
    }
  }

  @Test(
    .fact("Z14"),
    arguments: [("iPhone 4", "4.3"), ("iPhone 5", "7.1"), ("iPhone 16", "18.0")]
      as [(device: String, system: SystemVersion)]
  )
  func `an alert view that was never dismissed goes with its simulator`(
    _ place: (device: String, system: SystemVersion)
  ) throws {
    for time in [Duration.zero, .seconds(5)] {
      weak var gone: Application?
      weak var goneAlert: AlertView?
      var kept: AlertView?
      do {
        let simulator = Simulator(device: try .named(place.device), system: place.system)
        simulator.launch(ViewController())
        let alerts = simulator.perform {
          (0..<2).map {
            AlertView(title: "\($0)", message: nil, delegate: nil, cancelButtonTitle: "OK")
          }
        }
        simulator.perform { for alert in alerts { alert.show() } }
        simulator.advance(by: time)
        #expect(alerts.allSatisfy { $0.isVisible && $0.window != nil })
        (gone, goneAlert, kept) = (simulator.application, alerts[0], alerts[1])
      }
      #expect(gone == nil, "after \(time)")
      #expect(goneAlert == nil, "after \(time)")
      // An alert that client code retains is no longer shown.
      #expect(kept?.isVisible == false && kept?.window == nil)
    }
  }

  @Test func `a simulator may be let go on another thread`() async {
    final class Box: @unchecked Sendable { var simulator: Simulator? }
    let box = Box()
    weak var gone: View?
    do {
      let simulator = Simulator()
      simulator.perform {
        let view = View(frame: .zero)
        gone = view
        let selector = MethodSelector("layoutIfNeeded", View.layoutIfNeeded)
        DisplayLink(target: view, selector: selector).add(to: .main, forMode: .common)
      }
      box.simulator = simulator
    }
    #expect(gone != nil)
    await Task.detached { box.simulator = nil }.value
    for _ in 0..<1000 where gone != nil { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(gone == nil)
  }

  @Test func `a simulator that is released on another thread stays whole while the main actor is busy`() async
  {
    final class Box: @unchecked Sendable { var simulator: Simulator? }
    let box = Box()
    weak var keyboard: Keyboard?
    do {
      let simulator = Simulator()
      keyboard = simulator.keyboard
      box.simulator = simulator
    }
    /// Releases the simulator on another thread, and blocks the main actor until that is done.
    func release() {
      let thread = Thread { box.simulator = nil }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    release()
    #expect(keyboard != nil)
    for _ in 0..<1000 where keyboard != nil { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(keyboard == nil)
  }
}

/// An operation that an app has begun.
enum Begun: CaseIterable {
  case nothing, animation, endlessAnimation, propertyAnimator, displayLink, transaction
  case presentation, sheet, alert, push, pageTurn, scrolling, rowUpdate, zoom, refresh, spinner
  case touch, longPress, keyboard, typing, rotation, editMenu
  case dismissedPresentation, fullScreen, popover, actionSheet, activities, secondPresentation, dismissal
  case search, wheel, undo, tabs, modalWithField, fieldInRow
  case pushFromList, listPresents, scrollingWhilePresenting, spunWheel, heldStepper

  @MainActor func begin(on simulator: Simulator, in controller: ViewController) throws {
    let view = View(frame: CGRect(x: 10, y: 50, width: 40, height: 40))
    controller.view.addSubview(view)
    let field = TextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
    controller.view.addSubview(field)
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    controller.view.addSubview(scrollView)
    switch self {
    case .nothing: break
    case .animation: View.animate(withDuration: 1) { view.alpha = 0 }
    case .endlessAnimation: View.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
    case .propertyAnimator:
      ViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.startAnimation()
    case .displayLink:
      DisplayLink(target: view, selector: MethodSelector("layoutIfNeeded", View.layoutIfNeeded))
        .add(to: .main, forMode: .common)
    case .transaction:
      Transaction.begin()
      Transaction.setCompletionBlock { view.alpha = 1 }
      View.animate(withDuration: 1) { view.alpha = 0 }
      Transaction.commit()
    case .presentation: controller.present(ViewController(), animated: true) { view.alpha = 0 }
    case .dismissedPresentation:
      // The dismissal waits for the end of the presentation.
      controller.present(ViewController(), animated: true)
      controller.dismiss(animated: true)
    case .sheet:
      let form = ViewController()
      form.modalPresentationStyle = .formSheet
      controller.present(form, animated: true)
    case .alert:
      controller.present(AlertController(title: "a", message: "b", preferredStyle: .alert), animated: true)
    case .push:
      let navigation = NavigationController(rootViewController: ViewController())
      simulator.launch(navigation)
      navigation.pushViewController(ViewController(), animated: true)
    case .pageTurn:
      let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([ViewController()], direction: .forward, animated: false)
      simulator.launch(pages)
      pages.setViewControllers([ViewController()], direction: .forward, animated: true)
    case .scrolling: scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    case .rowUpdate:
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      controller.view.addSubview(table)
      table.layoutIfNeeded()
      table.performBatchUpdates({ table.reloadSections([0], with: .fade) }, completion: nil)
    case .zoom:
      scrollView.maximumZoomScale = 3
      scrollView.setZoomScale(2, animated: true)
    case .refresh:
      scrollView.refreshControl = RefreshControl()
      scrollView.refreshControl?.beginRefreshing()
    case .spinner:
      let spinner = ActivityIndicatorView(style: .medium)
      controller.view.addSubview(spinner)
      spinner.startAnimating()
    case .touch: _ = try simulator.user.touchDown(at: CGPoint(x: 50, y: 110))
    case .longPress:
      view.addGestureRecognizer(LongPressGestureRecognizer(target: nil, action: nil))
      _ = try simulator.user.touchDown(at: CGPoint(x: 30, y: 70))
    case .keyboard: field.becomeFirstResponder()
    case .rotation: simulator.rotate(to: .landscapeLeft)
    case .editMenu:
      field.becomeFirstResponder()
      MenuController.shared.showMenu(from: field, rect: field.bounds)
    case .typing:
      field.becomeFirstResponder()
      field.insertText("a")
    case .fullScreen:
      let form = ViewController()
      form.modalPresentationStyle = .fullScreen
      controller.present(form, animated: true)
    case .popover:
      let form = ViewController()
      form.modalPresentationStyle = .popover
      form.popoverPresentationController?.sourceView = view
      controller.present(form, animated: true)
    case .actionSheet:
      let sheet = AlertController(title: "a", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        AlertAction(title: "b", style: .cancel) { [weak controller] _ in controller?.view.alpha = 0 }
      )
      sheet.popoverPresentationController?.sourceView = view
      controller.present(sheet, animated: true)
    case .activities:
      let activities = ActivityViewController(activityItems: ["a"], applicationActivities: nil)
      activities.popoverPresentationController?.sourceView = view
      controller.present(activities, animated: true)
    case .secondPresentation:
      let form = ViewController()
      controller.present(form, animated: false)
      simulator.settle()
      form.present(ViewController(), animated: true)
    case .dismissal:
      controller.present(ViewController(), animated: false)
      simulator.settle()
      controller.dismiss(animated: true)
    case .search:
      let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      controller.view.addSubview(bar)
      bar.becomeFirstResponder()
    case .wheel:
      let picker = DatePicker(frame: .zero)
      picker.preferredDatePickerStyle = .wheels
      controller.view.addSubview(picker)
      picker.setDate(picker.date.addingTimeInterval(86_400), animated: true)
    case .undo:
      field.becomeFirstResponder()
      field.insertText("a")
      field.undoManager?.undo()
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [ViewController(), ViewController()]
      simulator.launch(tabs)
      tabs.selectedIndex = 1
    case .modalWithField:
      let form = ViewController()
      form.view.addSubview(field)
      controller.present(form, animated: true)
      field.becomeFirstResponder()
    case .pushFromList:
      let list = TableViewController(style: .plain)
      let stack = NavigationController(rootViewController: list)
      simulator.launch(stack)
      stack.pushViewController(ViewController(), animated: true)
    case .listPresents:
      let list = TableViewController(style: .plain)
      simulator.launch(list)
      simulator.settle()
      list.present(ViewController(), animated: true)
    case .scrollingWhilePresenting:
      controller.present(ViewController(), animated: true)
      View.animate(withDuration: 1) { scrollView.frame.size.height = 50 }
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    case .spunWheel:
      let middle = simulator.screen.bounds.midY
      let picker = DatePicker(
        frame: CGRect(x: 0, y: middle - 108, width: simulator.screen.bounds.width, height: 216)
      )
      picker.preferredDatePickerStyle = .wheels
      controller.view.addSubview(picker)
      let date = picker.date
      simulator.user.manually { simulator.user.swipeUp(velocity: .slow) }
      #expect(picker.date != date || simulator.clock.pendingWork.contains { $0.hasPrefix("rest of") })
    case .heldStepper:
      let stepper = Stepper(frame: CGRect(x: 0, y: 50, width: 94, height: 29))
      controller.view.addSubview(stepper)
      _ = try simulator.user.touchDown(at: CGPoint(x: 80, y: 60))
      simulator.advance(by: .seconds(2))
    case .fieldInRow:
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      controller.view.addSubview(table)
      table.tableHeaderView = field
      field.becomeFirstResponder()
    }
  }
}
