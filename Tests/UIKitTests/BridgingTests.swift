import HeadlessUIKit
import Testing
import UIKit

/// Reads a notification's user info in each of the ways that iOS apps use.
@MainActor @Suite struct BridgingTests {
  private nonisolated static let stages: [(Device, SystemVersion)] = [
    (.iPhone4, "4.3"), (.iPhone5s, "8.4"), (.iPadAir2, "12.0"), (.iPhone16, "18.0"),
  ]

  /// Returns the user info of the first keyboard-will-show notification after a field becomes first
  /// responder.
  private func userInfo(on stage: (Device, SystemVersion)) throws -> [AnyHashable: Any] {
    let simulator = Simulator(device: stage.0, system: stage.1)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    simulator.perform { controller.view.addSubview(field) }
    simulator.launch(controller)
    var info: [AnyHashable: Any] = [:]
    _ = simulator.notifications.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: .main
    ) { info = $0.userInfo ?? [:] }
    simulator.perform { _ = field.becomeFirstResponder() }
    simulator.settle()
    return try #require(info.isEmpty ? nil : info)
  }

  @Test(arguments: stages) func `the keyboard's frame reads as a rectangle and as a value of one`(
    device: Device,
    system: SystemVersion
  ) throws {
    let value = try #require(userInfo(on: (device, system))[UIResponder.keyboardFrameEndUserInfoKey])
    let frame = try #require(value as? CGRect)
    #expect(frame.width > 300 && frame.height > 200)
    #expect((value as? NSValue)?.cgRectValue == frame)
    #expect((value as! NSValue).cgRectValue == frame)
    #expect(value as? CGPoint == nil)
  }

  @Test(arguments: stages) func `the deprecated middle reads as a point and as a value of one`(
    device: Device,
    system: SystemVersion
  ) throws {
    let value = try #require(userInfo(on: (device, system))["UIKeyboardCenterEndUserInfoKey"])
    let center = try #require(value as? CGPoint)
    #expect((value as? NSValue)?.cgPointValue == center)
    #expect(value as? CGRect == nil)
  }

  @Test(arguments: stages) func `duration and curve read as numbers of every type`(
    device: Device,
    system: SystemVersion
  ) throws {
    let info = try userInfo(on: (device, system))
    let duration = try #require(info[UIResponder.keyboardAnimationDurationUserInfoKey])
    let seconds = try #require(duration as? Double)
    #expect(seconds > 0)
    #expect(duration as? TimeInterval == seconds)
    #expect(duration as? CGFloat == CGFloat(seconds))
    #expect((duration as? NSNumber)?.doubleValue == seconds)
    let curve = try #require(info[UIResponder.keyboardAnimationCurveUserInfoKey])
    let number = try #require(curve as? Int)
    #expect(curve as? UInt == UInt(number))
    #expect((curve as? NSNumber)?.intValue == number)
    #expect((curve as? NSNumber)?.uintValue == UInt(number))
    #expect(UIView.AnimationCurve(rawValue: number)!.rawValue == number)
    let options = UIView.AnimationOptions(rawValue: UInt(number) << 16)
    #expect(options.rawValue >> 16 == UInt(number))
  }

  @Test func `whether the keyboard is the program's own reads as a truth value`() throws {
    let isLocal = try #require(
      userInfo(on: (.iPhone16, "18.0"))[UIResponder.keyboardIsLocalUserInfoKey]
    )
    #expect(isLocal as? Bool == true)
    #expect((isLocal as? NSNumber)?.boolValue == true)
  }

  @Test func `values that a program makes itself lead both ways`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [String: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
      "size": NSValue(cgSize: rect.size),
    ]
    #expect(values["rect"] as? CGRect == rect)
    #expect(values["point"] as? CGPoint == rect.origin)
    #expect(values["size"] as? CGSize == rect.size)
    #expect(values["rect"] as? CGSize == nil)
    #expect((rect.size as Any as? NSValue)?.cgSizeValue == rect.size)
    #expect((CGFloat(2.5) as Any as? NSNumber)?.doubleValue == 2.5)
  }
}
