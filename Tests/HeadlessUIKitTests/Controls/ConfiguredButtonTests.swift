import Foundation
import HeadlessUIKit
import Testing

/// Configurations of buttons: texts and their attributes, indicators, states, roles and styles.
@MainActor @Suite struct ConfiguredButtonTests {
  private enum FontKey: AttributedStringKey {
    typealias Value = Font
    static let name = "NSFont"
  }
  private enum ColorKey: AttributedStringKey {
    typealias Value = Color
    static let name = "NSColor"
  }

  private func svg(_ button: Button) -> String {
    let (simulator, controller) = (Simulator(), ViewController())
    button.frame.origin = CGPoint(x: 50, y: 200)
    button.sizeToFit()
    controller.view.addSubview(button)
    simulator.launch(controller)
    simulator.settle()
    return simulator.svg()
  }

  @Test func `a title and an attributed title are the same text`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Save"
    #expect(configuration.attributedTitle == AttributedString("Save"))
    configuration.attributedTitle = AttributedString("Send")
    #expect(configuration.title == "Send")
    configuration.attributedSubtitle = AttributedString("now")
    #expect(configuration.subtitle == "now")
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `a transformer changes the attributes of the title, and its size`() throws {
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    let plain = Button(configuration: configuration).intrinsicContentSize
    configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing[FontKey.self] = Font.systemFont(ofSize: 34)
      outgoing[ColorKey.self] = .systemYellow
      return outgoing
    }
    let button = Button(configuration: configuration)
    #expect(
      button.intrinsicContentSize.height > plain.height && button.intrinsicContentSize.width > plain.width
    )
    button.sizeToFit()
    button.layoutIfNeeded()
    let attributes = try #require(button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(
      (attributes[.font] as? Font)?.pointSize == 34 && attributes[.foregroundColor] as? Color == .systemYellow
    )
  }

  @Test func `an activity indicator takes the place of the image`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Load"
    configuration.image = Image(named: "i", size: CGSize(width: 40, height: 20))
    configuration.imagePadding = 4
    let button = Button(configuration: configuration)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == width - 20)
    button.sizeToFit()
    button.layoutIfNeeded()
    let wheels = button.subviews.compactMap { $0 as? ActivityIndicatorView }
    #expect(wheels.map(\.isAnimating) == [true] && wheels.first?.frame.size == CGSize(width: 20, height: 20))
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(
      !button.subviews.contains { $0 is ActivityIndicatorView } && button.intrinsicContentSize.width == width
    )
  }

  @Test func `a pop-up button has a sign unless its configuration has none`() {
    let simulator = Simulator()
    simulator.perform {
      let button = Button(configuration: .bordered())
      button.menu = Menu(children: [Action(title: "One") { _ in }, Action(title: "Two") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let width = button.intrinsicContentSize.width
      button.changesSelectionAsPrimaryAction = true
      let titled = button.intrinsicContentSize.width
      button.configuration?.indicator = .none
      #expect(abs(button.intrinsicContentSize.width - (titled - 17)) < 0.001)
      #expect(titled - 17 > width)
      button.configuration?.indicator = .popup
      #expect(button.intrinsicContentSize.width == titled)
    }
  }

  @Test func `a selected button has a more prominent style, unless the configuration keeps it`() {
    var configuration = Button.Configuration.gray()
    configuration.title = "Star"
    let button = Button(configuration: configuration)
    button.tintColor = .systemRed
    // The virtual time is in the title and in the status line.
    func color() -> [String] { svg(button).components(separatedBy: "\n").filter { !$0.contains(" s</t") } }
    let gray = color()
    button.isSelected = true
    let selected = color()
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(gray != selected)
    #expect(color() == gray)
  }

  @Test func `without automatic updates the looks are those of the last update`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    let button = Button(configuration: configuration)
    let enabled = svg(button)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    let held = svg(button)
    button.configuration = button.configuration?.updated(for: button)
    #expect(held.contains("#0088ff") == enabled.contains("#0088ff") && svg(button) != held)
  }

  @Test func `a destructive button is red`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Delete"
    let button = Button(configuration: configuration)
    let normal = svg(button)
    button.role = .destructive
    #expect(svg(button) != normal && button.titleLabel?.textColor == .systemRed)
  }

  @Test func `the background has a transformer, a stroke and insets`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    configuration.background.backgroundColorTransformer = ConfigurationColorTransformer { _ in .systemPurple }
    configuration.background.strokeColorTransformer = .preferredTint
    configuration.background.strokeWidth = 2
    configuration.background.backgroundInsets = DirectionalEdgeInsets(
      top: 2,
      leading: 3,
      bottom: 2,
      trailing: 3
    )
    #expect(configuration.background.resolvedBackgroundColor(for: .systemRed) == .systemPurple)
    #expect(configuration.background.resolvedStrokeColor(for: .systemRed) == .systemRed)
    let button = Button(configuration: configuration)
    let picture = svg(button)
    var plain = configuration
    plain.background = .clear()
    #expect(picture != svg(Button(configuration: plain)))
    #expect(picture.contains("x=\"53\""))
  }

  @Test func `glass came with iOS 26`() {
    let simulator = Simulator()
    simulator.perform {
      let configurations = [
        Button.Configuration.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
      ]
      #expect(configurations.allSatisfy { $0.cornerStyle == .capsule })
      #expect(Set(configurations).count == 3)
    }
  }

  @Test func `sizes set the insets, and the default ones return`() {
    var configuration = Button.Configuration.bordered()
    configuration.buttonSize = .large
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    #expect(
      configuration.contentInsets == DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    )
  }

  @Test func `a symbol has the configuration of its state or of the button's`() {
    let button = Button(type: .system)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == Image.SymbolConfiguration(pointSize: 34))
    button.layoutIfNeeded()
    #expect(button.imageView?.image?.size == CGSize(width: 40, height: 40))
    button.configuration = .plain()
    button.configuration?.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 51)
    button.layoutIfNeeded()
    #expect(button.imageView?.image?.size == CGSize(width: 60, height: 60))
  }
}
