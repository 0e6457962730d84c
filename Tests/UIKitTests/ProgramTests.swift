import HeadlessUIKit
import Testing
import UIKit

@MainActor private var events: [String] = []

final class ProgramDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("launched on iOS \(UIDevice.current.systemVersion)")
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    UIView.animate(withDuration: 2) {
      self.window?.rootViewController?.view.alpha = 0
    } completion: { _ in
      events.append("animated")
    }
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
}

/// The entry point of a program, and other modules that come with UIKit.
@MainActor @Suite(.serialized) struct ProgramTests {
  @Test(.fact("U106")) func `a delegate's entry point launches the app and runs it to its end`() {
    let simulator = Simulator(device: .iPhone6, system: "12.4")
    events = []
    simulator.perform { ProgramDelegate.main() }
    #expect(events == ["launched on iOS 12.4", "active", "animated"])
    #expect(simulator.clock.now.offset >= .seconds(2))
  }

  @Test(.fact("U106")) func `the function takes the names of classes`() {
    let simulator = Simulator(device: .iPhone6, system: "12.4")
    events = []
    let result = simulator.perform {
      UIApplicationMain(
        CommandLine.argc,
        CommandLine.unsafeArgv,
        nil,
        NSStringFromClass(ProgramDelegate.self)
      )
    }
    #expect(result == 0 && events == ["launched on iOS 12.4", "active", "animated"])
  }

  @Test(.fact("U106")) func `without a simulator the app runs on a device of its own`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProgramDelegate.main()
      guard events.count == 3, events.last == "animated" else { fatalError("\(events)") }
    }
  }

  @Test(.fact("U106")) func `a name that is no delegate's stops, after the output of the app`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      // A stream of its own, as the standard one isn't buffered in the process of an exit test.
      fputs("The app has begun.\n", fopen("/dev/stdout", "w"))
      UIApplicationMain(0, nil, nil, "NoDelegate")
    }
    let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(printed.contains("The app has begun."))
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("there is no application delegate of a class named NoDelegate"))
  }

  @Test(.fact("U105")) func `requests and sessions come with UIKit`() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org/")))
    let task = URLSession.shared.dataTask(with: request)
    #expect(task.originalRequest?.url?.host == "example.org")
    task.cancel()
  }

  @Test(.fact("U99")) func `observers are added without isolation`() {
    let simulator = Simulator()
    nonisolated func observe(
      _ center: NotificationCenter,
      _ block: @escaping @MainActor (Notification) -> Void
    )
      -> any NSObjectProtocol
    {
      center.addObserver(forName: .init("event"), object: nil, queue: .main, using: block)
    }
    var count = 0
    let token = observe(simulator.notifications) { _ in count += 1 }
    simulator.notifications.post(name: .init("event"), object: nil)
    simulator.notifications.removeObserver(token)
    simulator.notifications.post(name: .init("event"), object: nil)
    #expect(count == 1)
  }

  @Test(.fact("U102")) func `rectangles are compared by name, and the media time needs no isolation`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)) && !rect.equalTo(.zero))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && rect.size.equalTo(CGSize(width: 3, height: 4)))
    let simulator = Simulator()
    simulator.advance(by: .seconds(1))
    nonisolated func time() -> CFTimeInterval { CACurrentMediaTime() }
    #expect(time() == 1)
  }

  /// A double of the notification center, and a form that uses it, as source for iOS has them.
  private final class MockCenter: NotificationCenter {
    var calls: [String] = []
    override func addObserver(
      _ observer: Any,
      selector aSelector: Selector,
      name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      calls.append("add \(aName?.rawValue ?? "")")
    }
    override func post(name aName: NSNotification.Name, object anObject: Any?) {
      calls.append("post \(aName.rawValue)")
    }
  }

  @Test(.fact("U91")) func `a double of the notification center overrides its methods`() {
    final class Form: UIViewController, UITextFieldDelegate {
      weak var inner: (any UITextFieldDelegate)?
      func shown(_ notification: Notification) {}
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        inner?.textFieldShouldReturn?(textField) ?? false
      }
    }
    let center = MockCenter()
    let form = Form()
    center.addObserver(form, selector: Selector("shown:", Form.shown), name: .init("a"), object: nil)
    center.post(name: .init("b"), object: form)
    #expect(center.calls == ["add a", "post b"])
    #expect(!form.textFieldShouldReturn(UITextField()))
  }

  @Test(.fact("U103")) func `the selector of a protocol's method compares with that of an action`() {
    final class NoPaste: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:", (any UIResponderStandardEditActions).paste) { return false }
        return super.canPerformAction(action, withSender: sender)
      }
    }
    let simulator = Simulator()
    let fields = [NoPaste(), UITextField()]
    for field in fields { simulator.window.addSubview(field) }
    simulator.window.makeKeyAndVisible()
    simulator.perform { UIPasteboard.general.string = "text" }
    #expect(fields.map { $0.canPerformAction(.paste, withSender: nil) } == [false, true])
  }
}
