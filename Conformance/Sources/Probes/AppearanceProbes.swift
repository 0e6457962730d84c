import UIKit

@MainActor private func isDark(_ traits: UITraitCollection) -> Bool { traits.userInterfaceStyle == .dark }

extension Probe {
  /// Traits, colors, and attributed strings in views.
  static let appearances: [Probe] = [
    Probe("MR1", "the override of a style by a controller", since: 13) { stage in
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .dark
      stage.log("its traits are dark at once", isDark(controller.traitCollection))
      stage.log("its view is loaded", controller.isViewLoaded)
      let inner = UIView()
      controller.view.addSubview(inner)
      stage.log("outside of a window its view is dark", isDark(controller.view.traitCollection))
      stage.log("the subview is", isDark(inner.traitCollection))
      stage.root.addChild(controller)
      stage.view.addSubview(controller.view)
      controller.didMove(toParent: stage.root)
      stage.view.layoutIfNeeded()
      await stage.turn()
      stage.log("in a window the subview is dark", isDark(inner.traitCollection))
      stage.log("the parent is", isDark(stage.root.traitCollection))
    },
    Probe("MR2", "an override that is reset", since: 13) { stage in
      stage.window.overrideUserInterfaceStyle = .light
      let controller = UIViewController(), inner = UIView()
      controller.view.addSubview(inner)
      stage.root.addChild(controller)
      stage.view.addSubview(controller.view)
      controller.didMove(toParent: stage.root)
      controller.overrideUserInterfaceStyle = .dark
      stage.view.layoutIfNeeded()
      await stage.turn()
      controller.overrideUserInterfaceStyle = .unspecified
      stage.log("the controller is dark at once", isDark(controller.traitCollection))
      stage.log("the subview is dark at once", isDark(inner.traitCollection))
      await stage.turn()
      stage.log("later the subview is dark", isDark(inner.traitCollection))
      inner.overrideUserInterfaceStyle = .dark
      stage.log("the override of a view reaches its controller", isDark(controller.traitCollection))
    },
    Probe("MR2-2", "the override of a view", since: 13) { stage in
      stage.window.overrideUserInterfaceStyle = .light
      let outer = UIView(), inner = UIView()
      outer.addSubview(inner)
      stage.view.addSubview(outer)
      outer.overrideUserInterfaceStyle = .dark
      await stage.turn()
      stage.log("the view is dark", isDark(outer.traitCollection))
      stage.log("its subview is", isDark(inner.traitCollection))
      stage.log("its superview is", isDark(stage.view.traitCollection))
    },
    Probe("MR4", "the action for a change of traits", since: 17) { stage in
      guard #available(iOS 17, *) else { return }
      final class View: UIView {
        var report: (Bool) -> Void = { _ in }
        func observe() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Self, previous: UITraitCollection) in
            view.report(previous.userInterfaceStyle == .dark)
          }
        }
      }
      stage.window.overrideUserInterfaceStyle = .light
      let view = View(), calls = Calls()
      stage.view.addSubview(view)
      await stage.turn()
      view.report = { calls.add("previous dark: \($0)") }
      view.observe()
      view.overrideUserInterfaceStyle = .dark
      let early = calls.take()
      stage.log("inside of a change it is called", !early.isEmpty)
      await stage.turn()
      stage.log("the calls until the end of the turn", early + calls.take())
      view.overrideUserInterfaceStyle = .dark
      await stage.turn()
      stage.log("an equal value calls", calls.take())
      view.report = { _ in }
    },
    Probe("MR8", "a view from right to left") { stage in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), inner = UIView()
      outer.semanticContentAttribute = .forceRightToLeft
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      stage.view.addSubview(outer)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.view.layoutIfNeeded()
      stage.log(
        "the layout is from right to left",
        outer.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
      stage.log("a leading constant of 10 places the view at", inner.frame.minX)
    },
    Probe("MR6", "the height of the style title 1", since: 11) { stage in
      let label = UILabel()
      label.text = "Hello"
      let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      label.font = .preferredFont(forTextStyle: .title1, compatibleWith: traits)
      stage.log("in extra small", label.intrinsicContentSize.height)
    },
    Probe("U16", "colors of different spaces") { stage in
      stage.log(
        "a gray equals the RGB color",
        UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      )
      stage.log(
        "equal components of one space are equal",
        UIColor(white: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1)
      )
    },
    Probe("U94", "dynamic colors", since: 13) { stage in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      @MainActor func white(_ style: UIUserInterfaceStyle) -> CGFloat {
        var white: CGFloat = -1
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&white, alpha: nil)
        return white
      }
      stage.log("in a light interface", white(.light))
      stage.log("in a dark one", white(.dark))
    },
    Probe("U94-2", "the system colors", since: 13) { stage in
      @MainActor func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [String] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
          .getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { ProbeStage.text(Double(($0 * 255).rounded())) }
      }
      stage.log("the background in a light interface", components(.systemBackground, .light))
      stage.log("the background in a dark one", components(.systemBackground, .dark))
      stage.log("labels in a light one", components(.label, .light))
      stage.log("labels in a dark one", components(.label, .dark))
    },
    Probe("U20", "the setters of a text") { stage in
      final class Field: UITextField {
        var calls: [String] = []
        override var attributedPlaceholder: NSAttributedString? {
          didSet { calls.append("attributedPlaceholder") }
        }
        override var placeholder: String? { didSet { calls.append("placeholder") } }
      }
      let field = Field()
      field.placeholder = "name"
      stage.log("setting the placeholder calls", field.calls)
    },
    Probe("U5", "a window without a frame", since: 13) { stage in
      let window = stage.makeWindow()
      stage.log("it fills the screen", window.frame == window.screen.bounds)
      stage.log("it is hidden", window.isHidden)
    },
    Probe("MC3", "the detents of a sheet", since: 15) { stage in
      let new = UIViewController()
      let sheet = new.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      stage.log("the selected detent before the presentation is nil", sheet?.selectedDetentIdentifier == nil)
      new.modalPresentationStyle = .pageSheet
      stage.root.present(new, animated: false)
      await stage.wait(0.5)
      stage.view.layoutIfNeeded()
      stage.log(
        "the sheet is lower than the window",
        new.view.frame.height < stage.window.bounds.height * 0.7
      )
      stage.root.dismiss(animated: false)
      await stage.wait(0.5)
    },
  ]
}
