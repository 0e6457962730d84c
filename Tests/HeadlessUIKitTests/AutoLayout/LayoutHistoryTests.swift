import Foundation
import HeadlessUIKit
import Testing

/// Layouts that result from a history of changes, against new ones of the same constraints.
@MainActor @Suite struct LayoutHistoryTests {
  /// A constraint among numbered views, from which it can be made for several sets of views.
  private struct Recipe {
    var view: Int
    /// The other view; -1 for the root, and `nil` for a constant.
    var other: Int?
    var isHorizontal: Bool
    /// 0 for the first edges, 1 for the last ones, 2 for sizes, and 3 for the first edge behind the last one.
    var kind: Int
    var relation: LayoutConstraint.Relation
    var constant: CGFloat
    var priority: Float

    @MainActor func make(_ views: [View], _ root: View) -> LayoutConstraint {
      let item = views[view]
      let otherItem = other.map { $0 < 0 ? root : views[$0] }
      let sizes: LayoutConstraint.Attribute = isHorizontal ? .width : .height
      let first: LayoutConstraint.Attribute = isHorizontal ? .leading : .top
      let last: LayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
      let constraint = LayoutConstraint(
        item: item,
        attribute: otherItem == nil || kind == 2 ? sizes : kind == 1 ? last : first,
        relatedBy: relation,
        toItem: otherItem,
        attribute: otherItem == nil
          ? .notAnAttribute : kind == 2 ? sizes : kind == 0 || other == -1 && kind == 3 ? first : last,
        multiplier: 1,
        constant: constant
      )
      constraint.priority = LayoutPriority(priority)
      return constraint
    }
  }

  private static func recipe(_ random: inout FixedRandom) -> Recipe {
    let view = Int.random(in: 0..<6, using: &random)
    let others: [Int?] = [nil, -1] + (0..<6).filter { $0 != view }
    return Recipe(
      view: view,
      other: others[Int.random(in: 0..<others.count, using: &random)],
      isHorizontal: random.once(in: 2),
      kind: Int.random(in: 0..<4, using: &random),
      relation: random.once(in: 3) ? .greaterThanOrEqual : .equal,
      constant: CGFloat(Int.random(in: 0...12, using: &random) * 5),
      priority: [1000, 750, 750, 500, 250][Int.random(in: 0..<5, using: &random)]
    )
  }

  @Test(arguments: UInt64(0)..<8)
  func `constraints that are added, changed and removed step by step lead to the frames of a new layout`(
    seed: UInt64
  ) {
    var random = FixedRandom(seed: seed)
    var compared = 0
    for _ in 0..<10 {
      var recipes = (0..<14).map { _ in Self.recipe(&random) }
      let scene = LayoutScene()
      func addViews(to scene: LayoutScene) -> [View] {
        (0..<6).map { number in
          let view = scene.view("view \(number)", size: CGSize(width: 20 + number * 10, height: 20))
          // Weak positions of different priorities, so that hardly a position is ambiguous.
          let weak = [
            view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: CGFloat(number * 9)),
            view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: CGFloat(number * 7)),
          ]
          for constraint in weak { constraint.priority = LayoutPriority(Float(100 + number)) }
          LayoutConstraint.activate(weak)
          return view
        }
      }
      let views = addViews(to: scene)
      let constraints = recipes.map { $0.make(views, scene.root) }
      for constraint in constraints {
        constraint.isActive = true
        if random.once(in: 3) { scene.layOut() }
      }
      for place in [2, 7, 9] {
        recipes[place].constant += 15
        constraints[place].constant += 15
        scene.layOut()
      }
      for place in [11, 5] {
        constraints[place].isActive = false
        recipes.remove(at: place)
        scene.layOut()
      }
      let fresh = LayoutScene()
      let freshViews = addViews(to: fresh)
      LayoutConstraint.activate(recipes.map { $0.make(freshViews, fresh.root) })
      fresh.layOut()
      // A broken constraint depends on the order of the steps, and so does the choice among equal layouts.
      guard scene.conflicts.isEmpty, fresh.conflicts.isEmpty else { continue }
      for (view, other) in zip(views, freshViews) where !view.hasAmbiguousLayout && !other.hasAmbiguousLayout
      {
        compared += 1
        #expect(view.frame == other.frame, "\(view.debugName)")
      }
    }
    #expect(compared > 20)
  }

  /// Constraints that determine all views, one after the other, and some limits.
  private static func determiningRecipes(_ random: inout FixedRandom) -> [Recipe] {
    var recipes: [Recipe] = []
    for view in 0..<6 {
      for isHorizontal in [true, false] {
        var recipe = Recipe(
          view: view,
          other: Int.random(in: -1..<view, using: &random),
          isHorizontal: isHorizontal,
          kind: [0, 0, 3][Int.random(in: 0..<3, using: &random)],
          relation: .equal,
          constant: CGFloat(Int.random(in: 0...60, using: &random)),
          priority: 1000
        )
        recipes.append(recipe)
        recipe.kind = 2
        if random.once(in: 2) { recipe.other = nil }
        recipes.append(recipe)
      }
    }
    for _ in 0..<3 {
      var limit = recipes[Int.random(in: 0..<recipes.count, using: &random)]
      limit.relation = random.once(in: 2) ? .greaterThanOrEqual : .lessThanOrEqual
      limit.priority = random.once(in: 2) ? 1000 : 600
      limit.constant += limit.relation == .lessThanOrEqual ? 20 : -20
      recipes.append(limit)
    }
    return recipes
  }

  @Test(arguments: UInt64(0)..<8)
  func `a constant that is changed again and again leads to the frames of a new layout`(seed: UInt64) {
    var random = FixedRandom(seed: seed)
    var (compared, conflicting) = (0, 0)
    for _ in 0..<5 {
      var recipes = Self.determiningRecipes(&random)
      let scene = LayoutScene()
      let views = (0..<6).map { scene.view("view \($0)", size: .zero) }
      let constraints = recipes.map { $0.make(views, scene.root) }
      LayoutConstraint.activate(constraints)
      scene.layOut()
      for _ in 0..<4 {
        let place = Int.random(in: 0..<recipes.count, using: &random)
        for _ in 0..<3 {
          // A length can't be negative, so some constants contradict the other constraints.
          recipes[place].constant = CGFloat(Int.random(in: -60...60, using: &random)) / 4
          constraints[place].constant = recipes[place].constant
          scene.layOut()
          let fresh = LayoutScene()
          let freshViews = (0..<6).map { fresh.view("view \($0)", size: .zero) }
          LayoutConstraint.activate(recipes.map { $0.make(freshViews, fresh.root) })
          fresh.layOut()
          guard fresh.conflicts.isEmpty else {
            conflicting += 1
            #expect(!scene.conflicts.isEmpty)
            continue
          }
          compared += 1
          #expect(views.map(\.frame) == freshViews.map(\.frame))
        }
      }
    }
    #expect(compared > 20 && conflicting > 0, "\(compared), \(conflicting)")
  }

  @Test func `views that compete are where they were after a conflict between edits is over`() {
    let scene = LayoutScene()
    let (a, b) = (
      scene.view("a", size: CGSize(width: 100, height: 20)),
      scene.view("b", size: CGSize(width: 100, height: 20))
    )
    let limits = [
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
    ]
    LayoutConstraint.activate(limits)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: scene.root.topAnchor)
    )
    let frames = [a.frame, b.frame]
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 220, height: 20), CGRect(x: 220, y: 0, width: 100, height: 20)]
    )
    for limit in limits { limit.constant = 120 }
    scene.layOut()
    #expect(scene.conflicts.count == 1)
    for limit in limits { limit.constant = 300 }
    scene.layOut()
    #expect([a.frame, b.frame] == frames)
    limits[0].constant = 200
    scene.layOut()
    #expect(a.frame.width == 200 && b.frame == CGRect(x: 200, y: 0, width: 120, height: 20))
    #expect(scene.conflicts.count == 1)
  }

  @Test(
    arguments: [
      StackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ],
    [LayoutConstraint.Axis.horizontal, .vertical]
  )
  func `a stack view after many changes is arranged as a new one`(
    distribution: StackView.Distribution,
    axis: LayoutConstraint.Axis
  ) {
    struct Row {
      var length: CGFloat
      var isHidden = false
    }
    func makeView(_ row: Row) -> ContentView {
      let view = ContentView(content: CGSize(width: row.length, height: row.length))
      view.isHidden = row.isHidden
      return view
    }
    func makeStack(_ views: [View], spacing: CGFloat, alignment: StackView.Alignment, in scene: LayoutScene)
      -> StackView
    {
      let stack = StackView(arrangedSubviews: views)
      (stack.axis, stack.distribution, stack.spacing, stack.alignment) = (
        axis, distribution, spacing, alignment
      )
      stack.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(stack)
      scene.activate(
        stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: scene.root.topAnchor)
      )
      return stack
    }
    var random = FixedRandom(seed: 5)
    let scene = LayoutScene()
    var rows = (0..<5).map { Row(length: CGFloat(10 + $0 * 4)) }
    var views = rows.map(makeView)
    let stack = makeStack(views, spacing: 0, alignment: .fill, in: scene)
    for step in 0..<60 {
      let place = Int.random(in: 0..<rows.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: stack.spacing = CGFloat(step % 7)
      case 1:
        rows[place].isHidden.toggle()
        views[place].isHidden.toggle()
      case 2:
        rows[place].length += 6
        views[place].content = CGSize(width: rows[place].length, height: rows[place].length)
      case 3:
        rows.insert(Row(length: 12), at: place)
        views.insert(makeView(rows[place]), at: place)
        stack.insertArrangedSubview(views[place], at: place)
      case 4 where rows.count > 2:
        rows.remove(at: place)
        views.remove(at: place).removeFromSuperview()
      default: stack.alignment = [.fill, .leading, .center, .trailing][step % 4]
      }
      scene.layOut()
      let fresh = LayoutScene()
      let copies = rows.map(makeView)
      let copy = makeStack(copies, spacing: stack.spacing, alignment: stack.alignment, in: fresh)
      #expect(views.map(\.frame) == copies.map(\.frame), "after step \(step)")
      #expect(stack.frame == copy.frame, "after step \(step)")
    }
    #expect(scene.conflicts == [])
  }
}
