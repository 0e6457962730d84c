import Foundation
import Simulation

/// The displayed headers or footers, by section.
struct ShownSectionViews {
  /// The sections and their views, in section order.
  var bands: [(section: Int, view: View)] = []
  /// The views that were requested to measure them, by section, until they are displayed.
  var measured: [Int: View] = [:]

  subscript(section: Int) -> View? { bands.first { $0.section == section }?.view }
}

/// Headers and footers of sections.
extension TableView {
  /// Displays the visible headers and footers. In a plain table they float at the edge as long as their
  /// section is visible.
  final func layOutHeadersAndFooters() {
    let load = loads
    guard let map else { return }
    let seen = map.sections(from: bounds.minY, to: bounds.maxY)
    func visibleRect(_ section: Int, _ isHeader: Bool) -> CGRect? {
      let rect = rect(ofHeaderOrFooter: section, isHeader: isHeader, map)
      return rect.height > 0 && rect.intersects(bounds) ? rect : nil
    }
    for isHeader in [true, false] {
      removeSupplementaryViews(isHeader) { !seen.contains($0) || visibleRect($0, isHeader) == nil }
    }
    // The views of a section follow each other (MT47).
    for section in seen {
      for isHeader in [true, false] {
        guard loads == load else { return }
        if let rect = visibleRect(section, isHeader) { showSupplementaryView(section, isHeader, at: rect) }
      }
    }
  }

  /// Requests the heights of the headers and footers in sight that are estimates (MT43). Returns whether a
  /// height has changed.
  final func measureHeadersAndFooters() -> Bool {
    let load = loads
    guard let seen = map?.sections(touching: bounds.minY, bounds.maxY) else { return false }
    var hasChanged = false
    for section in seen {
      for isHeader in [true, false] where loads == load {
        hasChanged = measure(headerOrFooter: section, isHeader: isHeader) || hasChanged
      }
    }
    return hasChanged
  }

  /// Requests the height of a header or footer if it is an estimate, and keeps a view that was requested for
  /// it until it is displayed. Returns whether the height has changed.
  @discardableResult
  final func measure(headerOrFooter section: Int, isHeader: Bool) -> Bool {
    guard let old = map?.sections[section],
      map?.isEstimated(headerOrFooter: section, isHeader: isHeader) ?? false
    else { return false }
    let load = loads
    let (height, view) = height(ofHeaderOrFooter: section, isHeader: isHeader)
    guard loads == load else { return false }
    map?.measure(headerOrFooter: section, isHeader: isHeader, height)
    if let view, (isHeader ? shownHeaders : shownFooters)[section] == nil {
      if isHeader { shownHeaders.measured[section] = view } else { shownFooters.measured[section] = view }
    }
    return height != (isHeader ? old.header : old.footer)
  }

  private func takeMeasured(_ section: Int, _ isHeader: Bool) -> View? {
    isHeader
      ? shownHeaders.measured.removeValue(forKey: section)
      : shownFooters.measured.removeValue(forKey: section)
  }

  private func rect(ofHeaderOrFooter section: Int, isHeader: Bool, _ map: TableMap) -> CGRect {
    let inset = baseAdjustedContentInset
    if isHeader {
      return style == .plain
        ? map.rect(ofHeader: section, floatingAt: bounds.minY + inset.top) : map.rect(ofHeader: section)
    }
    return style == .plain
      ? map.rect(ofFooter: section, floatingAt: bounds.maxY - inset.bottom) : map.rect(ofFooter: section)
  }

  private func showSupplementaryView(_ section: Int, _ isHeader: Bool, at rect: CGRect) {
    if let view = (isHeader ? shownHeaders : shownFooters)[section] {
      notePinning(of: view, section, isHeader, at: rect)
      return place(view, at: rect)
    }
    let load = loads
    guard
      let view = takeMeasured(section, isHeader) ?? delegateView(
        ofHeaderOrFooter: section,
        isHeader: isHeader
      )
        ?? titleView(ofHeaderOrFooter: section, isHeader)
    else { return }
    guard loads == load else { return }
    notePinning(of: view, section, isHeader, at: rect)
    (view as? TableViewHeaderFooterView)?.isGroupedHeader = isHeader && style != .plain
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

  /// Updates the state of a header that stays at the edge while its section scrolls, or no longer does.
  private func notePinning(of view: View, _ section: Int, _ isHeader: Bool, at rect: CGRect) {
    guard let view = view as? TableViewHeaderFooterView, style == .plain, isHeader, let map else { return }
    view.isPinned = rect != map.rect(ofHeader: section)
  }

  private static let titleIdentifier = "HeadlessUIKit.sectionTitle"

  private func titleView(ofHeaderOrFooter section: Int, _ isHeader: Bool) -> View? {
    guard let title = title(ofHeaderOrFooter: section, isHeader: isHeader), !title.isEmpty else { return nil }
    let view =
      reusableHeader(Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.textLabel?.text = title
    view.textLabel?.standardFont = titleFont(isHeader: isHeader)
    view.backgroundColor = style == .plain ? Self.titleGround : nil
    return view
  }

  /// Returns the font of a section's title (TC37).
  final func titleFont(isHeader: Bool) -> Font {
    let fonts = designValue(of: VersionRules.sectionTitles)
    guard isHeader, let size = style == .plain ? fonts.plainSize : fonts.groupedSize else {
      return Font(.system, size: 13, on: typeface)
    }
    return Font(.system, size: size, weight: fonts.isBold ? .bold : .semibold, on: typeface)
  }

  /// Removes the headers or footers of some sections.
  final func removeSupplementaryViews(_ isHeader: Bool, of isGone: (Int) -> Bool) {
    let old = isHeader ? shownHeaders : shownFooters
    let gone = old.bands.filter { isGone($0.section) }
    guard !gone.isEmpty || !old.measured.isEmpty else { return }
    for (section, view) in old.measured where isGone(section) { reuse.keep(view) }
    let left = ShownSectionViews(
      bands: old.bands.filter { !isGone($0.section) },
      measured: old.measured.filter { !isGone($0.key) }
    )
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
    if isHeader {
      shownHeaders = ShownSectionViews(bands: bands)
    } else {
      shownFooters = ShownSectionViews(bands: bands)
    }
    return old.filter { place($0.section) == nil }
  }
}
