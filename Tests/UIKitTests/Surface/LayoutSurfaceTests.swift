import HeadlessUIKit
import Testing
import UIKit

/// A form above the keyboard that is laid out by constraints.
private final class ConstrainedForm: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let title1 = UILabel()
  let field = UITextField()
  let badge = Badge()
  var bottom: NSLayoutConstraint!

  final class Badge: UIView {
    var updates = 0
    override var intrinsicContentSize: CGSize {
      CGSize(width: super.intrinsicContentSize.width + 61, height: 20)
    }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
  }

  override func loadView() {
    super.loadView()
    view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [scrollView, badge] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 10
    scrollView.addSubview(stack)
    title1.text = "Hello"
    stack.addArrangedSubview(title1)
    stack.addArrangedSubview(field)
    title1.setContentHuggingPriority(.required, for: .vertical)
    field.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    bottom = scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      stack.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      badge.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}

/// A card that counts invalidations of its intrinsic content size and overrides the fitting sizes.
private final class Card: UIView {
  var invalidations = 0
  override func invalidateIntrinsicContentSize() {
    invalidations += 1
    super.invalidateIntrinsicContentSize()
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.height += 4
    return size
  }
}

private final class CardStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

/// Auto Layout in typical iOS source.
@MainActor @Suite struct LayoutSurfaceTests {
  private let simulator = Simulator()
  private let form = ConstrainedForm()

  init() {
    simulator.launch(form)
    simulator.settle()
  }

  @Test func `anchors, guides and stacks place the views`() {
    let safe = form.view.safeAreaInsets
    #expect(form.scrollView.frame.minY == safe.top)
    #expect(form.scrollView.frame.maxY == form.view.bounds.height - safe.bottom)
    #expect(form.field.bounds.size == CGSize(width: form.view.bounds.width, height: 44))
    #expect(form.title1.frame.minY == 0)
    #expect(abs(form.field.frame.minY - form.title1.frame.maxY - 10) < 0.001)
    #expect(form.badge.bounds.size == CGSize(width: 60, height: 20))
    // Edges are on whole pixels.
    #expect(abs(form.badge.center.x - form.view.bounds.midX) < 0.5)
    #expect(form.stack.arrangedSubviews == [form.title1, form.field])
  }

  @Test func `a constant that is changed moves with an animation, and a constraint can be taken back`() {
    form.bottom.constant = -100
    simulator.perform {
      UIView.animate(withDuration: 0.2) { form.view.layoutIfNeeded() }
    }
    #expect(form.scrollView.frame.maxY == form.view.bounds.height - form.view.safeAreaInsets.bottom - 100)
    #expect(form.bottom.isActive && form.bottom.constant == -100)
    NSLayoutConstraint.deactivate([form.bottom])
    #expect(!form.bottom.isActive && !form.view.constraints.contains { $0 === form.bottom })
  }

  @Test func `the keyboard's guide keeps a view above the keyboard`() throws {
    try simulator.user.tap(form.field)
    simulator.settle()
    #expect(form.badge.frame.maxY == simulator.keyboard.frame.minY - 8)
    expectVisible()
  }

  private func expectVisible() {
    #expect(simulator.claimVisible(form.badge).holds)
  }

  @Test func `constraints the older way, own sizes, and guides of a program's own`() {
    simulator.perform {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      let guide = UILayoutGuide()
      box.addLayoutGuide(guide)
      box.addConstraints([
        NSLayoutConstraint(
          item: inner,
          attribute: .width,
          relatedBy: .equal,
          toItem: box,
          attribute: .width,
          multiplier: 0.5,
          constant: 0
        ),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
        inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      ])
      box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      box.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 8, y: 25, width: 100, height: 50))
      #expect(box.constraints.count >= 5)
      let size = form.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size.height == form.title1.bounds.height + 10 + 44)
      form.badge.invalidateIntrinsicContentSize()
      form.badge.setNeedsUpdateConstraints()
      form.badge.updateConstraintsIfNeeded()
      #expect(form.badge.updates > 0)
    }
  }
  @Test func `priorities, weights and levels are compared and reckoned with`() {
    let label = UILabel()
    if label.contentHuggingPriority(for: .vertical) < .defaultHigh {
      label.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    }
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(751))
    var priority: UILayoutPriority = .required - 1
    priority -= 9
    priority += 5
    #expect(priority == UILayoutPriority(rawValue: 995) && 1 + UILayoutPriority.defaultLow == .init(251))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(max(UILayoutPriority.defaultLow, .defaultHigh) == priority - 245)
    #expect(UIFont.Weight.light < .bold && UIFont.Weight.regular + 0.25 == UIFont.Weight(0.25))
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001) && UIWindow.Level.normal < .alert)
  }

  @Test func `constraints and guides are compared by identity, anchors by their item and attribute`() {
    let (view, inner) = (form.view!, form.badge)
    #expect(view.constraints.contains(form.bottom) && view.constraints.firstIndex(of: form.bottom) != nil)
    let width = inner.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor)
    let known: Set<NSLayoutConstraint> = [width, form.bottom]
    #expect(known.contains(width) && width != form.bottom && width.isEqual(width))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides.contains(guide) && guide.hasAmbiguousLayout && !guide.isEqual(nil))
    #expect(inner.topAnchor == inner.topAnchor && inner.topAnchor != inner.bottomAnchor)
    #expect(width.firstAnchor == inner.widthAnchor && width.secondAnchor != nil)
    let object: any NSObjectProtocol = inner.topAnchor
    #expect(object.isEqual(inner.topAnchor) && object.hash == inner.topAnchor.hash)
    #expect(NSLayoutConstraint.FormatOptions.spacingEdgeToEdge == [])
  }

  @Test func `sizes for fitting and their invalidation can be overridden`() {
    let card = Card()
    card.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 14)
    card.invalidateIntrinsicContentSize()
    #expect(card.invalidations == 1)
    #expect(CardStack(arrangedSubviews: [card]).arrangedSubviews == [card])
  }
}
