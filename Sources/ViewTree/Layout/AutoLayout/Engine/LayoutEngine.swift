import Foundation
import Simulation

/// Finds where the constraints of one tree of views want them.
///
/// The root of a tree has one from the first layout in which any view of the tree uses constraints. It collects what changes,
/// and solves it when a layout begins; then it marks those views for layout whose subviews have another place.
@MainActor final class LayoutEngine {
  /// Whether any view of the process has ever used constraints; while not, no layout looks for an engine.
  static private(set) var isUsed = false

  /// Notes that constraints are used from now on.
  static func noteUse() { if !isUsed { isUsed = true } }

  unowned(unsafe) let root: View
  /// What is asked for if the engine is there to measure the root; nil for one that places views.
  let fitting: LayoutFitting?
  var simplex = Simplex()
  /// The spots in the order in which they were made.
  private(set) var spots: [LayoutSpot] = []
  private var spotOf: [ObjectIdentifier: LayoutSpot] = [:]
  /// What is to be added when the engine runs, and what was changed.
  var waiting: [LayoutEntry] = []
  var edited: [LayoutEntry] = []
  /// What excluded itself with others.
  var broken: [LayoutEntry] = []
  var entryOf: [Int: LayoutEntry] = [:]
  /// Constraints whose constants follow more than the constraint: where content stands, where baselines are.
  private var moving: [LayoutEntry] = []
  private var staleWishes: [LayoutSpot] = []
  /// Whether something has changed, beside the solver's constants, that may let in again what was given up.
  var retriesBroken = false
  /// What was broken, oldest first.
  var conflicts: [LayoutConflict] = []
  private var lastSerial = 0
  /// Whether something has changed since the engine has run.
  private(set) var isDirty = true
  private var isRunning = false
  /// Whether views were marked for layout since the last look.
  var hasMarked = false

  init(root: View, fitting: LayoutFitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  /// The screen's pixels, on which frames begin and end.
  var pixels: PixelGrid {
    PixelGrid(scale: (root.ownWindow?.application ?? Application.current)?.screen.scale)
  }

  // MARK: Spots

  /// The spot of a view or guide, if it has one.
  func spot(of item: AnyObject) -> LayoutSpot? { spotOf[ObjectIdentifier(item)] }

  /// The view's spot, made if there is none.
  func keepSpot(of view: View) -> LayoutSpot {
    if let spot = spot(of: view) { return spot }
    let spot = keep(LayoutSpot(self, of: view, guide: nil), of: view)
    if fitting == nil {
      view.node.pointee.layout.insert(.inEngine)
      view.node.pointee.flags.insert(.followsGeometry)
      view.keepLayoutState().spot = spot
    }
    decideRules(of: spot)
    return spot
  }

  /// The guide's spot, made if there is none.
  func keepSpot(of guide: LayoutGuide, in view: View) -> LayoutSpot {
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
    spots.append(spot)
    spotOf[ObjectIdentifier(item)] = spot
    return spot
  }

  /// Takes a spot out, with the rules that are its own. No constraint may be about it any more.
  func drop(_ item: AnyObject) {
    guard let spot = spotOf.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for entry in spot.bounds + spot.wishes + spot.asked { remove(entry) }
    for variable in spot.variables { simplex.removeVariable(variable) }
    spots.removeAll { $0 === spot }
    staleWishes.removeAll { $0 === spot }
    spot.engine = nil
  }

  // MARK: Entries

  /// Adds a rule; it counts when the engine runs next.
  @discardableResult
  func enter(
    _ source: LayoutEntry.Source,
    _ terms: [LinearRow.Term],
    constant: Double,
    _ relation: Simplex.Relation = .equal,
    priority: Float = Simplex.required
  ) -> LayoutEntry {
    lastSerial += 1
    let entry = LayoutEntry(
      source,
      terms,
      constant: constant,
      relation,
      priority: priority,
      serial: lastSerial
    )
    entry.engine = self
    waiting.append(entry)
    return entry
  }

  /// Adds a constraint of the program's, unless it is there.
  func add(_ constraint: LayoutConstraint) {
    guard constraint.entry?.engine !== self || fitting != nil else { return }
    guard let expression = expression(of: constraint) else { return }
    let entry = enter(
      .constraint(constraint),
      expression.terms,
      constant: expression.constant,
      Simplex.Relation(constraint.relation),
      priority: constraint.priority.rawValue
    )
    if expression.isMoving { moving.append(entry) }
    if fitting == nil { constraint.entry = entry }
    inputDidChange()
  }

  /// Takes a rule back.
  func remove(_ entry: LayoutEntry) {
    if let number = entry.number {
      simplex.remove(number)
      entryOf[number] = nil
      retriesBroken = true
    } else {
      waiting.removeAll { $0 === entry }
      broken.removeAll { $0 === entry }
    }
    entry.number = nil
    entry.engine = nil
    moving.removeAll { $0 === entry }
    edited.removeAll { $0 === entry }
    inputDidChange()
  }

  /// A rule's constant has changed. One that was given up is tried again with it.
  func noteEdit(of entry: LayoutEntry) {
    guard entry.number != nil else {
      retriesBroken = true
      return
    }
    guard !entry.isEdited else { return }
    entry.isEdited = true
    edited.append(entry)
  }

  /// Finds the constant of a constraint anew.
  func refresh(_ entry: LayoutEntry) {
    guard case .constraint(let constraint) = entry.source, let expression = expression(of: constraint) else {
      return
    }
    entry.want(expression.constant)
  }

  // MARK: Changes

  /// Something has changed that counts, at `view` or anywhere: a layout is asked for.
  func inputDidChange(of view: View? = nil) {
    guard fitting == nil, !isRunning else { return }
    isDirty = true
    (view ?? root).markSubtreeForLayout()
  }

  /// A view's content has another size.
  func contentDidChange(of spot: LayoutSpot) {
    guard !staleWishes.contains(where: { $0 === spot }) else { return }
    staleWishes.append(spot)
    inputDidChange(of: spot.view)
  }

  // MARK: Running

  /// Solves what has changed, and marks the views for layout whose subviews have another place.
  func run() {
    guard isDirty, !isRunning else { return }
    isRunning = true
    isDirty = false
    let stale = staleWishes
    staleWishes = []
    for spot in stale { refreshWishes(of: spot) }
    for spot in spots { refreshBounds(of: spot) }
    refreshSize()
    for entry in moving { refresh(entry) }
    commit()
    // Lines of text need a width before they have a height.
    for _ in 0..<3 {
      guard wrapTexts() else { break }
      commit()
    }
    if fitting == nil { markChanges() }
    isRunning = false
    // What the program's code has changed meanwhile.
    if !waiting.isEmpty || !edited.isEmpty || !staleWishes.isEmpty { inputDidChange() }
  }

  private func markChanges() {
    if let spot = spot(of: root), spot.isGoverned { root.place(in: spot.solvedFrame.size) }
    for spot in spots {
      if let guide = spot.guide {
        if guide.binding == nil, guide.noteSolvedFrame() { mark(spot.view) }
      } else if spot.isGoverned, let parent = spot.view.parent, spot.view.isElsewhere(than: spot) {
        mark(parent)
      }
      if let size = contentSize(of: spot), let scrollView = spot.view as? ScrollView,
        scrollView.contentSize != size
      {
        mark(scrollView)
      }
    }
  }

  private func mark(_ view: View) {
    hasMarked = true
    view.requestLayout()
  }

  /// The size of a scroll view's content, if constraints are about it. Tables, collections and texts know their own.
  func contentSize(of spot: LayoutSpot) -> CGSize? {
    guard let content = spot.content,
      !(spot.view is TableView || spot.view is CollectionView || spot.view is TextView)
    else { return nil }
    let size = CGSize(width: simplex.value(of: content.width), height: simplex.value(of: content.height))
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
