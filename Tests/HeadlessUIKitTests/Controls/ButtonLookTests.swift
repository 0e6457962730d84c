import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ButtonLookTests {
  private let button = Button(type: .system)

  @Test func `a value for a state is shown in it, and the value for the normal state in the others`() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Going")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "Go")
    #expect(button.currentTitleColor == .gray)
    button.setTitleColor(nil, for: .disabled)
    #expect(button.titleColor(for: .disabled) == .red)
  }

  @Test func `a title without a color has the tint on a system's button, and is white on a custom one`() {
    button.tintColor = .green
    #expect(button.currentTitleColor == .green)
    #expect(Button(type: .custom).currentTitleColor == .white)
    #expect(button.titleColor(for: .normal) == nil)
  }

  @Test func `the title's label follows the button, and its font is the title's`() throws {
    button.setTitle("Sign in", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "Sign in")
    label.font = .systemFont(ofSize: 34)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 99, height: 53))
    button.setTitle("Out", for: .normal)
    #expect(label.text == "Out")
    button.setTitleColor(.red, for: .selected)
    button.isSelected = true
    #expect(label.textColor == .red)
    button.layoutIfNeeded()
    #expect(label.frame.isClose(to: CGRect(x: 437.0 / 6, y: 0, width: 163.0 / 3, height: 40)))
  }

  @Test func `a person sees the button and not its label`() throws {
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    let recorder = Recorder()
    button.addAction(Action { _ in recorder.note("went") }, for: .touchUpInside)
    let simulator = Simulator.showing { $0.addSubview(button) }
    #expect(simulator.user.staticTexts.count == 0)
    try simulator.user.buttons["Go"].tap()
    #expect(recorder.take() == ["went"])
  }

  @Test(
    arguments: [
      (.zero, .zero, .zero, 52), (EdgeInsets(left: 20), .zero, .zero, 214.0 / 3),
      (.zero, EdgeInsets(left: 10, right: -10), .zero, 52), (.zero, .zero, EdgeInsets(left: 10), 52),
    ] as [(EdgeInsets, EdgeInsets, EdgeInsets, CGFloat)]
  )
  func `insets around the content make the button larger, others move the parts`(
    content: EdgeInsets,
    title: EdgeInsets,
    image: EdgeInsets,
    width: CGFloat
  ) {
    button.setTitle("abc", for: .normal)
    button.setImage(Image(named: "i", size: CGSize(width: 26, height: 20)), for: .normal)
    (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (content, title, image)
    #expect(button.sizeThatFits(.zero).width == width)
    button.contentHorizontalAlignment = .left
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (label, view) = (button.titleLabel, button.imageView)
    button.layoutIfNeeded()
    #expect(view?.frame.minX == content.left + image.left)
    #expect(label?.frame.minX == content.left + 26 + title.left)
  }

  @Test func `an attributed title is shown before a plain one`() {
    button.setTitle("plain", for: .normal)
    let title = NSAttributedString(string: "rich", attributes: [.font: Font.systemFont(ofSize: 34)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentTitle == "plain")
    #expect(button.currentAttributedTitle?.string == "rich")
    #expect(button.accessibilityLabel == "rich")
    #expect(button.titleLabel?.text == "rich")
    #expect(button.sizeThatFits(.zero).width == 55)
  }

  @Test func `an attributed title's font is that of its state alone`() {
    _ = button.titleLabel
    button.setTitle("Good", for: .normal)
    let title = NSAttributedString(string: "Good", attributes: [.font: Font.systemFont(ofSize: 34)])
    button.setAttributedTitle(title, for: .highlighted)
    button.isHighlighted = true
    #expect(button.sizeThatFits(.zero).width == 81)
    #expect(button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) != nil)
    button.isHighlighted = false
    #expect(button.sizeThatFits(.zero).width == 38)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.titleLabel?.text == "Good")
  }

  @Test func `a button makes its label once, also if didAddSubview asks for it`() {
    final class Asking: Button {
      var asked: [Bool] = []
      override func didAddSubview(_ subview: View) {
        super.didAddSubview(subview)
        asked.append(subview === titleLabel || subview === imageView)
      }
    }
    let button = Asking(type: .custom)
    _ = button.titleLabel
    #expect(button.asked.contains(true))
    #expect(button.subviews.filter { $0 is Label }.count == 1)
    #expect(button.subviews.filter { $0 is ImageView }.count <= 1)
  }

  @Test func `the title's label takes another tint, and its place follows the alignments`() {
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let label = button.titleLabel
    button.tintColor = .green
    #expect(label?.textColor == .green)
    button.layoutIfNeeded()
    #expect(label?.frame.origin.isClose(to: CGPoint(x: 241.0 / 6, y: 11)) == true)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    button.layoutIfNeeded()
    #expect(label?.frame.origin.isClose(to: CGPoint(x: 241.0 / 3, y: 22)) == true)
  }
}

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ButtonConfigurationTests {
  private func button(_ configuration: Button.Configuration) -> Button {
    var configuration = configuration
    configuration.title = "Save"
    return Button(configuration: configuration)
  }

  @Test(
    arguments: [
      (.plain(), 61, 103.0 / 3), (.filled(), 61, 103.0 / 3), (.borderless(), 37, 61.0 / 3),
    ] as [(Button.Configuration, CGFloat, CGFloat)]
  )
  func `a configuration has its insets`(configuration: Button.Configuration, width: CGFloat, height: CGFloat)
  {
    #expect(button(configuration).sizeThatFits(.zero) == CGSize(width: width, height: height))
  }

  @Test func `an attributed title's font is not the other titles'`() throws {
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    let large = NSAttributedString(string: "Go", attributes: [.font: Font.systemFont(ofSize: 34)])
    button.setAttributedTitle(large, for: .highlighted)
    let label = try #require(button.titleLabel)
    let size = button.sizeThatFits(.zero)
    button.isHighlighted = true
    #expect(button.sizeThatFits(.zero) != size && label.attributedText == large)
    button.isHighlighted = false
    #expect(button.sizeThatFits(.zero) == size && label.font == .systemFont(ofSize: 15))
  }

  @Test func `under constraints a button that has a title in one state only takes its size there`() {
    let scene = LayoutScene()
    let button = Button(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Following", for: .selected)
    scene.root.addSubview(button)
    scene.activate(button.topAnchor.constraint(equalTo: scene.root.topAnchor))
    #expect(button.frame.width == 30)
    button.isSelected = true
    scene.layOut()
    #expect(button.frame.width == 65)
  }

  @Test func `parts may be asked for while they are added`() throws {
    final class Asking: Button {
      var added = 0
      override func didAddSubview(_ subview: View) {
        added += 1
        titleLabel?.numberOfLines = 2
        imageView?.contentMode = .center
      }
    }
    let button = Asking(type: .system)
    #expect(button.titleLabel?.numberOfLines == 2 && button.added == 2)
  }

  @Test func `under constraints a button takes the size of its state and its label's font`() throws {
    let button = Button(type: .system)
    let simulator = Simulator()
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    simulator.window.addSubview(root)
    root.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    root.layoutIfNeeded()
    let width = button.frame.width
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(width == 44 && button.frame.width == 65)
    let label = try #require(button.titleLabel)
    label.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    #expect(button.frame.width == 138)
  }

  @Test func `the label follows tint and alignment`() throws {
    let button = Button(type: .system)
    let label = try #require(button.titleLabel)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.tintColor = .red
    button.layoutIfNeeded()
    let middle = label.frame.minX
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(label.textColor == .red && middle > 0 && label.frame.minX == 0)
  }

  @Test func `the image is where the configuration places it`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    configuration.image = Image(named: "i", size: CGSize(width: 20, height: 20))
    configuration.imagePadding = 4
    configuration.imagePlacement = .trailing
    let button = Button(configuration: configuration)
    button.frame.size = button.sizeThatFits(.zero)
    #expect(button.frame.size == CGSize(width: 85, height: 103.0 / 3))
    let (label, view) = (button.titleLabel, button.imageView)
    button.layoutIfNeeded()
    #expect(label?.frame.isClose(to: CGRect(x: 12, y: 7, width: 37, height: 61.0 / 3)) == true)
    #expect(view?.frame.isClose(to: CGRect(x: 53, y: 43.0 / 6, width: 20, height: 20)) == true)
    button.configuration?.imagePlacement = .top
    #expect(button.sizeThatFits(.zero) == CGSize(width: 61, height: 175.0 / 3))
  }

  @Test func `the handler is asked once before the layout that follows a change of state`() {
    let recorder = Recorder()
    let button = button(.filled())
    button.configurationUpdateHandler = { button in
      recorder.note("\(button.isHighlighted)")
      button.configuration?.title = button.isHighlighted ? "Saving" : "Save"
    }
    #expect(recorder.take() == [])
    button.layoutIfNeeded()
    #expect(recorder.take() == ["false"])
    button.layoutIfNeeded()
    #expect(recorder.take() == [])
    button.isHighlighted = true
    button.isHighlighted = false
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(recorder.take() == ["true"])
    #expect(button.accessibilityLabel == "Saving")
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(recorder.take() == [])
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(recorder.take() == ["false"])
  }

  @Test func `an action's title is shown where the configuration has none`() throws {
    let recorder = Recorder()
    let button = Button(
      configuration: .bordered(),
      primaryAction: Action(title: "Send") { _ in recorder.note("sent") }
    )
    #expect(button.accessibilityLabel == "Send")
    button.sendActions(for: .primaryActionTriggered)
    #expect(recorder.take() == ["sent"])
  }
}
