import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The effect of intrinsic content sizes, with content hugging and compression resistance.
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ContentSizeTests {
  /// Two views that fill a row of 320 points: the widths of their contents, their priorities, and the
  /// expected widths.
  struct Case: CustomTestStringConvertible, Sendable {
    var widths: (CGFloat, CGFloat)
    var hugging: (Float, Float) = (250, 250)
    var resistance: (Float, Float) = (750, 750)
    var expected: (CGFloat, CGFloat)
    var testDescription: String { "\(widths) hug \(hugging) resist \(resistance)" }
  }

  nonisolated static let cases = [
    Case(widths: (50, 60), hugging: (251, 250), expected: (50, 270)),
    Case(widths: (50, 60), hugging: (250, 251), expected: (260, 60)),
    Case(widths: (200, 250), resistance: (751, 750), expected: (200, 120)),
    Case(widths: (200, 250), resistance: (750, 751), expected: (70, 250)),
    Case(widths: (400, 250), resistance: (751, 750), expected: (320, 0)),
    Case(widths: (-1, 60), expected: (260, 60)),
  ]

  @Test(arguments: cases) func `the row's room goes where priorities send it`(testCase: Case) {
    let scene = LayoutScene()
    let a = scene.view("a", size: CGSize(width: testCase.widths.0, height: 10))
    let b = scene.view("b", size: CGSize(width: testCase.widths.1, height: 10))
    a.setContentHuggingPriority(LayoutPriority(testCase.hugging.0), for: .horizontal)
    b.setContentHuggingPriority(LayoutPriority(testCase.hugging.1), for: .horizontal)
    a.setContentCompressionResistancePriority(LayoutPriority(testCase.resistance.0), for: .horizontal)
    b.setContentCompressionResistancePriority(LayoutPriority(testCase.resistance.1), for: .horizontal)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
    )
    #expect(a.frame == CGRect(0, 0, testCase.expected.0, 10))
    #expect(b.frame == CGRect(testCase.expected.0, 0, testCase.expected.1, 10))
    #expect(scene.conflicts == [])
  }

  @Test func `a content that changes is laid out anew`() {
    let scene = LayoutScene()
    let view = scene.view("a", size: CGSize(width: 10, height: 10))
    scene.layOut()
    view.content = CGSize(width: 25, height: 30)
    scene.simulator.settle()
    #expect(view.frame == CGRect(0, 0, 25, 30))
    view.content = nil
    scene.simulator.settle()
    // Nothing refers to the view any more (FI1).
    #expect(view.frame == CGRect(0, 0, 25, 30) && view.hasAmbiguousLayout)
  }

  /// A change of a view's intrinsic content size, with the sizes before and after it.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> View
    var before: CGSize
    var after: CGSize
    var change: @MainActor @Sendable (View) -> Void

    init<Kind: View>(
      _ name: String,
      _ make: @escaping @MainActor @Sendable () -> Kind,
      _ before: CGSize,
      _ after: CGSize,
      _ change: @escaping @MainActor @Sendable (Kind) -> Void
    ) {
      (testDescription, self.make, self.before, self.after) = (name, make, before, after)
      self.change = { if let view = $0 as? Kind { change(view) } }
    }
  }

  @MainActor private static func follow() -> Button {
    let button = Button(type: .system)
    button.setTitle("Follow", for: .normal)
    return button
  }

  @MainActor private static func following() -> Button {
    let button = follow()
    button.setTitle("Following", for: .selected)
    return button
  }

  @MainActor private static func field() -> TextField {
    let field = TextField()
    (field.text, field.borderStyle) = ("ada", .roundedRect)
    return field
  }

  @MainActor private static func lines() -> Label {
    let label = Label()
    (label.text, label.numberOfLines, label.preferredMaxLayoutWidth) = ("abc defgh", 0, 48)
    return label
  }

  nonisolated static let changes = [
    Change("title of a state", following, CGSize(width: 44, height: 30), CGSize(width: 65, height: 30)) {
      $0.isSelected = true
    },
    Change("title's font", follow, CGSize(width: 44, height: 30), CGSize(width: 94, height: 53)) {
      $0.titleLabel?.font = .systemFont(ofSize: 34)
    },
    Change("field's font", field, CGSize(width: 42, height: 34), CGSize(width: 69, height: 163.0 / 3)) {
      $0.font = .systemFont(ofSize: 34)
    },
    Change("field's attributes", field, CGSize(width: 42, height: 34), CGSize(width: 69, height: 163.0 / 3)) {
      $0.defaultTextAttributes[.font] = Font.systemFont(ofSize: 34)
    },
    Change(
      "line breaks",
      lines,
      CGSize(width: 134.0 / 3, height: 122.0 / 3),
      CGSize(width: 128.0 / 3, height: 122.0 / 3)
    ) {
      $0.lineBreakMode = .byCharWrapping
    },
  ]

  @Test(arguments: changes) func `a change of a content's size causes a layout`(testCase: Change) {
    let scene = LayoutScene()
    let view = testCase.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    scene.activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    )
    #expect(
      CGRect(origin: .zero, size: view.frame.size).isClose(to: CGRect(origin: .zero, size: testCase.before))
    )
    testCase.change(view)
    scene.layOut()
    #expect(
      CGRect(origin: .zero, size: view.frame.size).isClose(to: CGRect(origin: .zero, size: testCase.after))
    )
  }

  @Test func `each class has the size of its content`() {
    let none = View.noIntrinsicMetric
    let label = Label()
    #expect(
      label.intrinsicContentSize == .zero && View().intrinsicContentSize == CGSize(width: none, height: none)
    )
    label.text = "Name"
    let button = Button()
    button.setTitle("OK", for: .normal)
    let field = TextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Email"
    let image = ImageView(image: Image(named: "logo", size: CGSize(width: 30, height: 20)))
    let sizes: [(View, CGSize)] = [
      (label, CGSize(width: 45, height: 61.0 / 3)), (button, CGSize(width: 30, height: 30)),
      (image, CGSize(width: 30, height: 20)), (ImageView(), CGSize(width: none, height: none)),
      (field, CGSize(width: 164.0 / 3, height: 34)), (Switch(), CGSize(width: 51, height: 31)),
      (Stepper(), CGSize(width: 94, height: 32)), (Slider(), CGSize(width: none, height: 31)),
      (Toolbar(), CGSize(width: none, height: 44)), (TextView(), CGSize(width: none, height: none)),
    ]
    let pages = PageControl()
    pages.numberOfPages = 3
    let dates = DatePicker()
    dates.preferredDatePickerStyle = .wheels
    let others: [(View, CGSize)] = [
      (PickerView(), CGSize(width: 320, height: 216)), (dates, CGSize(width: 320, height: 216)),
      (pages, CGSize(width: 39, height: 26)), (ProgressView(), CGSize(width: none, height: 4)),
      (ActivityIndicatorView(style: .large), CGSize(width: 37, height: 37)),
      (SearchBar(), CGSize(width: none, height: 56)),
    ]
    for (view, size) in sizes + others { #expect(view.intrinsicContentSize == size, "\(view)") }
    #expect(Switch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `dots and wheels that change are laid out anew`() {
    let scene = LayoutScene()
    let (pages, wheel) = (PageControl(), ActivityIndicatorView(style: .medium))
    for view in [pages, wheel] as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      scene.activate(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor)
      )
    }
    pages.numberOfPages = 4
    wheel.style = .large
    scene.simulator.settle()
    #expect(pages.frame == CGRect(0, 0, 55, 26) && wheel.frame == CGRect(0, 0, 37, 37))
  }

  @Test func `a text view that does not scroll grows with its text`() {
    let scene = LayoutScene()
    let textView = TextView()
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(textView)
    scene.activate(
      textView.widthAnchor.constraint(equalToConstant: 90),
      textView.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor)
    )
    #expect(textView.frame.isClose(to: CGRect(x: 0, y: 1331.0 / 3, width: 90, height: 109.0 / 3)))
    textView.text = "twelve words are more than one line of ten characters each"
    scene.simulator.settle()
    let lines = (textView.frame.height - 16) / standardLineHeight
    #expect(lines >= 6 && textView.frame.maxY == 480 && textView.frame.height == textView.contentSize.height)
    textView.text = "one"
    scene.simulator.settle()
    #expect(textView.frame.height == 109.0 / 3)
  }

  @Test func `text stands on one line where baselines say so`() {
    let scene = LayoutScene()
    let (label, field) = (Label(), TextField())
    label.text = "Name"
    field.borderStyle = .roundedRect
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
    }
    scene.activate(
      field.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor)
    )
    #expect(field.frame.minY == 10 && label.frame.minY.isNearly(17))
  }

  @Test func `a baseline that moves in a content of the same size moves the views on it`() {
    final class Fixed: Label {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
    }
    func top(with font: Font, from former: Font) -> CGFloat {
      let scene = LayoutScene()
      let (label, fixed) = (Label(), Fixed())
      (label.text, fixed.text, fixed.font) = ("Name", "Value", former)
      for view in [label, fixed] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
      }
      scene.activate(
        fixed.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        label.firstBaselineAnchor.constraint(equalTo: fixed.firstBaselineAnchor)
      )
      fixed.font = font
      scene.layOut()
      return label.frame.minY
    }
    let (small, large) = (Font.systemFont(ofSize: 17), Font.systemFont(ofSize: 34))
    #expect(top(with: large, from: small) == top(with: large, from: large))
    #expect(top(with: large, from: large) != top(with: small, from: small))
  }

  @Test func `the alignment rectangle may be smaller than the frame`() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    }
    let scene = LayoutScene()
    let (view, inside) = (Shadowed(), scene.view("inside"))
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.addSubview(inside)
    scene.activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    )
    #expect(view.frame == CGRect(8, 9, 26, 24) && inside.frame == CGRect(2, 0, 20, 0))
  }

  // MARK: Fitting

  @Test func `a view's fitting size comes from the constraints in it`() {
    let view = View(frame: CGRect(0, 0, 500, 500))
    let label = ContentView(content: CGSize(width: 40, height: 20))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 12),
    ])
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == CGSize(width: 60, height: 40))
    #expect(
      view.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == CGSize(width: 60, height: 10000)
    )
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 300, height: 40) && view.frame == CGRect(0, 0, 500, 500))
  }

  @Test func `a fitting size may be asked without a limit`() {
    let view = View()
    let label = ContentView(content: CGSize(width: 40, height: 20))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let wish = label.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    wish.priority = LayoutPriority(1)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12), wish,
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 300, height: 40))
  }

  @Test func `lines are broken once for each width and text`() {
    final class CountingLabel: Label {
      var breaks = 0
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        breaks += 1
        return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      }
    }
    let scene = LayoutScene()
    let (label, other) = (CountingLabel(), scene.view("other"))
    (label.text, label.numberOfLines) = ("twelve words are more than one line", 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    let (width, left) = (
      label.widthAnchor.constraint(equalToConstant: 90),
      other.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    )
    label.breaks = 0
    scene.activate(width, left)
    // Once for the text on one line, once for the width.
    #expect(label.breaks == 2 && label.frame.height > 16)
    left.constant = 40
    scene.layOut()
    #expect(label.breaks == 2 && other.frame.minX == 40)
    width.constant = 300
    scene.layOut()
    #expect(label.breaks == 3 && label.frame.height == 61.0 / 3)
    label.text = "twelve words are more than one line of ten characters each"
    scene.layOut()
    #expect(label.frame.height == 122.0 / 3)
  }

  @Test(.fact("U29"), arguments: [0, 0.1, 10.5, 33.333333] as [CGFloat])
  func `a label has room for its text on a screen with three pixels to a point`(x: CGFloat) {
    let scene = LayoutScene(.current)
    let label = Label()
    (label.text, label.font) = ("ten digits", .systemFont(ofSize: 9))
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    scene.activate(
      label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: x),
      label.topAnchor.constraint(equalTo: scene.root.topAnchor)
    )
    let size = CGSize(width: 124.0 / 3, height: 11)
    #expect(label.intrinsicContentSize == size)
    #expect(abs(label.frame.width - size.width) < 1e-9)
    #expect(abs(label.frame.height - size.height) < 1e-9)
  }

}
