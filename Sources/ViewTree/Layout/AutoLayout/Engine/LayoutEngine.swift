import ConstraintSolver
import Foundation
import Simulation

/// An object that computes the frames that the constraints of one view tree determine.
///
/// The root of a tree has an engine from the first layout in which any view of the tree uses constraints. The
/// engine collects changes and solves them when a layout begins; then it marks for layout those views whose
/// subviews have new frames.
@MainActor final class LayoutEngine {
  /// Whether any view of the process has ever used constraints. While `false`, no layout looks for an engine.
  static private(set) var isUsed = false

  /// Records that constraints are used from now on.
  static func noteUse() { if !isUsed { isUsed = true } }

  /// The reference by which spots and entries refer to the engine.
  let handle = Handle<LayoutEngine>()
  unowned let root: View
  /// The target size of an engine that measures the root; `nil` for an engine that positions views.
  let fitting: LayoutFitting?
  var system = ConstraintSystem()
  private(set) var spots: [LayoutSpot] = []
  private var spotOf: [ObjectIdentifier: LayoutSpot] = [:]
  /// The spots by their variables.
  @exclusivity(unchecked) private var spotOfVariable: [LayoutSpot?] = []
  /// The spots that may have another rectangle, or content, than the views since the last run, by their
  /// variables for x.
  @exclusivity(unchecked) private var touched: [Int] = []
  /// The scroll views with a content size that constraints determine.
  private var scrollContents: [LayoutSpot] = []
  /// The grid of pixels to which the rectangles of the spots are aligned.
  private var grid = PixelGrid()
  /// The entries to add in the next run, and the changed ones.
  var waiting: [LayoutEntry] = []
  var edited: [LayoutEntry] = []
  /// The entries that were given up in a conflict.
  var broken: [LayoutEntry] = []
  /// The entries by the system's numbers.
  var entryOf: [LayoutEntry?] = []
  /// The entries of constraints whose constants also depend on positions of content and baselines.
  private var moving: [LayoutEntry] = []
  private var outdatedContents: [LayoutSpot] = []
  /// The spots of views of which it must be decided whether they keep their frames.
  var undecided: [LayoutSpot] = []
  /// Whether a change other than to the solver's constants may allow entries that were given up.
  var retriesBroken = false
  /// The conflicts, oldest first.
  var conflicts: [LayoutConflict] = []
  private var lastSerial = 0
  /// The number of spots to which constraints have referred.
  var lastMention = 0
  /// The inputs that may have changed since the last run.
  private enum Inputs: Int, Comparable {
    case none, contents, constants, any

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  @exclusivity(unchecked) private var changedInputs = Inputs.any
  /// Whether something has changed since the last run.
  var isDirty: Bool { changedInputs != .none }
  private var isRunning = false
  /// Whether a mask, or a property that decides its effect, has changed since the last run.
  var hasOutdatedMasks = false
  /// Whether views have been marked for layout since `solveConstraints()` last cleared this flag.
  @exclusivity(unchecked) var hasMarked = false

  init(root: View, fitting: LayoutFitting? = nil) {
    self.root = root
    self.fitting = fitting
    handle.attach(to: self)
  }

  deinit { handle.clear() }

  /// The grid of the screen's pixels, to which frames are aligned.
  var pixels: PixelGrid {
    PixelGrid(scale: root.effectiveApplication?.screen.scale)
  }

  // MARK: Spots

  /// Returns the spot of a view or guide; `nil` if it has none.
  func spot(of item: AnyObject) -> LayoutSpot? { spotOf[ObjectIdentifier(item)] }

  /// Returns the view's spot, created if there is none.
  func makeSpot(of view: View) -> LayoutSpot {
    if let spot = spot(of: view) { return spot }
    let spot = keep(LayoutSpot(self, of: view, guide: nil), of: view)
    if fitting == nil {
      view.node.pointee.layout.insert(.inEngine)
      view.makeLayoutStateIfNeeded().spot = spot
    }
    decideRules(of: spot)
    return spot
  }

  /// Returns the guide's spot, created if there is none.
  func makeSpot(of guide: LayoutGuide, in view: View) -> LayoutSpot {
    if let spot = spot(of: guide) { return spot }
    let spot = keep(LayoutSpot(self, of: view, guide: guide), of: guide)
    if fitting == nil { guide.spot = spot }
    if (guide as? BoundLayoutGuide)?.kind == .scrollContent {
      bindScrollContent(spot)
    } else if guide.binding != nil {
      bindGuide(spot)
    }
    return spot
  }

  private func keep(_ spot: LayoutSpot, of item: AnyObject) -> LayoutSpot {
    spot.place = spots.count
    spots.append(spot)
    spotOf[ObjectIdentifier(item)] = spot
    setSpot(spot, of: spot.x)
    setSpot(spot, of: spot.y)
    setSpot(spot, of: spot.width)
    setSpot(spot, of: spot.height)
    touch(spot)
    return spot
  }

  /// The spot of a view or guide that has a variable; `nil` for the size of a scroll view's content.
  func spot(ofVariable variable: Int) -> LayoutSpot? {
    guard let spot = spotOfVariable[variable] else { return nil }
    return spot.owns(variable) ? spot : nil
  }

  private func setSpot(_ spot: LayoutSpot?, of variable: Int) {
    while spotOfVariable.count <= variable { spotOfVariable.append(nil) }
    spotOfVariable[variable] = spot
  }

  /// Records that the spot's rectangle or content may differ from that of its view.
  func touch(_ spot: LayoutSpot) {
    guard !spot.isTouched else { return }
    spot.isTouched = true
    touched.append(spot.x)
  }

  /// Calls `body` for each touched spot that is still in the engine.
  func forEachTouched(_ body: (_ spot: LayoutSpot) -> Void) {
    for variable in touched {
      if let spot = spotOfVariable[variable] { body(spot) }
    }
  }

  /// Returns the variables of a scroll view's content, created if there are none.
  func makeScrollContentIfNeeded(of spot: LayoutSpot) -> (width: Int, height: Int) {
    if let content = spot.scrollContent { return content }
    let content = (system.addVariable(isBounded: true), system.addVariable(isBounded: true))
    spot.scrollContent = content
    setSpot(spot, of: content.0)
    setSpot(spot, of: content.1)
    scrollContents.append(spot)
    if fitting == nil { spot.view.node.pointee.layout.insert(.hasGovernedContent) }
    return content
  }

  /// Removes a spot and its own rules. No constraint may refer to it any more.
  func drop(_ item: AnyObject) {
    guard let spot = spotOf.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for entry in spot.entries { remove(entry) }
    for variable in spot.variables {
      system.removeVariable(variable)
      setSpot(nil, of: variable)
    }
    let last = spots.removeLast()
    if last !== spot {
      spots[spot.place] = last
      last.place = spot.place
    }
    if spot.scrollContent != nil { scrollContents.removeAll { $0 === spot } }
    if spot.isContentOutdated { outdatedContents.removeAll { $0 === spot } }
    if spot.isUndecided { undecided.removeAll { $0 === spot } }
    spot.leave()
  }

  // MARK: Entries

  /// Adds a rule; it takes effect in the next run.
  @discardableResult
  func enter(
    _ source: LayoutEntry.Source,
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation = .equal,
    priority: Float = Simplex.required,
    yielding: Simplex.Yielding = .first,
    phase: LayoutOrder.Phase = .frames,
    serial: Int? = nil,
    about spot: LayoutSpot? = nil
  ) -> LayoutEntry {
    lastSerial += 1
    let entry = LayoutEntry(
      source,
      terms,
      constant: constant,
      relation,
      priority: priority,
      yielding: yielding,
      phase: phase,
      serial: serial ?? lastSerial,
      spot: spot
    )
    entry.enter(self)
    waiting.append(entry)
    noteReferences(of: entry, by: 1)
    return entry
  }

  /// Adds a constraint of the app, unless it is already added.
  func add(_ constraint: LayoutConstraint) {
    guard constraint.entry?.engine !== self || fitting != nil else { return }
    guard let expression = expression(of: constraint) else { return }
    let entry = enter(
      .constraint(constraint),
      expression.terms,
      constant: expression.constant - Double(constraint.constant),
      Simplex.Relation(constraint.relation),
      priority: constraint.priority.rawValue,
      phase: constraint.priority == .required ? .required : .optional,
      serial: constraint.activation
    )
    entry.expressionConstant = expression.constant
    if expression.isMoving {
      entry.isMoving = true
      moving.append(entry)
    }
    if fitting == nil { constraint.entry = entry }
    inputDidChange()
  }

  /// Removes a rule.
  func remove(_ entry: LayoutEntry) {
    if entry.isInEngine { noteReferences(of: entry, by: -1) }
    if entry.number != nil {
      withdraw(entry)
      retriesBroken = true
    } else {
      // An entry without an engine isn't added any more.
      broken.removeAll { $0 === entry }
    }
    entry.leave()
    if entry.isMoving { moving.removeAll { $0 === entry } }
    inputDidChange()
  }

  /// Records a change of a rule's constant. A rule that was given up is retried with the new one.
  func noteEdit(of entry: LayoutEntry) {
    guard entry.number != nil else {
      retriesBroken = true
      return
    }
    guard !entry.isEdited else { return }
    entry.isEdited = true
    edited.append(entry)
  }

  /// Recalculates the constant of a constraint that depends on positions of content and baselines.
  private func refresh(_ entry: LayoutEntry) {
    guard case .constraint(let constraint) = entry.source, let expression = expression(of: constraint) else {
      return
    }
    entry.expressionConstant = expression.constant
    entry.want(expression.constant - Double(constraint.constant))
  }

  // MARK: Changes

  /// Requests a layout because an input has changed, at `view` or anywhere.
  func inputDidChange(of view: View? = nil) { inputDidChange(.any, of: view ?? root) }

  /// Requests a layout because the constant of a constraint has changed.
  func constantDidChange() { inputDidChange(.constants, of: root) }

  private func inputDidChange(_ inputs: Inputs, of view: View) {
    guard fitting == nil, !isRunning else { return }
    changedInputs = max(changedInputs, inputs)
    view.markSubtreeForLayout()
  }

  /// Records a change of a view's content size.
  func contentDidChange(of spot: LayoutSpot) {
    guard !spot.isContentOutdated else { return }
    spot.isContentOutdated = true
    outdatedContents.append(spot)
    inputDidChange(.contents, of: spot.view)
  }

  // MARK: Running

  /// Solves the changes, and marks for layout the views whose subviews have new frames.
  func run() {
    guard isDirty, !isRunning else { return }
    isRunning = true
    let inputs = changedInputs
    changedInputs = .none
    let stale = outdatedContents
    outdatedContents = []
    for spot in stale {
      spot.isContentOutdated = false
      refreshContent(of: spot)
    }
    decideKeptFrames()
    // A baseline may move although the content has the same size.
    for entry in moving where entry.hasBaseline { refresh(entry) }
    // A text that changes usually has the same size, or a size that no rule uses.
    if inputs != .contents || retriesBroken || !waiting.isEmpty || !edited.isEmpty {
      solve(refreshing: inputs == .any || hasOutdatedMasks)
    }
    isRunning = false
    // Code of the app may have made changes in the meantime.
    if !waiting.isEmpty || !edited.isEmpty || !outdatedContents.isEmpty { inputDidChange() }
  }

  /// Solves the changes; if `all` is true, after updating the rules of all frames and guides.
  private func solve(refreshing all: Bool) {
    if all {
      refreshMasks()
      decideKeptFrames()
      for spot in spots where !spot.bounds.isEmpty { refreshBounds(of: spot) }
      refreshSize()
    }
    for entry in moving { refresh(entry) }
    commit()
    // Lines of text need a width before they have a height.
    for _ in 0..<3 {
      guard wrapTexts() else { break }
      commit()
    }
    if fitting == nil { markChanges() }
  }

  /// Reads the rectangles of the spots whose variables have other values.
  func readSolution() {
    if grid.scale != pixels.scale {
      grid = pixels
      for spot in spots { touch(spot) }
    }
    let (moved, spotOfVariable) = (system.takeMoved(), spotOfVariable)
    for variable in moved {
      if let spot = spotOfVariable[variable] { touch(spot) }
    }
    let (values, grid) = (system.values, grid)
    forEachTouched { spot in
      let origin = CGPoint(x: values[spot.x], y: values[spot.y])
      let size = CGSize(width: max(0, values[spot.width]), height: max(0, values[spot.height]))
      spot.store(CGRect(origin: origin, size: size), in: grid)
    }
  }

  /// Marks the views for layout whose subviews, guides or content have another place, and clears the touched
  /// spots.
  private func markChanges() {
    if let spot = spot(of: root), spot.isGoverned { root.place(in: spot.solvedFrame.size) }
    forEachTouched { spot in
      spot.isTouched = false
      if let guide = spot.guide {
        if guide.binding == nil, guide.noteSolvedFrame() { mark(spot.view.node) }
      } else if spot.isGoverned {
        markSuperview(of: spot.view, at: spot)
      }
    }
    touched.removeAll(keepingCapacity: true)
    for spot in scrollContents {
      if let size = contentSize(of: spot), let content = spot.view.layoutContent, content.contentSize != size
      {
        mark(spot.view.node)
      }
    }
  }

  /// Marks the superview of a view that isn't at its place.
  private func markSuperview(of view: View, at spot: LayoutSpot) {
    guard let parent = view.node.pointee.parent, !parent.pointee.flags.contains(.needsLayout) else { return }
    if view.isElsewhere(than: spot) { mark(parent) }
  }

  private func mark(_ node: NodePointer) {
    hasMarked = true
    node.setNeedsLayout()
  }

  /// Returns the size of a scroll view's content if constraints refer to it. Tables, collections and text
  /// views determine their own.
  func contentSize(of spot: LayoutSpot) -> CGSize? {
    guard let content = spot.scrollContent, spot.view.layoutContent?.sizesContentByConstraints ?? true else {
      return nil
    }
    let size = CGSize(width: system.value(of: content.width), height: system.value(of: content.height))
    return pixels.rounded(CGRect(origin: .zero, size: size)).size
  }
}

extension Simplex.Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .atMost
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
