import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ButtonPartsTests {
  private let image = Image(named: "i", size: CGSize(width: 26, height: 40))

  @Test(.fact("U25")) func `a button without contents has a size`() {
    let button = Button()
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 0, y: 0, width: 30, height: 34))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    let system = Button(type: .system)
    system.sizeToFit()
    #expect(system.frame.size == CGSize(width: 30, height: 30))
    button.setTitle("Done", for: .normal)
    button.sizeToFit()
    #expect(button.frame.size == CGSize(width: 37, height: 30))
  }

  @Test(.fact("U26")) func `a layout makes the views of the title and the image, and places them`() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Done", for: .normal)
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { $0 is Label } && button.subviews.contains { $0 is ImageView })
    let (label, view) = try (#require(button.titleLabel), #require(button.imageView))
    #expect(view.frame.isClose(to: CGRect(x: 113.0 / 6, y: 10, width: 26, height: 40)))
    #expect(label.frame.isClose(to: CGRect(x: 269.0 / 6, y: 21, width: 109.0 / 3, height: 18)))
    #expect(view.image == image && label.text == "Done")
    #expect(button.subviews.count == 2)
  }

  @Test(.fact("U26"))
  func `a layout makes only the views that show something, and those that were asked for`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Done", for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1 && button.subviews.first is Label)
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.count == 2 && button.subviews.last is ImageView)
    #expect(button.imageView?.frame.isClose(to: CGRect(x: 113.0 / 6, y: 10, width: 26, height: 40)) == true)
    button.isHighlighted = true
    #expect(button.subviews.count == 2)
  }

  @Test(
    .fact("U27"),
    arguments: [(.top, 0, 0), (.center, 30, 41), (.bottom, 60, 82)]
      as [(Control.ContentVerticalAlignment, CGFloat, CGFloat)]
  )
  func `title and image are aligned one by one`(
    alignment: Control.ContentVerticalAlignment,
    imageTop: CGFloat,
    titleTop: CGFloat
  ) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Done", for: .normal)
    button.setImage(image, for: .normal)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
    #expect(image.isClose(to: CGRect(x: 113.0 / 6, y: imageTop, width: 26, height: 40)))
    #expect(title.isClose(to: CGRect(x: 269.0 / 6, y: titleTop, width: 109.0 / 3, height: 18)))
  }

  @Test(
    .fact("U28"),
    arguments: [
      (.close, 30, "×"), (.infoLight, 22, "i"), (.infoDark, 22, "i"), (.detailDisclosure, 22, "i"),
      (.contactAdd, 22, "+"),
    ] as [(Button.ButtonType, CGFloat, String)]
  )
  func `a button with a built-in sign has the sign's size and is seen`(
    type: Button.ButtonType,
    side: CGFloat,
    sign: String
  ) throws {
    let button = Button(type: type)
    button.sizeToFit()
    #expect(button.frame == CGRect(x: 0, y: 0, width: side, height: side))
    #expect(button.frame.width.sign == .plus)
    button.frame.origin = CGPoint(x: 100, y: 100)
    let simulator = Simulator.showing { $0.addSubview(button) }
    #expect(try simulator.readSVG().words(sign).count == 1)
  }
}
