import HeadlessUIKit
import Testing
import UIKit

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }

  fileprivate static let brand = UIColor(hex: 0x336699)
}

private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 4)) }
}

private final class RingLayer: CALayer {
  let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init()
  }

  override init(layer: Any) {
    width = (layer as? RingLayer)?.width ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }
}

/// Colors, fonts, layers and attributed strings in typical iOS source.
@MainActor @Suite struct LookSurfaceTests {
  private let simulator = Simulator()

  @Test func `looks are kept, and seen in pictures`() {
    let controller = UIViewController()
    simulator.perform {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
      label.text = "Title"
      label.font = .boldSystemFont(ofSize: 28)
      label.textColor = .brand
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = NSTextAlignment.center
      label.adjustsFontSizeToFitWidth = true
      label.layer.cornerRadius = 6
      label.layer.borderWidth = 1
      label.layer.borderColor = UIColor.red.cgColor
      label.layer.masksToBounds = true
      let layer: CALayer = label.layer
      #expect(layer.cornerRadius == 6 && label.clipsToBounds)
      let gradient = CAGradientLayer()
      gradient.frame = label.bounds
      gradient.colors = [UIColor.white.cgColor, UIColor.brand.cgColor]
      controller.view.layer.addSublayer(gradient)
      controller.view.tintColor = .systemOrange
      controller.view.addSubview(label)
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 15))
      #expect(button.titleColor(for: .normal) == .white && button.titleLabel?.font.pointSize == 15)
      let picture = UIImageView(image: UIImage(systemName: "star"))
      #expect(picture.image != nil)
      let large = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17), scale: .large)
      #expect(large == UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
      let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: controller.traitCollection)
      #expect(UIFontMetrics.default.scaledFont(for: body, compatibleWith: nil) == body)
      #expect(RingLayer(layer: RingLayer(width: 3)).width == 3 && PaddedLabel().text == nil)
      #expect(CAGradientLayer(layer: gradient).frame == gradient.frame)
      #expect(label.font.pointSize == 28 && UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    }
    simulator.launch(controller)
    let svg = simulator.svg()
    #expect(svg.contains("#336699") && svg.contains("Title"))
  }

  @Test func `words have attributes`() {
    simulator.perform {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let text = NSMutableAttributedString(string: "Hello ")
      text.append(
        NSAttributedString(
          string: "world",
          attributes: [.foregroundColor: UIColor.brand, .font: UIFont.boldSystemFont(ofSize: 20)]
        )
      )
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      let label = UILabel()
      label.attributedText = text
      #expect(label.text == "Hello world")
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(
        string: "Name",
        attributes: [.foregroundColor: UIColor.red]
      )
      #expect(field.placeholder == "Name")
      let notes = UITextView()
      notes.attributedText = text
      notes.typingAttributes = [.font: UIFont.systemFont(ofSize: 20)]
      notes.textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      let container: NSTextContainer = notes.textContainer
      container.lineFragmentPadding = 0
      notes.isSelectable = true
      notes.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(
        notes.text == "Hello world" && notes.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 20)
      )
    }
  }
}
