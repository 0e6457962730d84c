import HeadlessUIKit
import Testing

/// The direction of views, and constraints and margins that follow it.
@MainActor @Suite struct LayoutDirectionTests {
  private let simulator = Simulator(device: .iPhoneSE3, system: "26.1")

  /// Launches a controller with a view of 40 x 20 points, and returns both.
  private func launch(
    _ constrain: (View, View) -> [LayoutConstraint]
  ) -> (container: View, view: View) {
    let controller = ViewController()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    LayoutConstraint.activate(
      [
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
      ] + constrain(controller.view, view)
    )
    simulator.launch(controller)
    return (controller.view, view)
  }

  @Test func `the language decides the direction of the app and of its views`() {
    let view = View()
    #expect(simulator.language == "en" && Application.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(simulator.screen.traitCollection.layoutDirection == .leftToRight)
    for language in ["ar", "he", "fa-IR", "ur"] {
      simulator.language = language
      #expect(Application.shared.userInterfaceLayoutDirection == .rightToLeft, "\(language)")
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(simulator.screen.traitCollection.layoutDirection == .rightToLeft)
    }
    for language in ["de", "ja", "zh-Hans", ""] {
      simulator.language = language
      #expect(Application.shared.userInterfaceLayoutDirection == .leftToRight, "\(language)")
    }
  }

  @Test(
    arguments: [
      (SemanticContentAttribute.unspecified, false, true), (.playback, false, false),
      (.spatial, false, false), (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ]
  ) func `an attribute of a view may fix its direction, but not that of its subviews`(
    attribute: SemanticContentAttribute,
    usually: Bool,
    inArabic: Bool
  ) {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    outer.semanticContentAttribute = attribute
    #expect(outer.semanticContentAttribute == attribute)
    func isMirrored(_ view: View) -> Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    #expect(isMirrored(outer) == usually && !isMirrored(inner))
    #expect((View.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == usually)
    simulator.language = "ar"
    #expect(isMirrored(outer) == inArabic && isMirrored(inner))
    let own = View.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    #expect((own == .rightToLeft) == inArabic)
  }

  @Test func `an override of the traits turns a subtree`() {
    let (outer, inner) = (View(), View())
    let controller = ViewController()
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    simulator.launch(controller)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .forceLeftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.traitOverrides.layoutDirection = .unspecified
    #expect(outer.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  // MARK: Constraints

  @Test(.fact("MR8")) func `leading constraints count from the right edge, and constants keep their sign`() {
    simulator.language = "ar"
    let (container, view) = launch { [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16)] }
    #expect(view.frame == CGRect(x: 375 - 16 - 40, y: 50, width: 40, height: 20))
    let label = Label()
    (label.text, label.font) = ("مرحبا", .systemFont(ofSize: 17))
    label.frame = CGRect(x: 0, y: 100, width: 300, height: 20)
    container.addSubview(label)
    #expect(label.textAlignment == .natural)
    simulator.settle()
    let text = simulator.svg().components(separatedBy: "\n").first { $0.contains("مرحبا") } ?? ""
    #expect(text.contains("text-anchor=\"end\"") && text.contains(" x=\"300\""), "\(text)")
  }

  @Test(
    arguments: [
      (16, 319.0, "leading = leading + 16"), (-16, 16, "trailing = trailing - 16"),
      (16, 16, "left = left + 16"), (-16, 319, "right = right - 16"),
      (10, 187.5 - 10 - 40, "leading = centerX + 10"), (10, 187.5 + 10 - 20, "centerX = centerX + 10"),
      (8, 375 - 8 - 16 - 40, "leading = leadingMargin + 8"),
    ] as [(Int, CGFloat, String)]
  ) func `constraints with leading and trailing edges are mirrored, others aren't`(
    constant: Int,
    x: CGFloat,
    text: String
  ) {
    simulator.language = "he"
    let attributes: [String: LayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "left": .left, "right": .right, "centerX": .centerX,
      "leadingMargin": .leadingMargin,
    ]
    let words = text.split(separator: " ").map(String.init)
    let (_, view) = launch { container, view in
      [
        LayoutConstraint(
          item: view,
          attribute: attributes[words[0]]!,
          relatedBy: .equal,
          toItem: container,
          attribute: attributes[words[2]]!,
          multiplier: 1,
          constant: CGFloat(constant)
        )
      ]
    }
    #expect(view.frame.minX == x)
  }

  @Test func `an inequality keeps its meaning from the other side`() {
    simulator.language = "ar"
    let (_, view) = launch { container, view in
      let wish = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
      wish.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 30), wish,
      ]
    }
    #expect(view.frame.maxX == 345)
  }

  @Test func `a distance between anchors is positive in the direction of the lines`() {
    simulator.language = "ar"
    let (container, view) = launch { [$1.centerXAnchor.constraint(equalTo: $0.centerXAnchor)] }
    let other = View()
    other.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(other)
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let side = view.leftAnchor.anchorWithOffset(to: view.rightAnchor)
    LayoutConstraint.activate([
      gap.constraint(equalToConstant: 10), other.topAnchor.constraint(equalTo: view.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 5), other.widthAnchor.constraint(equalTo: side),
    ])
    simulator.settle()
    #expect(other.frame == CGRect(x: 167.5 - 10 - 40, y: 50, width: 40, height: 5))
  }

  @Test func `the view that holds a constraint decides its direction`() {
    let (container, view) = launch { [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16)] }
    #expect(view.frame.minX == 16)
    view.semanticContentAttribute = .forceRightToLeft
    simulator.settle()
    #expect(view.frame.minX == 16)
    container.semanticContentAttribute = .forceRightToLeft
    simulator.settle()
    #expect(view.frame.minX == 319)
    container.semanticContentAttribute = .unspecified
    simulator.settle()
    #expect(view.frame.minX == 16)
  }

  @Test func `a change of the language lays everything out inside the call`() {
    let (_, view) = launch { [$1.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 16)] }
    simulator.language = "ar"
    #expect(view.frame.minX == 319)
    simulator.language = "en"
    #expect(view.frame.minX == 16)
  }

  @Test func `a row of a stack view runs from the leading edge, unless its content is for playback`() {
    let stack = StackView(arrangedSubviews: (1...3).map { _ in View() })
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    (stack.distribution, stack.spacing) = (.fillEqually, 0)
    let controller = ViewController()
    controller.view.addSubview(stack)
    simulator.language = "ar"
    simulator.launch(controller)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [200, 100, 0])
    stack.semanticContentAttribute = .playback
    simulator.settle()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 100, 200])
  }

  @Test func `a visual format runs from the leading edge`() {
    let (container, _) = launch { _, _ in [] }
    simulator.language = "ar"
    let views = ["one": View(), "two": View()]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let format = "H:|-10-[one(20)]-5-[two(30)]"
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: format,
        options: .directionLeadingToTrailing,
        metrics: nil,
        views: views
      )
    )
    simulator.settle()
    #expect(views["one"]?.frame.minX == 345 && views["two"]?.frame.minX == 310)
  }

  // MARK: Margins

  @Test func `directional margins have their sides by the direction`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = EdgeInsets(top: 0, left: 9, bottom: 0, right: 5)
    #expect(view.directionalLayoutMargins.leading == 5 && view.directionalLayoutMargins.trailing == 9)
  }

  @Test func `frames and autoresizing masks are not mirrored`() {
    simulator.language = "ar"
    let controller = ViewController()
    let view = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.autoresizingMask = .flexibleRightMargin
    controller.view.addSubview(view)
    simulator.launch(controller)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }
}
