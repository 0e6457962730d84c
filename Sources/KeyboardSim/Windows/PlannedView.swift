import Foundation
import ViewTree

/// What fills a keyboard: the program's views, and how large its own are.
struct KeyboardFilling {
  var accessory: View?
  var input: View?
  var measures: KeyboardMeasures
}

/// A view of a keyboard's structure: made when it is first needed, and kept from show to show.
@MainActor final class PlannedView {
  private let role: KeyboardRole
  private let className: String?
  private let subviews: [PlannedView]
  /// The view that was made, or the program's that is there now.
  private(set) var view: View?

  init(_ plan: KeyboardStructure.ViewPlan) {
    role = plan.role
    className = plan.className
    subviews = plan.subviews.map(PlannedView.init)
  }

  /// The first view of that class in this one and those below, if it was made.
  func first<Wanted: View>(_ type: Wanted.Type) -> Wanted? {
    if let view = view as? Wanted { return view }
    for subview in subviews {
      if let found = subview.first(type) { return found }
    }
    return nil
  }

  /// The part of that role in this view and those below; nil if it is not there.
  func part(_ role: KeyboardRole) -> View? {
    if role == self.role { return view }
    for subview in subviews where subview.view?.superview != nil {
      if let found = subview.part(role) { return found }
    }
    return nil
  }

  // MARK: Arranging

  /// Gives all parts their places, in the plan's order behind whatever the program has put there.
  func arrange(_ filling: KeyboardFilling, _ application: Application) {
    let view = view ?? make(application)
    if let frame = filling.measures.frame(of: role) { view.frame = frame }
    var place = 0
    for subview in subviews {
      guard let child = subview.wanted(filling, application, in: view) else { continue }
      view.put(child, at: place)
      // The program's code may have taken it out.
      if child.superview === view { place += 1 }
    }
  }

  /// Returns the view that is wanted, itself arranged; one that is wanted no more leaves.
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

  /// Takes a view of the program's in place of the present one, which leaves unless the program has moved it, or it is
  /// the one that is wanted elsewhere in `superview`.
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
    // The parts keep their heights, whatever the masks of the program's views say.
    made.autoresizesSubviews = false
    if role == .leftCorner || role == .rightCorner { made.isUserInteractionEnabled = false }
    if let className { application.identify(made, as: className) }
    view = made
    return made
  }

  /// Gives the program its views back.
  func empty() {
    for subview in subviews {
      if subview.className == nil, let view { subview.replace(by: nil, in: view) }
      subview.empty()
    }
  }
}

extension View {
  /// Makes `child` the subview at that place, or the last one if there are fewer; nothing if it is.
  func put(_ child: View, at place: Int) {
    if child.superview !== self || subviews.dropFirst(place).first !== child {
      insertSubview(child, at: place)
    }
  }
}
