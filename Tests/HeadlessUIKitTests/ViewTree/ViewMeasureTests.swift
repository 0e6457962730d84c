import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Views and controls against values that were recorded from UIKit.
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ViewMeasureTests {
  @Test(.fact("MV1"))
  func `hit tests leave out views that are invisible or disabled, and points outside a superview`() {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let child = View(frame: CGRect(20, 20, 40, 40))
    let inner = View(frame: CGRect(30, 30, 30, 30))
    parent.addSubview(child)
    child.addSubview(inner)
    func hit(_ x: CGFloat, _ y: CGFloat) -> View? { parent.hitTest(CGPoint(x: x, y: y), with: nil) }
    // The left and top edges are inside, the right and bottom ones outside.
    #expect(
      hit(20, 20) === child && hit(59.9, 45) === child && hit(60, 45) === parent && hit(45, 60) === parent
    )
    // A part of a view beyond its superview isn't hit, whether that clips or not.
    #expect(hit(55, 55) === inner && hit(65, 65) === parent)
    child.clipsToBounds = true
    #expect(hit(55, 55) === inner && hit(65, 65) === parent)
    for (hide, show) in [
      ({ child.isHidden = true }, { child.isHidden = false }),
      ({ child.alpha = 0.0099 }, { child.alpha = 1 }),
      ({ child.isUserInteractionEnabled = false }, { child.isUserInteractionEnabled = true }),
    ] {
      hide()
      #expect(hit(55, 55) === parent)
      show()
      #expect(hit(55, 55) === inner)
    }
    // A transform is about the center.
    child.transform = ViewTransform(scaleX: 0.5, y: 0.5)
    #expect(
      hit(29, 40) === parent && hit(31, 40) === child && hit(49, 49) === inner && hit(51, 51) === parent
    )
  }

  @Test(.fact("MV2")) func `a button is at least 30 points wide, and its title is truncated in the middle`()
    throws
  {
    for (title, width, smaller) in [("", 30, 30), ("ab", 30, 30), ("abcd", 35, 31)]
      as [(String, CGFloat, CGFloat)]
    {
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: width, height: 30), "\(title)")
      #expect(try #require(button.titleLabel).lineBreakMode == .byTruncatingMiddle)
      button.titleLabel?.font = .systemFont(ofSize: 13)
      #expect(button.intrinsicContentSize.width == smaller, "\(title)")
      // Insets and a configuration have other measures.
      button.contentEdgeInsets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      let text = title.size(withAttributes: [.font: Font.systemFont(ofSize: 13)]).width
      #expect(button.intrinsicContentSize.width.isNearly((text * 3).rounded(.up) / 3 + 2))
    }
    #expect(Button(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    let image = Button(type: .custom)
    image.setImage(Image(named: "a", size: CGSize(width: 12, height: 12)), for: .normal)
    #expect(image.intrinsicContentSize.width == 12)
  }

  @Test(.fact("MV4")) func `the text of a text view is 8 points from the top and 5 from the sides`() {
    let view = TextView(frame: CGRect(0, 0, 200, 100))
    view.text = "abc"
    #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.minX == 5 && caret.minY == 8 && caret.height == view.font?.lineHeight)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == 109.0 / 3)
  }

  @Test(
    .fact("MV7"),
    arguments: [
      (Device.iPhone4, "6.1", 27), (.iPhone8, "12.4", 29), (.iPhone8, "13.0", 32), (.iPhone16, "26.0", 32),
    ] as [(Device, SystemVersion, CGFloat)]
  )
  func `a stepper has a fixed size`(device: Device, system: SystemVersion, height: CGFloat) {
    let simulator = Simulator(device: device, system: system)
    simulator.perform {
      let stepper = Stepper(frame: CGRect(10, 20, 300, 300))
      #expect(stepper.frame == CGRect(10, 20, 94, height))
      #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: height))
      #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: height))
    }
  }

  @Test(.fact("MV9")) func `fonts of the system, and the defaults of scroll views`() {
    #expect(Font.systemFontSize == 14 && Font.smallSystemFontSize == 12)
    #expect(Font.labelFontSize == 17 && Font.buttonFontSize == 18)
    let view = ScrollView()
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.bouncesZoom)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
  }

  @Test(
    .fact("MV11"),
    arguments: [
      (ActivityIndicatorView.Style.medium, 20), (.large, 37), (.whiteLarge, 37), (.white, 20), (.gray, 20),
    ] as [(ActivityIndicatorView.Style, CGFloat)]
  )
  func `an activity indicator has the size of its style, and hides when it stops`(
    style: ActivityIndicatorView.Style,
    side: CGFloat
  ) {
    let view = ActivityIndicatorView(style: style)
    #expect(view.frame == CGRect(0, 0, side, side) && view.hidesWhenStopped && view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
  }

  @Test(.fact("MV12"))
  func `an image view has the size of its image, and its other image only if highlighted`()
    throws
  {
    let (normal, other) = (
      Image(named: "normal", size: CGSize(width: 30, height: 20)),
      Image(named: "other", size: CGSize(width: 5, height: 5))
    )
    #expect(ImageView(image: normal).frame == CGRect(0, 0, 30, 20))
    #expect(ImageView(image: normal, highlightedImage: other).frame == CGRect(0, 0, 30, 20))
    let view = ImageView(frame: CGRect(20, 40, 60, 60))
    view.highlightedImage = other
    let simulator = Simulator.showing { $0.addSubview(view) }
    #expect(try simulator.readSVG().words("other").isEmpty)
    view.isHighlighted = true
    #expect(try simulator.readSVG().words("other").count == 1)
  }

  @Test(.fact("MV13")) func `a rectangle becomes its box in a view that is turned`() {
    let parent = View(frame: CGRect(0, 0, 400, 400))
    let view = View(frame: CGRect(100, 100, 100, 100))
    parent.addSubview(view)
    view.transform = ViewTransform(rotationAngle: .pi / 2)
    let space: any CoordinateSpace = view
    for rect in [
      parent.convert(CGRect(110, 120, 30, 40), to: space),
      space.convert(CGRect(110, 120, 30, 40), from: parent),
    ] {
      #expect(abs(rect.width - 40) < 1e-9 && abs(rect.height - 30) < 1e-9)
      #expect(abs(rect.minX - 20) < 1e-9 && abs(rect.minY - 60) < 1e-9)
    }
    view.transform = ViewTransform(rotationAngle: .pi / 4)
    let box = view.convert(CGRect(45, 45, 10, 10), to: parent)
    #expect(abs(box.width - 200.0.squareRoot()) < 1e-9 && abs(box.midX - 150) < 1e-9)
  }

  @Test(.fact("MV14")) func `a view has its window as soon as it is added, and none when it is removed`() {
    let simulator = Setup.current.simulator()
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    simulator.window.addSubview(outer)
    #expect(outer.window === simulator.window && inner.window === simulator.window)
    outer.removeFromSuperview()
    #expect(outer.window == nil && inner.window == nil)
  }

  @Test(.fact("MV17")) func `a progress view is 4 points high`() {
    let view = ProgressView(progressViewStyle: .default)
    #expect(view.frame.height == 4)
    #expect(view.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 4))
    view.frame.size.width = 200
    #expect(view.sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 200, height: 4))
  }
}
