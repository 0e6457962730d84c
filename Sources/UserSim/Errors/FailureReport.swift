import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Builds the text of an error from the current state.
///
/// The call with the reason comes first, then sections separated by blank lines where there is information,
/// then one line with advice.
@MainActor struct FailureReport {
  /// The maximum number of lines in a report.
  static let lineLimit = 40
  /// The maximum number of characters in a line; longer lines end with an ellipsis.
  static let widthLimit = 160

  let reason: InteractionError.Reason
  let call: String
  let element: FoundElement?
  /// The view that is the element, or that contains it.
  let view: View?
  let search: MissedSearch?
  let user: User
  let finding: Finding?

  init(
    _ reason: InteractionError.Reason,
    in call: String,
    about element: FoundElement?,
    after search: MissedSearch?,
    by user: User
  ) {
    self.reason = reason
    self.call = call
    self.element = element
    view = element.flatMap { $0.view ?? user.keyboard.view?.keyplane }
    self.search = search
    self.user = user
    if case .obstructed(_, let obstacle) = reason {
      // Another obstacle may be in the way by now.
      let found = element.flatMap { user.finder.finding(for: $0) }
      finding = found?.obstacle == obstacle ? found : Finding(obstacle)
    } else {
      finding = nil
    }
  }

  /// The complete text. The section about past events gets the remaining lines, but at least enough for the
  /// last three events; if necessary the other sections are cut off at their end.
  var text: String {
    let beginning = ["\(call) failed: \(reason)."]
    let end = Hint(reason, finding, element, user).text.map { ["", "  To do: \($0)"] } ?? []
    let room = Self.lineLimit - beginning.count - end.count
    var middle = [numbers, tree, lists].flatMap(Self.section)
    // One line is blank, and one is the heading.
    let story = Self.section(backstory(atMost: max(3, room - middle.count - 2)))
    let spare = middle.count + story.count - room
    if spare > 0 {
      middle.replaceSubrange((middle.count - spare - 1)..., with: ["  ... \(spare + 1) lines more"])
    }
    return (beginning + middle + story + end)
      .map { $0.onOneLine.cutOff(after: Self.widthLimit) }.joined(separator: "\n")
  }

  private static func section(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [""] + lines.map { "  \($0)" }
  }

  // MARK: Sections

  /// The target point and the view that would be hit there.
  private var numbers: [String] {
    guard let finding, let element, let point = finding.point else { return [] }
    var rows = [
      ("aimed at", "\(GeometryText.point(point)), the middle of \(GeometryText.rect(element.frame))")
    ]
    if let key = finding.key {
      if key !== element.key {
        rows.append(("would hit", "\(key.debugName) \(GeometryText.rect(key.accessibilityFrame))"))
      }
    } else if finding.hit !== view {
      rows.append(("would hit", finding.hit.map { "\($0.debugName) \(frame(of: $0))" } ?? "nothing"))
    }
    switch finding.obstacle {
    case .scrolledOut, .outside, .clipped:
      if let culprit = finding.culprit {
        rows.append(("beyond", "\(culprit.debugName) \(frame(of: culprit))"))
      }
    case .underKeyboard:
      rows.append(("keyboard", GeometryText.rect(user.keyboard.frame)))
    default: break
    }
    if let scrollView = finding.culprit as? ScrollView, case .scrolledOut = finding.obstacle {
      rows.append(("content", GeometryText.size(scrollView.contentSize)))
      rows.append(("its offset", GeometryText.point(scrollView.contentOffset)))
    }
    return rows.map { "\($0.padded(to: 11))\($1)" }
  }

  private func frame(of view: View) -> String {
    GeometryText.rect(view.convertToScreen(view.bounds))
  }

  /// The target view and the view that is hit or is first responder instead.
  private var tree: [String] {
    var marks: [BranchTree.Mark] = []
    switch reason {
    case .obstructed:
      marks = obstacleMarks
    case .notFocused:
      if let view { marks.append(.init(view: view, text: "wanted")) }
      if let first = user.firstResponder as? View, first !== view {
        marks.append(.init(view: first, text: "first responder"))
      }
    case .noText:
      if let view { marks.append(.init(view: view, text: "wanted")) }
    case .noFocus, .noKeyboard:
      if let first = user.firstResponder as? View {
        marks.append(.init(view: first, text: "first responder"))
      }
    default: break
    }
    guard let first = marks.first?.view else { return [] }
    let tree = BranchTree(marks, windows: user.application.visibleWindows)
    let place = first.window == nil ? "in the topmost one" : "on the screen"
    return ["Views, back to front, with their frames \(place):"] + tree.lines
  }

  private var obstacleMarks: [BranchTree.Mark] {
    var marks: [BranchTree.Mark] = []
    if let view {
      marks.append(.init(view: view, text: "wanted" + (element?.partName.map { ": \($0)" } ?? "")))
    }
    if let hit = finding?.hit, hit !== view {
      marks.append(
        .init(view: hit, text: "hit instead" + (finding?.key.map { ", at \($0.debugName)" } ?? ""))
      )
    }
    if let culprit = finding?.culprit, culprit !== view, view?.isDescendant(of: culprit) == true,
      culprit !== finding?.hit, culprit.window != nil
    {
      marks.append(.init(view: culprit, text: "in the way"))
    }
    return marks
  }

  /// The available alternatives to the missing item.
  private var lists: [String] {
    switch reason {
    case .noMatch: search.map { NearMisses($0, user.finder).lines } ?? []
    case .severalMatches(_, let candidates):
      ["Each of these picks one:"] + candidates.listed(atMost: 12, as: "more")
    case .noAccessibilityElement(_, let elements) where !elements.isEmpty:
      ["The elements:"] + elements.map(\.quoted).joined(separator: " ").indentedLines(of: 90)
    case .accessibilityRefused(_, let offered) where !offered.isEmpty:
      ["It offers:"] + offered.map(\.quoted).joined(separator: " ").indentedLines(of: 90)
    case .noSuchKey(_, _, let keys): ["Its keys:"] + keys.joined(separator: " ").indentedLines(of: 90)
    case .noKeyForCharacter(_, _, _, let typeable): ["It types:"] + typeable.indentedLines(of: 90)
    case .noSuchMenuItem(_, let items) where !items.isEmpty:
      ["Its items:"] + items.map(\.quoted).joined(separator: " ").indentedLines(of: 90)
    default: []
    }
  }

  private func backstory(atMost count: Int) -> [String] {
    switch reason {
    case .offScreen, .severalMatches, .noHardwareKeyboard, .noKeyForCharacter, .appWouldStop, .noText,
      .notAdjustable, .voiceOverIsOff:
      []
    default: Backstory(user.context.log, now: user.context.clock.now, atMost: count).lines
    }
  }
}
