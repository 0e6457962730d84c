import Foundation
import Simulation

/// The places of the rows of a menu, and of their parts.
@MainActor struct MenuLayout {
  private let measures: VersionRules.MenuMeasures
  /// The distance of the titles from the leading edge of the rows.
  private let inset: CGFloat
  /// The frames of the rows, from the top.
  private(set) var frames: [CGRect] = []
  /// The height of all rows with the space above them.
  private(set) var height: CGFloat

  /// The distance of titles from the edge in a menu without marks and images (MV8). That the distance from
  /// the other edge is the same is assumed.
  private static let margin: CGFloat = 28
  private static let insetBesideMarks: CGFloat = 40
  private static let insetBesideImages: CGFloat = 60

  /// Places rows below a space of a height.
  init(_ rows: [MenuRow], _ measures: VersionRules.MenuMeasures, top: CGFloat) {
    self.measures = measures
    let hasImages = rows.contains { $0.element.image != nil }
    let hasMarks = rows.contains { $0.mark != nil }
    inset = hasImages ? Self.insetBesideImages : hasMarks ? Self.insetBesideMarks : Self.margin
    height = top
    var section = rows.first?.section
    for row in rows {
      if row.section != section { height += measures.sectionGap }
      section = row.section
      let own = row.subtitle == nil ? measures.rowHeight : measures.subtitledHeight
      frames.append(CGRect(x: 0, y: height, width: MenuPresentation.width, height: own))
      height += own
    }
  }

  /// Gives a button the title of a row. From iOS 26 it also has the mark, the image and the subtitle, in
  /// views of their own. The places of marks and images are assumed.
  func fill(_ button: Button, with row: MenuRow) {
    guard measures.showsColumns else { return button.setTitle(row.words, for: .normal) }
    button.setTitle(row.title, for: .normal)
    let isMirrored = button.mirrorsParts
    let line = button.roundedUp(CGSize(width: 0, height: button.titleFont.lineHeight)).height
    let top = (measures.rowHeight - line) / 2
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = EdgeInsets(
      top: top,
      left: isMirrored ? Self.margin : inset,
      bottom: 0,
      right: isMirrored ? inset : Self.margin
    )
    func add(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let start = isMirrored ? button.bounds.width - x - width : x
      view.frame = CGRect(x: start, y: y, width: width, height: height)
      button.addSubview(view)
    }
    if let mark = row.mark { add(label(mark, 17, .label), 20, top, 20, line) }
    if let image = row.element.image {
      let view = ImageView(image: image)
      view.contentMode = .scaleAspectFit
      add(view, 28, (measures.rowHeight - 24) / 2, 24, 24)
    }
    if let subtitle = row.subtitle {
      let width = button.bounds.width - inset - Self.margin
      let height = measures.subtitledHeight - measures.rowHeight
      add(label(subtitle, 13, .secondaryLabel), inset, top + line, width, height)
    }
  }

  private func label(_ text: String, _ size: CGFloat, _ color: Color) -> Label {
    let label = Label(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    return label
  }
}
