import Foundation
import Simulation

/// The displayed headers or footers, by section.
struct ShownSectionViews {
  /// The sections and their views, in section order.
  var bands: [(section: Int, view: View)] = []

  subscript(section: Int) -> View? { bands.first { $0.section == section }?.view }
}

/// Headers and footers of sections.
extension TableView {
  /// Displays the visible headers and footers. In a plain table they float at the edge as long as their
  /// section is visible.
  final func layOutHeadersAndFooters() {
    let load = loads
    for isHeader in [true, false] {
      guard let map, loads == load else { return }
      let seen = map.sections(from: bounds.minY, to: bounds.maxY)
      let rects = seen.map { ($0, rect(ofHeaderOrFooter: $0, isHeader: isHeader, map)) }
        .filter { $0.1.height > 0 && $0.1.intersects(bounds) }
      removeSupplementaryViews(isHeader) { section in !rects.contains { $0.0 == section } }
      for (section, rect) in rects where loads == load { showSupplementaryView(section, isHeader, at: rect) }
    }
  }

  private func rect(ofHeaderOrFooter section: Int, isHeader: Bool, _ map: TableMap) -> CGRect {
    let inset = adjustedContentInset
    if isHeader {
      return style == .plain
        ? map.rect(ofHeader: section, floatingAt: bounds.minY + inset.top) : map.rect(ofHeader: section)
    }
    return style == .plain
      ? map.rect(ofFooter: section, floatingAt: bounds.maxY - inset.bottom) : map.rect(ofFooter: section)
  }

  private func showSupplementaryView(_ section: Int, _ isHeader: Bool, at rect: CGRect) {
    if let view = (isHeader ? shownHeaders : shownFooters)[section] { return place(view, at: rect) }
    let load = loads
    guard
      let view = delegateView(ofHeaderOrFooter: section, isHeader: isHeader)
        ?? titleView(ofHeaderOrFooter: section, isHeader)
    else { return }
    guard loads == load else { return }
    place(view, at: rect)
    if isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      shownHeaders.bands.append((section, view))
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      shownFooters.bands.append((section, view))
    }
    addSubview(view)
  }

  private static let titleIdentifier = "HeadlessUIKit.sectionTitle"

  private func titleView(ofHeaderOrFooter section: Int, _ isHeader: Bool) -> View? {
    guard let title = title(ofHeaderOrFooter: section, isHeader: isHeader), !title.isEmpty else { return nil }
    let view =
      reusableHeader(Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.textLabel?.text = title
    view.backgroundColor = style == .plain ? Color(white: 0.97) : nil
    return view
  }

  /// Removes the headers or footers of some sections.
  final func removeSupplementaryViews(_ isHeader: Bool, of isGone: (Int) -> Bool) {
    let old = isHeader ? shownHeaders : shownFooters
    let gone = old.bands.filter { isGone($0.section) }
    guard !gone.isEmpty else { return }
    let left = ShownSectionViews(bands: old.bands.filter { !isGone($0.section) })
    if isHeader { shownHeaders = left } else { shownFooters = left }
    recycle(gone, isHeader)
  }

  /// Removes headers or footers that are no longer listed.
  final func recycle(_ bands: [(section: Int, view: View)], _ isHeader: Bool) {
    for (section, view) in bands {
      if view.superview === self { view.removeFromSuperview() }
      reuse.keep(view)
      if isHeader {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Updates the section numbers of the headers or footers after an update. Returns those to remove, with
  /// their sections before it.
  final func renumberSupplementaryViews(_ isHeader: Bool, _ plan: TablePlan) -> [(section: Int, view: View)] {
    func place(_ section: Int) -> Int? { plan.isReloaded(section: section) ? nil : plan.sections[section] }
    let old = (isHeader ? shownHeaders : shownFooters).bands
    let bands = old.compactMap { band in place(band.section).map { (section: $0, view: band.view) } }
    if isHeader { shownHeaders.bands = bands } else { shownFooters.bands = bands }
    return old.filter { place($0.section) == nil }
  }
}
