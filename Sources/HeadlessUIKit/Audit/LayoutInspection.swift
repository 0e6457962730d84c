import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// The checks of the views of a running app, at rest.
@MainActor struct LayoutInspection {
  /// The least length of an area that receives touches, in points.
  private static let leastTarget: CGFloat = 44

  /// The elements with their names, from back to front.
  let elements: [(name: String, element: LayoutElement)]
  /// The signs that the app isn't done, or nil.
  let unfinishedWork: String?
  private let simulator: Simulator
  private let sight: Sight

  /// Finds the elements of the frontmost controller of an app at rest.
  init(of simulator: Simulator) {
    self.simulator = simulator
    simulator.perform { simulator.application.layoutIfNeeded() }
    unfinishedWork = UnfinishedWork(of: simulator).text
    sight = Sight(application: simulator.application, keyboard: simulator.keyboard)
    let window = simulator.application.keyWindow ?? simulator.window
    let found = LayoutElement.all(in: FormAudit.frontView(of: window), sight)
    elements = Array(zip(FormAudit.numbered(found.map(\.view.debugName)), found))
  }

  /// The sizes of the texts by the names of their views.
  var textSizes: [String: CGFloat] {
    Dictionary(
      elements.compactMap { name, element in
        element.isInBar ? nil : element.view.textFont.map { (name, $0.pointSize) }
      }
    ) { first, _ in first }
  }

  /// Returns the findings about each view that has any.
  ///
  /// - Parameter standardSizes: The sizes of the texts at the standard text size, if the present one is
  ///   larger; nil otherwise.
  func findings(standardSizes: [String: CGFloat]?) -> [(view: String, findings: [LayoutAudit.Problem])] {
    simulator.perform {
      elements.indices.compactMap { place in
        let problems = problems(of: place, standardSizes)
        return problems.isEmpty ? nil : (elements[place].name, problems)
      }
    }
  }

  private func problems(of place: Int, _ standardSizes: [String: CGFloat]?) -> [LayoutAudit.Problem] {
    let (name, element) = elements[place]
    var problems = [element.shortage, cut(element), overlap(of: place), smallTarget(element)]
      .compactMap { $0 }
    if let old = standardSizes?[name], let new = element.view.textFont?.pointSize, new <= old {
      problems.append(.doesNotScale)
    }
    if let contrast = element.lowContrast { problems.append(contrast) }
    return problems
  }

  // MARK: Checks

  private func cut(_ element: LayoutElement) -> LayoutAudit.Problem? {
    guard element.isVisible, !element.isInBar else { return nil }
    // An edge is one whether or not the keyboard is in front of it.
    let problem = sight.problem(of: element.view, part: element.content, countsKeyboard: false)
    guard case .cutOff(_, let culprit, let points) = problem else { return nil }
    return .cutOff(by: culprit, points: points)
  }

  /// Returns the largest overlap with an element further back.
  private func overlap(of place: Int) -> LayoutAudit.Problem? {
    let (_, front) = elements[place]
    guard front.isVisible, !front.isInBar else { return nil }
    var worst: (view: String, points: CGFloat)?
    for (name, back) in elements[..<place] where back.isVisible && !back.isInBar {
      let common = front.content.intersection(back.content)
      let points = common.isNull ? 0 : min(common.width, common.height)
      guard points > max(0.5, worst?.points ?? 0), !front.belongs(with: back) else { continue }
      guard sight.isSeen(common, of: front.view), sight.isSeen(common, of: back.view) else { continue }
      worst = (name, points)
    }
    return worst.map { .overlaps(view: $0.view, points: $0.points) }
  }

  private func smallTarget(_ element: LayoutElement) -> LayoutAudit.Problem? {
    let view = element.view
    guard view.receivesTaps, !element.isInBar, !view.hasSystemSize else { return nil }
    let size = view.bounds.size
    let least = Self.leastTarget - 0.01
    guard size.width < least || size.height < least else { return nil }
    // An override of `point(inside:with:)` may receive touches around the view.
    let reach = Self.leastTarget / 2 - 0.5
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let isLarge = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { x, y in
      view.point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    return isLarge ? nil : .smallTarget(width: size.width, height: size.height)
  }
}

extension LayoutElement {
  /// The problem of a text that isn't whole.
  fileprivate var shortage: LayoutAudit.Problem? {
    guard let shortage = view.shownTextShortage else { return nil }
    return shortage.isUncertain ? .maybeTruncated : .truncated(points: shortage.points)
  }

  /// Whether two elements may overlap: one is inside the other, or is the placeholder of an empty text view.
  fileprivate func belongs(with other: LayoutElement) -> Bool {
    if view.isDescendant(of: other.view) || other.view.isDescendant(of: view) { return true }
    return [(self, other), (other, self)].contains { label, text in
      label.view is Label && (text.view as? TextView)?.text.isEmpty == true
    }
  }

  /// The problem of a text whose color is too near to that of its background. A text on a background that
  /// isn't a color, such as an image, has none.
  fileprivate var lowContrast: LayoutAudit.Problem? {
    guard isVisible, !isInBar, let font = view.textFont, let (ink, ground) = view.textColors else {
      return nil
    }
    let ratio = ink.contrast(with: ground)
    let isLarge = font.pointSize >= 18
    return ratio < (isLarge ? 3 : 4.5) - 0.005 ? .lowContrast(ratio: ratio) : nil
  }
}

extension View {
  /// The room that a text of the view lacks.
  fileprivate var shownTextShortage: TextShortage? {
    switch self {
    case let label as Label: return label.textShortage
    case let button as Button: return button.shownTitle == nil ? nil : button.titleLabel?.textShortage
    case let field as TextField:
      guard field.text?.isEmpty ?? true, let placeholder = field.placeholder, !placeholder.isEmpty else {
        return nil
      }
      let room = field.placeholderRect(forBounds: field.bounds).width
      return TextShortage(width: field.shownFont.width(of: placeholder), room: room)
    case let control as SegmentedControl: return control.textShortage
    default: return nil
    }
  }

  /// The font of the view's text, or nil if it shows none.
  fileprivate var textFont: Font? {
    switch self {
    case let label as Label: label.font
    case let button as Button: button.shownTitle == nil ? nil : button.titleFont
    case let field as TextField: field.font
    case let text as TextView: text.font
    default: nil
    }
  }

  /// The color of the text and that of its background; nil for a color that isn't known.
  fileprivate var textColors: (ink: Color, ground: Color)? {
    let ink: Color?
    switch self {
    case let label as Label: ink = label.isEnabled ? label.textColor : nil
    case let field as TextField: ink = field.isEnabled ? field.textColor : nil
    case let text as TextView: ink = text.textColor
    default: ink = nil
    }
    guard let ink, let ground = solidGround else { return nil }
    let traits = traitCollection
    return (ink.resolvedColor(with: traits).over(ground), ground)
  }

  /// The opaque color behind the view's content; nil if there is none, or an image in between.
  private var solidGround: Color? {
    var layers: [Color] = []
    for view in sequence(first: self, next: \.superview) {
      if view is ImageView || view is VisualEffectView { return nil }
      guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection), color.alpha > 0
      else {
        continue
      }
      layers.append(color)
      guard color.alpha < 1 else { break }
    }
    guard let last = layers.popLast(), last.alpha >= 1 else { return nil }
    return layers.reversed().reduce(last) { $1.over($0) }
  }
}
