import HeadlessUIKit
import Testing

@MainActor @Suite struct GeometryTests {
  @Test(.fact("H1")) func `the frame follows from center and bounds`() {
    let view = View()
    view.bounds = CGRect(x: 7, y: 9, width: 40, height: 20)
    view.center = CGPoint(x: 100, y: 50)
    #expect(view.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func `setting the frame sets center and bounds size and keeps the bounds origin`() {
    let view = View()
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    #expect(view.center == CGPoint(x: 25, y: 45))
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 30, height: 50))
  }

  @Test(
    .fact("H2"),
    arguments: [
      ViewTransform.identity, ViewTransform(scaleX: 0.5, y: 2), ViewTransform(translationX: 30, y: -7),
      ViewTransform(scaleX: -2, y: 0.25),
      ViewTransform(scaleX: 4, y: 0.5).concatenating(ViewTransform(translationX: 8, y: 16)),
    ]
  )
  func `a frame that was set is read back`(transform: ViewTransform) {
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = transform
    let frame = CGRect(x: 20, y: 10, width: 64, height: 48)
    view.frame = frame
    #expect(view.frame == frame)
  }

  @Test(.fact("H3")) func `a frame set under a scale divides the bounds size by it`() {
    let view = View()
    view.transform = ViewTransform(scaleX: 0.5, y: 0.25)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test(.fact("H4")) func `a new bounds size keeps the center and moves the frame by half the difference`() {
    let view = View(frame: CGRect(x: 100, y: 100, width: 40, height: 60))
    view.bounds.size = CGSize(width: 60, height: 20)
    #expect(view.center == CGPoint(x: 120, y: 130))
    #expect(view.frame == CGRect(x: 90, y: 120, width: 60, height: 20))
  }

  @Test(.fact("H5")) func `the frame of a turned view is the upright box around it`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 30, y: -30, width: 40, height: 100))
    view.transform = ViewTransform(rotationAngle: .pi / 4)
    let side = 140 / CGFloat(2).squareRoot()
    #expect(abs(view.frame.width - side) < 1e-9)
    #expect(abs(view.frame.height - side) < 1e-9)
    #expect(abs(view.frame.midX - 50) < 1e-9)
  }

  @Test(.fact("U2"), arguments: [1.0, -1, 3])
  func `the frame of a view turned by quarters is read back as it was set`(quarters: Double) {
    let view = View()
    view.transform = ViewTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    view.frame = frame
    #expect(view.center == CGPoint(x: 150, y: 125))
    #expect(abs(view.bounds.width - 50) < 1e-9 && abs(view.bounds.height - 100) < 1e-9)
    #expect(abs(view.frame.minX - 100) < 1e-9 && abs(view.frame.minY - 100) < 1e-9)
    #expect(abs(view.frame.width - 100) < 1e-9 && abs(view.frame.height - 50) < 1e-9)
    // A scale in addition is divided out.
    view.transform = view.transform.concatenating(ViewTransform(scaleX: 2, y: 5))
    view.frame = frame
    #expect(abs(view.bounds.width - 10) < 1e-9 && abs(view.bounds.height - 50) < 1e-9)
    #expect(abs(view.frame.width - 100) < 1e-9 && abs(view.frame.height - 50) < 1e-9)
  }

  @Test(.fact("U3")) func `a scaled label that is sized to fit gets the fitting size as its bounds`() {
    let label = Label(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    label.text = "Name"
    let fitting = label.sizeThatFits(label.bounds.size)
    label.transform = ViewTransform(scaleX: 0.5, y: 0.5)
    let corner = label.frame.origin
    label.sizeToFit()
    #expect(label.bounds.size == fitting)
    #expect(
      label.frame
        == CGRect(origin: corner, size: CGSize(width: fitting.width / 2, height: fitting.height / 2))
    )
    label.transform = .identity
    label.sizeToFit()
    #expect(label.bounds.size == fitting)
  }

  @Test(.fact("H6")) func `a transform changes neither center nor bounds`() {
    let view = View(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.transform = ViewTransform(scaleX: 3, y: 2)
    #expect(view.center == CGPoint(x: 60, y: 35))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: -90, y: -15, width: 300, height: 100))
  }

  @Test(.fact("H7")) func `the bounds origin moves the subviews and not the view`() {
    let parent = View(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 3, y: -4)
    #expect(parent.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(child.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 5, y: 5))
    let root = View()
    root.addSubview(parent)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 12, y: 29))
  }

  @Test(.fact("H8")) func `a frame of negative size is turned upright`() {
    let view = View(frame: CGRect(x: 100, y: 50, width: -40, height: -10))
    #expect(view.frame == CGRect(x: 60, y: 40, width: 40, height: 10))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)])
  func `alpha stays between 0 and 1`(set: Double, read: Double) {
    let view = View()
    view.alpha = CGFloat(set)
    #expect(view.alpha == CGFloat(read))
  }

  // MARK: Transforms

  @Test func `concatenating applies the first transform first`() {
    let scale = ViewTransform(scaleX: 2, y: 3)
    let move = ViewTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
  }

  @Test(.fact("U14")) func `the null rectangle is null under every transform`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    for transform in [
      ViewTransform(rotationAngle: 1), ViewTransform(scaleX: 2, y: 0), ViewTransform(translationX: 5, y: 5),
    ] {
      #expect(CGRect.null.applying(transform).isNull)
      #expect(CGRect.infinite.applying(transform).isInfinite)
      view.transform = transform
      #expect(view.convert(CGRect.null, to: root).isNull)
      #expect(view.convert(CGRect.null, from: root).isNull)
    }
  }

  @Test func `an inverted transform undoes it and a flat one stays as it is`() {
    let transform = ViewTransform(a: 2, b: 0, c: 1, d: 4, tx: 5, ty: -3)
    #expect(transform.concatenating(transform.inverted()) == .identity)
    let flat = ViewTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  // MARK: Non-finite numbers

  @Test func `a frame that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.accessibilityIdentifier = "box"
        view.frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: CGFloat.infinity)
      }
    }
    expectTrap(result, says: "View \"box\": frame (0 nan; 10 inf) is not finite")
  }

  @Test func `bounds that are not finite stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = Label()
        view.text = "Name"
        view.bounds = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.nan, height: 5)
      }
    }
    expectTrap(result, says: "Label \"Name\": bounds (-inf 0; nan 5) is not finite")
  }

  @Test func `a center that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().center = CGPoint(x: CGFloat.nan, y: 1) }
    }
    expectTrap(result, says: "View: center (nan, 1) is not finite")
  }

  @Test func `a transform that is not finite stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().transform = ViewTransform(scaleX: .infinity, y: 1) }
    }
    expectTrap(result, says: "View: transform ViewTransform(a: inf")
  }

  @Test func `an alpha that is not a number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().alpha = .nan }
    }
    expectTrap(result, says: "View: alpha nan is not finite")
  }
}
