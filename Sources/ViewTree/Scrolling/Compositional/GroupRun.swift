import Foundation
import Simulation

/// All groups of a section, one after the other along an axis, from 0 on.
///
/// Groups without estimates are equal, and the place of an item follows from its number. Groups with
/// estimates have a tree of lengths, so that the costs of a change and of a search are O(log groups). If the
/// number of items in a group depends on their lengths, all groups are computed one by one.
@MainActor struct GroupRun {
  let axis: LayoutAxis
  let count: Int
  private let group: CollectionLayoutGroup
  private let space: CGSize
  private let spacing: CGFloat
  private let traits: TraitCollection
  /// A full group of which no view has determined its size.
  let template: GroupPlan
  private let isEstimated: Bool
  /// The lengths of the groups, each with the distance to the next one; nil if all are equal.
  private var lengths: RowHeights?
  /// The groups that differ from the template.
  private var own: [Int: GroupPlan] = [:]
  /// The first item of each group, if the groups have different numbers of items.
  private var starts: [Int]?
  /// The interval in which a group at 0 has views.
  private(set) var reach: ClosedRange<CGFloat>

  init(
    _ group: CollectionLayoutGroup,
    along axis: LayoutAxis,
    in space: CGSize,
    spacing: CGFloat,
    count: Int,
    traits: TraitCollection
  ) {
    (self.group, self.axis, self.space, self.spacing) = (group, axis, space, spacing)
    (self.count, self.traits) = (count, traits)
    isEstimated = group.hasEstimates
    var solver = GroupSolver(sizes: nil, traits: traits)
    template = solver.plan(group, in: space)
    reach = template.reach(axis)
    if count > 0, template.cells.isEmpty {
      programmerError("NSCollectionLayoutSection: its group has no items, and the section has \(count)")
    }
  }

  /// The distance from the start of a group of the template's length to the next one's.
  private var pitch: CGFloat { axis.length(of: template.size) + spacing }

  var groupCount: Int {
    if let starts { return starts.count }
    return count == 0 ? 0 : (count - 1) / template.cells.count + 1
  }

  /// The length of all groups.
  var length: CGFloat {
    guard groupCount > 0 else { return 0 }
    return start(ofGroup: groupCount) - spacing
  }

  /// The largest extent of a group across the axis.
  var extentAcross: CGFloat {
    guard groupCount > 0 else { return 0 }
    let other = axis.other
    let most = own.values.map { other.length(of: $0.size) }.max() ?? 0
    return own.count == groupCount ? most : max(most, other.length(of: template.size))
  }

  func start(ofGroup number: Int) -> CGFloat { lengths?.offset(of: number) ?? CGFloat(number) * pitch }

  /// Returns the number of a group's first item.
  func firstItem(ofGroup number: Int) -> Int {
    guard let starts else { return number * template.cells.count }
    return number < starts.count ? starts[number] : count
  }

  func items(ofGroup number: Int) -> Range<Int> {
    firstItem(ofGroup: number)..<min(count, firstItem(ofGroup: number + 1))
  }

  func group(ofItem item: Int) -> Int {
    starts.map { $0.partitionPoint { $0 > item } - 1 } ?? item / template.cells.count
  }

  func plan(ofGroup number: Int) -> GroupPlan { own[number] ?? template }

  /// Returns the groups that have views in an interval.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let count = groupCount
    guard count > 0 else { return 0..<0 }
    let (first, last) = (low - reach.upperBound - 1, high - reach.lowerBound + 1)
    guard last >= 0 else { return 0..<0 }
    if let lengths {
      guard first <= lengths.total, let from = lengths.row(at: first), let to = lengths.row(at: last) else {
        return 0..<0
      }
      return from..<to + 1
    }
    guard pitch > 0 else { return 0..<count }
    let from = min(CGFloat(count), max(0, (first / pitch).rounded(.down)))
    let to = min(CGFloat(count), max(from, (last / pitch).rounded(.down) + 1))
    return Int(from)..<Int(to)
  }

  /// Returns the group whose start is nearest to a place.
  func group(nearest place: CGFloat) -> Int {
    let count = groupCount
    guard count > 0, place > 0 else { return 0 }
    var number = count - 1
    if let lengths {
      number = lengths.row(at: place) ?? 0
    } else if pitch > 0 {
      number = Int(min((place / pitch).rounded(.down), CGFloat(count - 1)))
    }
    guard number + 1 < count else { return number }
    return place - start(ofGroup: number) <= start(ofGroup: number + 1) - place ? number : number + 1
  }

  // MARK: Sizes of views

  /// Places the groups with the sizes that views have determined. `groups` are those that have changed; nil
  /// stands for all that may differ from the template.
  mutating func adopt(_ sizes: some SectionSizes, groups: [Int]?) {
    guard isEstimated, count > 0 else { return }
    if group.hasVariableCount { return adoptAll(sizes) }
    var changed = groups ?? sizes.items.map { $0 / template.cells.count }
    let last = groupCount - 1
    if groups == nil {
      own = [:]
      lengths = RowHeights(count: groupCount, height: pitch)
      // The last group may have fewer items.
      changed.append(last)
    }
    for number in Set(changed) where number <= last {
      let items = items(ofGroup: number)
      var solver = GroupSolver(
        sizes: GroupSizes(section: sizes, first: items.lowerBound),
        limit: items.count,
        traits: traits
      )
      let plan = solver.plan(group, in: space)
      own[number] = plan
      lengths?[number] = axis.length(of: plan.size) + spacing
      extend(to: plan)
    }
  }

  private mutating func adoptAll(_ sizes: some SectionSizes) {
    var (first, plans, begins): (Int, [GroupPlan], [Int]) = (0, [], [])
    while first < count {
      var solver = GroupSolver(
        sizes: GroupSizes(section: sizes, first: first),
        limit: count - first,
        traits: traits
      )
      let plan = solver.plan(group, in: space)
      guard !plan.cells.isEmpty else { break }
      plans.append(plan)
      begins.append(first)
      first += plan.cells.count
      extend(to: plan)
    }
    starts = begins
    lengths = RowHeights(plans.map { axis.length(of: $0.size) + spacing })
    own = Dictionary(uniqueKeysWithValues: zip(plans.indices, plans))
  }

  private mutating func extend(to plan: GroupPlan) {
    let other = plan.reach(axis)
    reach = min(reach.lowerBound, other.lowerBound)...max(reach.upperBound, other.upperBound)
  }
}

/// The sizes that the views of a section have determined.
@MainActor protocol SectionSizes {
  /// The items whose cells or attached views have determined a size.
  var items: [Int] { get }
  func size(_ kind: String?, _ item: Int) -> CGSize?
}

/// The sizes of the views of a group.
private struct GroupSizes: DeterminedSizes {
  let section: any SectionSizes
  let first: Int
  func cell(_ number: Int) -> CGSize? { section.size(nil, first + number) }
  func attachment(_ kind: String, _ number: Int) -> CGSize? { section.size(kind, first + number) }
}
