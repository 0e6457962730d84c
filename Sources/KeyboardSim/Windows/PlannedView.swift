import Foundation
import ViewTree

/// The contents of a keyboard: the app's views, and the sizes of the keyboard's own.
struct KeyboardFilling {
  var accessory: View?
  var input: View?
  var measures: KeyboardMeasures
}

/// A view in the keyboard's hierarchy, created on first use. It is reused when the keyboard is shown again.
@MainActor final class PlannedView {
  private let role: KeyboardRole
  private let className: String?
  private let subviews: [PlannedView]
  /// The view that was created, or the app's current view.
  private(set) var view: View?
  /// The constraints that place a view of the app that doesn't translate its autoresizing mask.
  private var pins: [LayoutConstraint] = []

  init(_ plan: KeyboardStructure.ViewPlan) {
    role = plan.role
    className = plan.className
    subviews = plan.subviews.map(PlannedView.init)
  }

  /// Returns the first view of a class in this one and its descendants, if it was created.
  func first<Wanted: View>(_ type: Wanted.Type) -> Wanted? {
    if let view = view as? Wanted { return view }
    for subview in subviews {
      if let found = subview.first(type) { return found }
    }
    return nil
  }

  /// Returns the view of a role among this one and its descendants, or `nil` if it isn't present.
  func part(_ role: KeyboardRole) -> View? {
    if role == self.role { return view }
    for subview in subviews where subview.view?.superview != nil {
      if let found = subview.part(role) { return found }
    }
    return nil
  }

  // MARK: Arranging

  /// Arranges the view and its subviews, in the plan's order behind any subviews that the app has added.
  func arrange(_ filling: KeyboardFilling, _ application: Application) {
    let view = view ?? make(application)
    if let frame = filling.measures.frame(of: role) { view.frame = frame }
    var place = 0
    for subview in subviews {
      guard let child = subview.wanted(filling, application, in: view) else { continue }
      view.put(child, at: place)
      subview.pin(child, in: view, filling.measures)
      // The app's code may have removed it.
      if child.superview === view { place += 1 }
    }
  }

  /// Returns the view for the contents, arranged, or removes it and returns `nil` if it isn't needed.
  private func wanted(_ filling: KeyboardFilling, _ application: Application, in superview: View) -> View? {
    switch role {
    case .accessory: replace(by: filling.accessory, in: superview, keeping: filling.input)
    case .input: replace(by: filling.input, in: superview, keeping: filling.accessory)
    default:
      guard filling.measures.has(role) else {
        view?.removeFromSuperview()
        return nil
      }
      arrange(filling, application)
      return view
    }
    if let frame = filling.measures.frame(of: role) { view?.frame = frame }
    return view
  }

  /// Adds constraints for the frame of a view of the app that doesn't translate its autoresizing mask. Its
  /// own required constraints for the height take precedence (U58).
  private func pin(_ child: View, in superview: View, _ measures: KeyboardMeasures) {
    LayoutConstraint.deactivate(pins)
    pins = []
    guard role == .accessory || role == .input, child.superview === superview,
      !child.baseTranslatesMask, let frame = measures.frame(of: role)
    else { return }
    let height = child.heightAnchor.constraint(equalToConstant: frame.height)
    height.priority = LayoutPriority(999)
    pins = [
      child.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.minX),
      child.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      child.widthAnchor.constraint(equalToConstant: frame.width), height,
    ]
    LayoutConstraint.activate(pins)
  }

  /// Replaces the present view of the app. Removes that view unless the app has moved it, or `superview`
  /// needs it in the other role.
  private func replace(by new: View?, in superview: View, keeping other: View? = nil) {
    guard new !== view else { return }
    if let view, view !== other, view.superview === superview { view.removeFromSuperview() }
    view = new
  }

  private func make(_ application: Application) -> View {
    let made: View =
      switch role {
      case .container: KeyboardContainerView()
      case .host: KeyboardHostView()
      case .keyplane: KeyplaneView()
      case .bar: KeyboardPartView("predictive bar")
      case .dock: KeyboardPartView("dock")
      default: View()
      }
    // The parts keep their heights, regardless of the autoresizing masks of the app's views.
    made.autoresizesSubviews = false
    if role == .leftCorner || role == .rightCorner { made.isUserInteractionEnabled = false }
    if let className { application.identify(made, as: className) }
    view = made
    return made
  }

  /// Removes the app's views, and clears the references to them.
  func empty() {
    for subview in subviews {
      if subview.className == nil, let view { subview.replace(by: nil, in: view) }
      subview.empty()
    }
  }
}

extension View {
  /// Inserts `child` at an index, or as the last subview if there are fewer; does nothing if it is already
  /// there.
  func put(_ child: View, at place: Int) {
    if child.superview !== self || subviews.dropFirst(place).first !== child {
      insertSubview(child, at: place)
    }
  }
}
