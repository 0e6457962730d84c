import Foundation
import Simulation
import ViewTree

/// The results of showing a screen on many devices, at many text sizes, in both directions and styles.
///
/// ```swift
/// let audit = await Simulator.auditLayout(
///   over: [.iPhoneSE3, .iPhone17],
///   textSizes: ContentSizeCategory.all,
///   directions: [.leftToRight, .rightToLeft]
/// ) { LoginForm() }
/// #expect(audit.passes, "\(audit)")
/// ```
///
/// The same screen gives the same audit, and the same text.
public struct LayoutAudit: Hashable, Sendable {
  /// The conditions under which a screen is shown.
  public struct Conditions: Hashable, Sendable {
    /// The device.
    public let device: Device
    /// The device's system.
    public let system: SystemVersion
    /// The orientation of the interface.
    public let orientation: InterfaceOrientation
    /// The preferred text size.
    public let textSize: ContentSizeCategory
    /// The direction in which the interface is read.
    public let direction: UserInterfaceLayoutDirection
    /// The light or dark style.
    public let style: UserInterfaceStyle
  }

  /// The findings about one view under some conditions.
  public struct Row: Hashable, Sendable {
    /// The conditions of the test.
    public let conditions: Conditions
    /// The view's name as in logs; with a number if the screen has several views of that name.
    public let view: String
    /// The findings, in the order of ``Problem``.
    public let findings: [Problem]

    /// Whether no finding is a failure.
    public var passes: Bool { !findings.contains(where: \.isFailure) }
  }

  /// A combination that was not tested.
  public struct Skip: Hashable, Sendable {
    /// The conditions of the combination.
    public let conditions: Conditions
    /// The reason why it was not tested.
    public let reason: String
  }

  /// The views with findings: for each combination, in the order in which they were given, from back to
  /// front.
  public internal(set) var rows: [Row] = []
  /// The combinations that were tested.
  public internal(set) var tested: [Conditions] = []
  /// The combinations that were not tested: devices that never ran the system, screens that do not rotate.
  public internal(set) var skipped: [Skip] = []
  /// The number of views that were checked, in all combinations.
  public internal(set) var viewCount = 0

  /// The rows that do not pass.
  public var failures: [Row] { rows.filter { !$0.passes } }

  /// Whether all rows pass and a view was checked.
  public var passes: Bool { viewCount > 0 && rows.allSatisfy(\.passes) }
}

extension LayoutAudit {
  /// A problem with a view, with distances in points of the interface.
  public enum Problem: Hashable, Sendable {
    /// A text is not whole: `points` of its last line, or of its height, are missing.
    case truncated(points: CGFloat)
    /// A text might not be whole, within the error of the measures of texts; no failure.
    case maybeTruncated
    /// The view's content overlaps that of another view by `points` in the direction in which they overlap
    /// less.
    case overlaps(view: String, points: CGFloat)
    /// The view extends `points` beyond the screen or an ancestor that clips it, and no scrolling by the user
    /// helps.
    case cutOff(by: String, points: CGFloat)
    /// The area that receives touches is smaller than 44 points in one direction.
    case smallTarget(width: CGFloat, height: CGFloat)
    /// The text is no larger at a larger text size than at the standard one.
    case doesNotScale
    /// The contrast of the text with its background, from 1 to 21, is less than 4.5, or 3 for large text.
    case lowContrast(ratio: CGFloat)
    /// The app isn't done, so the screen that was checked isn't the one that its user sees in the end: tasks
    /// wait, or an activity indicator is animating. A finding of the app, not of a view.
    case unfinished(String)

    /// Whether the finding is a failure, not only a note.
    public var isFailure: Bool { self != .maybeTruncated }
  }
}

extension LayoutAudit.Problem {
  /// The problem as a phrase, without the number of points where tables show the largest.
  var finding: AuditEntry.Finding {
    switch self {
    case .truncated(let points): .init(text: "is truncated", points: points)
    case .maybeTruncated: .init(text: "may be truncated")
    case .overlaps(let view, let points): .init(text: "overlaps \(view)", points: points)
    case .cutOff(let culprit, let points): .init(text: "is cut off by \(culprit)", points: points)
    case .smallTarget(let width, let height):
      .init(text: "is a small target, \(GeometryText.number(width)) x \(GeometryText.number(height)) points")
    case .doesNotScale: .init(text: "does not scale")
    case .lowContrast(let ratio):
      .init(text: "has a contrast of \(GeometryText.number((ratio * 10).rounded(.down) / 10))")
    case .unfinished(let work): .init(text: UnfinishedWork.finding(work))
    }
  }
}

extension LayoutAudit.Problem: CustomStringConvertible {
  /// The problem as a phrase.
  public var description: String {
    let finding = self.finding
    return finding.text + (finding.points.map { " by \(GeometryText.number($0)) points" } ?? "")
  }
}
