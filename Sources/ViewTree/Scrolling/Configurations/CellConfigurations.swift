import Foundation
import Simulation

/// The configurations of a cell, a header or a footer.
@MainActor final class CellConfigurations {
  var content: (any ContentConfiguration)?
  var background: BackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  /// The view that shows ``background``.
  var backgroundView: BackgroundConfigurationView?
  /// Whether the app has set a handler.
  var hasHandler = false
  /// Whether the configurations are updated before the next layout.
  var needsUpdate = true
  /// Whether an update is in progress.
  var isUpdating = false
}

/// A cell, a header or a footer that shows configurations.
///
/// An update, in this order: the background and then the content are updated for the state unless the app has
/// turned that off; then the view's `updateConfiguration(using:)` is called, and then its handler. A change
/// of the state requests an update, and all requests before the next layout are one update.
@MainActor protocol ConfiguredView: View {
  /// The configurations, or nil before anything is set.
  var storedConfigurations: CellConfigurations? { get set }
  /// The view that contains the content.
  var shownContentView: View { get set }
  /// The background view that the app has set, for which the background configuration is removed.
  var hasOwnBackground: Bool { get }
  /// Removes the background views that the app has set.
  func removeOwnBackgrounds()
  /// Returns the present state, as overrides have changed it.
  func currentState() -> any ConfigurationState
  /// Calls the overridable method of an update, and then the handler.
  func performUpdate(using state: any ConfigurationState)
  /// Whether the class may override the method of an update.
  var mayOverrideUpdates: Bool { get }
  /// Called when the content may need another size.
  func contentSizeDidChange()
}

extension ConfiguredView {
  /// The configurations, created at the first access.
  var configurations: CellConfigurations {
    if let storedConfigurations { return storedConfigurations }
    let new = CellConfigurations()
    storedConfigurations = new
    return new
  }

  // MARK: Updates

  /// Requests an update before the next layout. A request in an update has no effect.
  func requestConfigurationUpdate() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = true
    baseSetNeedsLayout()
  }

  /// Requests an update after the app has set a handler, or removed it.
  func updateHandlerDidChange(exists: Bool) {
    configurations.hasHandler = exists
    requestConfigurationUpdate()
  }

  /// Requests an update after a change of the state, if there is anything to update.
  func stateOfConfigurationsDidChange() {
    if hasUpdates, !configurations.needsUpdate { requestConfigurationUpdate() }
  }

  private var hasUpdates: Bool {
    guard let own = storedConfigurations else { return mayOverrideUpdates }
    return own.content != nil || own.background != nil || own.hasHandler || mayOverrideUpdates
  }

  /// Performs a requested update.
  func updateConfigurationsIfNeeded() {
    guard hasUpdates else { return }
    let own = configurations
    guard own.needsUpdate, !own.isUpdating else { return }
    own.needsUpdate = false
    guard systemValue(of: VersionRules.updatesConfigurations) else { return }
    own.isUpdating = true
    let state = currentState()
    if own.updatesBackground, let background = own.background {
      own.background = background.updated(for: state)
      showBackground()
    }
    if own.updatesContent, let content = own.content { show(content.updated(for: state)) }
    performUpdate(using: state)
    own.isUpdating = false
  }

  // MARK: Content

  /// Sets the content. Between updates, it is updated for the present state at once.
  func setContent(_ content: (any ContentConfiguration)?) {
    let own = configurations
    guard let content else {
      guard own.content != nil else { return }
      own.content = nil
      replaceContentView(with: View())
      return contentSizeDidChange()
    }
    let isCurrent =
      own.needsUpdate || own.isUpdating || !own.updatesContent
      || !systemValue(of: VersionRules.updatesConfigurations)
    show(isCurrent ? content : content.updated(for: currentState()))
    contentSizeDidChange()
  }

  private func show(_ content: any ContentConfiguration) {
    let isOwn = configurations.content != nil
    configurations.content = content
    if isOwn, let view = shownContentView as? any ContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
    baseSetNeedsLayout()
  }

  private func replaceContentView(with view: View) {
    let old = shownContentView
    guard old !== view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = old.autoresizingMask
    view.frame = old.frame
    shownContentView = view
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    baseSetNeedsLayout()
  }

  /// Returns the size that the content view needs at a width, or nil if no configuration determines it.
  func sizeOfConfiguredContent(width: CGFloat, isRequired: Bool, height: CGFloat) -> CGSize? {
    guard storedConfigurations?.content != nil else { return nil }
    let size = shownContentView.systemLayoutSizeFitting(
      CGSize(width: max(0, width), height: height),
      withHorizontalFittingPriority: isRequired ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size : shownContentView.sizeThatFits(CGSize(width: width, height: 0))
  }

  // MARK: Background

  /// Sets the background, in place of the background views that the app has set.
  func setBackground(_ background: BackgroundConfiguration?) {
    let own = configurations
    if background != nil { removeOwnBackgrounds() }
    let isCurrent =
      own.needsUpdate || own.isUpdating || !own.updatesBackground
      || !systemValue(of: VersionRules.updatesConfigurations)
    own.background = isCurrent ? background : background?.updated(for: currentState())
    showBackground()
  }

  /// Removes the background configuration, because the app has set a background view.
  func ownBackgroundDidChange() {
    guard hasOwnBackground, let own = storedConfigurations, own.background != nil else { return }
    own.background = nil
    showBackground()
  }

  private func showBackground() {
    let own = configurations
    guard let background = own.background else {
      own.backgroundView?.removeFromSuperview()
      own.backgroundView = nil
      return
    }
    let view = own.backgroundView ?? BackgroundConfigurationView()
    own.backgroundView = view
    view.show(background)
    if view.superview !== self { insertSubview(view, at: 0) }
    baseSetNeedsLayout()
  }

  /// Places the view of the background in the bounds.
  func placeConfiguredBackground() {
    storedConfigurations?.backgroundView?.place(in: bounds)
  }
}
