import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A digest of the parts of a screen that a person can tell apart: the views with their places, texts and
/// states, the first responder, the keyboard and the orientation. Offsets count in steps of a row, and texts
/// by their first letters.
@MainActor struct ScreenDigest {
  private static let step: CGFloat = 44
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325
  private let focus: Responder?

  /// Returns the digest of a simulator's screen.
  static func of(_ simulator: Simulator) -> UInt64 {
    var digest = ScreenDigest(focus: simulator.firstResponder)
    for window in simulator.application.shownWindows {
      _ = window.forEachShown { view in
        digest.add(view)
        return view is any TextInput ? .leaveOutSubviews : .goOn
      }
    }
    let keyboard = simulator.keyboard
    digest.add(keyboard.isVisible)
    digest.add(keyboard.isHardwareKeyboardConnected)
    if keyboard.isVisible { digest.add(keyboard.frame) }
    digest.add(UInt64(simulator.application.deviceOrientation.rawValue))
    return digest.value
  }

  private init(focus: Responder?) { self.focus = focus }

  private mutating func add(_ view: View) {
    add(UInt64(UInt(bitPattern: ObjectIdentifier(type(of: view)))))
    add(view.frame)
    if view === focus { add(true) }
    switch view {
    case let scrollView as ScrollView:
      add(UInt64(bitPattern: Int64((scrollView.contentOffset.y / Self.step).rounded(.down))))
      add(scrollView.contentInset.bottom)
      add((scrollView.contentOffset.x / Self.step).rounded(.down))
    case let label as Label: add(label.text ?? "")
    case let field as TextField:
      add(String((field.text ?? "").prefix(2)))
      add(field.isEnabled)
    case let control as Control:
      add(control.isEnabled)
      add(control.isSelected)
      addValue(of: control)
    case let picker as PickerView:
      for wheel in 0..<picker.numberOfComponents { add(CGFloat(picker.selectedRow(inComponent: wheel))) }
    default: break
    }
  }

  private mutating func addValue(of control: Control) {
    switch control {
    case let toggle as Switch: add(toggle.isOn)
    case let slider as Slider: add(CGFloat(slider.normalizedValue) * 100)
    case let stepper as Stepper: add(CGFloat(stepper.value))
    case let segments as SegmentedControl: add(CGFloat(segments.selectedSegmentIndex))
    case let pages as PageControl: add(CGFloat(pages.currentPage))
    default: break
    }
  }

  private mutating func add(_ rect: CGRect) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { add(number) }
  }

  private mutating func add(_ number: CGFloat) { add(UInt64(bitPattern: Int64(number.rounded()))) }
  private mutating func add(_ flag: Bool) { add(flag ? 1 as UInt64 : 2) }
  private mutating func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }
  private mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }
}
