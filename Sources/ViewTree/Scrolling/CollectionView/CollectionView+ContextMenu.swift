import Foundation
import Responder
import Simulation

extension CollectionView {
  private static let menuDelay = Duration.milliseconds(500)

  /// Opens the context menu if a touch rests where it began.
  final func awaitMenu(_ touches: Set<Touch>) {
    features.menuTimer?.cancel()
    features.menuTimer = nil
    guard let touch = touches.first, collectionDelegate != nil, let context = baseWindow?.context,
      context.rule(VersionRules.hasContextMenus)
    else { return }
    let start = touch.location(in: self)
    features.menuTimer = context.schedule(after: Self.menuDelay, label: "the context menu of \(debugName)") {
      [weak self, weak touch] in
      guard let self, let touch else { return }
      showContextMenu(touch, at: start)
    }
  }

  private func showContextMenu(_ touch: Touch, at start: CGPoint) {
    guard let collectionDelegate, let application = baseWindow?.application else { return }
    let item = cell(under: touch) { (cell: CollectionViewCell) in cell.collection === self }.flatMap(
      item(of:)
    )
    let point = touch.location(in: self)
    guard abs(point.x - start.x) <= 10, abs(point.y - start.y) <= 10 else { return }
    let load = loads
    var configuration: ContextMenuConfiguration?
    if systemValue(of: VersionRules.hasMenusOfSeveralItems) {
      let paths = item.map { selection.contains($0.path) ? selection : [$0.path] } ?? []
      configuration = collectionDelegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: paths,
        point: point
      )
    }
    if configuration == nil, let item, loads == load {
      configuration = collectionDelegate.collectionView(
        self,
        contextMenuConfigurationForItemAt: item.path,
        point: point
      )
    }
    guard let configuration, loads == load else { return }
    if let path = press.path {
      press = CellPress()
      setHighlighted(path, false)
    }
    let preview = item.flatMap { item in
      collectionDelegate.collectionView(
        self,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: item.path
      )
    }
    _ = application.showContextMenu(
      configuration,
      at: preview?.view ?? item?.cell ?? self,
      events: events(of: configuration, cell: item?.cell)
    )
  }

  private func events(of configuration: ContextMenuConfiguration, cell: CollectionViewCell?)
    -> ContextMenuEvents
  {
    ContextMenuEvents { [weak self] animator in
      guard let self else { return }
      collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    } willPerform: { [weak self] animator in
      guard let self else { return }
      collectionDelegate?.collectionView(
        self,
        willPerformPreviewActionForMenuWith: configuration,
        animator: animator
      )
    } willEnd: { [weak self, weak cell] animator in
      guard let self, let collectionDelegate else { return }
      if let path = cell.flatMap(item(of:))?.path {
        _ = collectionDelegate.collectionView(
          self,
          contextMenuConfiguration: configuration,
          dismissalPreviewForItemAt: path
        )
      }
      collectionDelegate.collectionView(
        self,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}

/// The context menus of items.
extension CollectionViewDelegate {
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? { OptionalMethod.standard(nil, of: self) }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> ContextMenuConfiguration? { OptionalMethod.standard(nil, of: self) }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> TargetedPreview? { OptionalMethod.standard(nil, of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { OptionalMethod.standard(of: self) }
}
