import Foundation
import HeadlessUIKit
import Testing

/// Accessory and input views that determine their height themselves.
@MainActor @Suite struct SelfSizingInputTests {
  private final class Bar: View {
    var natural = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { natural }
  }

  /// A kind of view, and its height on a screen of 393 points.
  enum Kind: String, CaseIterable, Sendable {
    case constraints, intrinsicHeight, flexibleFrame, inputView, inputViewWithoutMask, withoutMask,
      wrappingText

    var height: CGFloat {
      switch self {
      case .constraints, .inputView, .inputViewWithoutMask, .withoutMask: 10 + 36 + 6
      case .intrinsicHeight: 50
      case .flexibleFrame: 44
      case .wrappingText: 10 + 61 + 6
      }
    }

    @MainActor func make() -> View {
      let view: View
      switch self {
      case .inputView, .inputViewWithoutMask:
        let input = InputView(frame: .zero, inputViewStyle: .keyboard)
        input.allowsSelfSizing = true
        view = input
      default: view = Bar(frame: .zero)
      }
      view.accessibilityIdentifier = rawValue
      switch self {
      case .intrinsicHeight:
        (view as? Bar)?.natural.height = 50
        return view
      case .flexibleFrame:
        view.frame.size.height = 44
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
      case .constraints, .wrappingText:
        (view as? Bar)?.natural = .zero
        view.autoresizingMask = .flexibleHeight
      case .withoutMask, .inputViewWithoutMask: view.translatesAutoresizingMaskIntoConstraints = false
      case .inputView: break
      }
      let inside: View
      if self == .wrappingText {
        let label = Label()
        // Three lines of up to 49 characters.
        (label.text, label.numberOfLines) = (
          Array(repeating: "12345678", count: 12).joined(separator: " "), 0
        )
        inside = label
      } else {
        inside = View()
        inside.heightAnchor.constraint(equalToConstant: 36).isActive = true
      }
      inside.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inside)
      LayoutConstraint.activate([
        inside.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: 6),
        inside.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        view.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: 12),
      ])
      return view
    }
  }

  private let simulator = Setup.current.simulator()
  private let field = TextField(frame: CGRect(20, 100, 200, 30))

  private func show() {
    let controller = ViewController()
    controller.view.addSubview(field)
    simulator.launch(controller)
    simulator.perform { _ = field.becomeFirstResponder() }
    simulator.settle()
  }

  @Test(.fact("U58"), arguments: Kind.allCases) func `an accessory view has its own height`(kind: Kind) {
    let bar = kind.make()
    show()
    let alone = simulator.keyboard.frame.height
    simulator.perform { _ = field.resignFirstResponder() }
    field.inputAccessoryView = bar
    simulator.perform { _ = field.becomeFirstResponder() }
    simulator.settle()
    #expect(bar.frame == CGRect(0, 0, 393, kind.height))
    #expect(simulator.keyboard.frame.height == alone + kind.height)
    #expect(bar.window != nil && (bar.window?.layoutConflicts ?? []) == [])
    if kind == .wrappingText, let label = bar.subviews.first {
      #expect(label.frame == CGRect(12, 10, 369, 61))
    }
    // The keyboard reads the height again when it is told to.
    simulator.perform { field.reloadInputViews() }
    simulator.settle()
    #expect(bar.frame.height == kind.height && simulator.keyboard.frame.height == alone + kind.height)
  }

  @Test(.fact("U58"), arguments: Kind.allCases) func `an input view has its own height`(kind: Kind) {
    let pad = kind.make()
    field.inputView = pad
    show()
    #expect(pad.frame == CGRect(0, 0, 393, kind.height))
    #expect(simulator.keyboard.isVisible && simulator.keyboard.keys.isEmpty)
    #expect(simulator.keyboard.frame.height == kind.height + simulator.screen.safeAreaInsets.bottom)
  }

  @Test(.fact("U58")) func `a view that grows has its new height after a reload`() throws {
    let bar = Kind.withoutMask.make()
    field.inputAccessoryView = bar
    show()
    let before = simulator.keyboard.frame.height
    let height = try #require(bar.subviews.first?.constraints.first)
    height.constant = 66
    simulator.settle()
    #expect(bar.frame.height == 82)
    simulator.perform { field.reloadInputViews() }
    simulator.settle()
    #expect(bar.frame == CGRect(0, 0, 393, 82) && simulator.keyboard.frame.height == before + 30)
  }

  @Test(.fact("U58")) func `a frame's height counts for a view that doesn't size itself`() {
    let bar = Bar(frame: CGRect(0, 0, 100, 40))
    bar.natural.height = 70
    field.inputAccessoryView = bar
    show()
    #expect(bar.frame == CGRect(0, 0, 393, 40))
    let input = InputView(frame: CGRect(0, 0, 100, 90), inputViewStyle: .default)
    let inside = View()
    inside.translatesAutoresizingMaskIntoConstraints = false
    input.addSubview(inside)
    inside.heightAnchor.constraint(equalToConstant: 10).isActive = true
    inside.topAnchor.constraint(equalTo: input.topAnchor).isActive = true
    simulator.perform {
      field.inputView = input
      field.reloadInputViews()
    }
    simulator.settle()
    #expect(input.frame.height == 90)
  }
}
