import UIKit

/// The elevation of a trail over its length, as a curve that draws itself.
final class ElevationView: UIView {
  var elevations: [Double] = [] {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      accessibilityValue = elevations.max().map { "\(Int($0)) meters" }
    }
  }

  /// The part of the way that the finger is at, from 0 to 1.
  private(set) var progress: CGFloat = 0

  private let line = CAShapeLayer()
  private let gradient = CAGradientLayer()
  private let fillMask = CAShapeLayer()
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
    gradient.mask = fillMask
    line.fillColor = nil
    line.lineWidth = 3
    line.lineCap = .round
    line.lineJoin = .round
    layer.addSublayer(gradient)
    layer.addSublayer(line)
    dot.bounds.size = CGSize(width: 12, height: 12)
    dot.layer.cornerRadius = 6
    dot.layer.borderWidth = 2
    dot.isHidden = true
    addSubview(dot)
    updateColors()
    isAccessibilityElement = true
    accessibilityLabel = "Elevation"
    accessibilityTraits = .adjustable
    accessibilityIdentifier = "elevation"
    addInteraction(UIPointerInteraction(delegate: nil))
    addGestureRecognizer(ScrubRecognizer { [weak self] in self?.scrub(to: $0) })
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ElevationView, _) in
      view.updateColors()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: elevations.count > 1 ? 140 : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    line.frame = bounds
    line.path = Self.profile(of: elevations, in: bounds.insetBy(dx: 2, dy: 10)).cgPath
    fillMask.path = Self.profile(of: elevations, in: bounds.insetBy(dx: 2, dy: 10), isClosed: true).cgPath
    CATransaction.commit()
    placeDot()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineDash(phase: 0, lengths: [2, 4])
    for step in 1..<4 {
      let y = bounds.height * CGFloat(step) / 4
      context.move(to: CGPoint(x: 0, y: y))
      context.addLine(to: CGPoint(x: bounds.width, y: y))
    }
    context.strokePath()
  }

  /// Draws the line from its start to its end.
  func animate(completion: @escaping () -> Void = {}) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = 0
    stroke.toValue = 1
    stroke.duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.8
    stroke.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    line.add(stroke, forKey: "stroke")
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.values = [1, 1.4, 1]
    pulse.keyTimes = [0, 0.5, 1]
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.5
    fade.toValue = 1
    let group = CAAnimationGroup()
    group.animations = [pulse, fade]
    group.duration = 0.4
    dot.layer.add(group, forKey: "pulse")
    CATransaction.commit()
  }

  // MARK: - Accessibility

  override func accessibilityIncrement() { scrub(to: progress + 0.1) }
  override func accessibilityDecrement() { scrub(to: progress - 0.1) }

  // MARK: - Geometry

  private func scrub(to progress: CGFloat) {
    self.progress = min(max(progress, 0), 1)
    dot.isHidden = false
    placeDot()
    accessibilityValue = height(at: self.progress).map { "\(Int($0)) meters" }
  }

  private func placeDot() {
    guard let height = height(at: progress) else { return }
    let area = bounds.insetBy(dx: 2, dy: 10)
    dot.center = CGPoint(
      x: area.minX + area.width * progress,
      y: Self.y(of: height, in: area, range: Self.range(of: elevations))
    )
  }

  private func height(at progress: CGFloat) -> Double? {
    guard elevations.count > 1 else { return nil }
    let place = Double(progress) * Double(elevations.count - 1)
    let index = min(Int(place), elevations.count - 2)
    let part = place - Double(index)
    return elevations[index] * (1 - part) + elevations[index + 1] * part
  }

  private func updateColors() {
    line.strokeColor = Theme.accent.resolvedColor(with: traitCollection).cgColor
    gradient.colors = [
      Theme.accent.withAlphaComponent(0.5).cgColor, Theme.accent.withAlphaComponent(0).cgColor,
    ]
    dot.backgroundColor = .systemBackground
    dot.layer.borderColor = Theme.accent.cgColor
  }

  private static func range(of elevations: [Double]) -> ClosedRange<Double> {
    let low = elevations.min() ?? 0
    return low...max(low + 1, elevations.max() ?? 1)
  }

  private static func y(of height: Double, in rect: CGRect, range: ClosedRange<Double>) -> CGFloat {
    rect.maxY - rect.height * CGFloat((height - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  static func profile(of elevations: [Double], in rect: CGRect, isClosed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    guard elevations.count > 1 else { return path }
    let range = range(of: elevations)
    let step = rect.width / CGFloat(elevations.count - 1)
    for (index, height) in elevations.enumerated() {
      let point = CGPoint(x: rect.minX + step * CGFloat(index), y: y(of: height, in: rect, range: range))
      if index == 0 {
        path.move(to: point)
      } else {
        let last = path.currentPoint
        path.addCurve(
          to: point,
          controlPoint1: CGPoint(x: last.x + step / 2, y: last.y),
          controlPoint2: CGPoint(x: point.x - step / 2, y: point.y)
        )
      }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.close()
    }
    return path
  }
}

/// Recognizes a finger that moves along a view, from its first touch on.
final class ScrubRecognizer: UIGestureRecognizer {
  private let action: (CGFloat) -> Void

  init(action: @escaping (CGFloat) -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    state = .began
    report()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
    report()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func report() {
    guard let view, view.bounds.width > 0 else { return }
    action(location(in: view).x / view.bounds.width)
  }
}
