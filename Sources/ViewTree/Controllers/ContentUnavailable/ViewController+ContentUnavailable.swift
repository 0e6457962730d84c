import Foundation
import Responder
import Simulation

/// The content-unavailable configuration of a controller and the view that shows it.
@MainActor final class ContentUnavailability {
  /// The configuration that the app has set.
  var configuration: (any ContentConfiguration)?
  /// The view of the configuration, in front of the controller's other views.
  var view: (any View & ContentView)?
}

extension ViewController {
  /// The configuration of a view that covers the controller's view while there is no content; `nil`, the
  /// default, for none. From iOS 17.
  ///
  /// Setting it adds, changes or removes that view if the controller's view is loaded, or else when it is
  /// laid out. The view shows the configuration for ``contentUnavailableConfigurationState``.
  public final var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { unavailability?.configuration }
    set {
      guard newValue != nil || unavailability != nil else { return }
      let unavailability = madeUnavailability()
      unavailability.configuration = newValue
      if isViewLoaded { showUnavailability(unavailability) }
    }
  }

  /// The state for which the configuration is updated: the controller's traits, and the text of the search
  /// controller in its navigation item, or else in that of the nearest ancestor with one. From iOS 17.
  public final var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    var controller: ViewController? = self
    while let current = controller, current.storedNavigationItem?.searchController == nil {
      controller = current.baseParent
    }
    state.searchText = controller?.storedNavigationItem?.searchController?.searchBar.text
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the controller's next
  /// layout. From iOS 17.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailabilityUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  private func madeUnavailability() -> ContentUnavailability {
    if let unavailability { return unavailability }
    let new = ContentUnavailability()
    unavailability = new
    return new
  }

  /// Updates the configuration if it is necessary, and places its view. Called when a layout pass reaches the
  /// controller's view.
  final func layOutUnavailability() {
    if needsUnavailabilityUpdate {
      needsUnavailabilityUpdate = false
      if updatesUnavailability {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
    }
    guard let unavailability, unavailability.configuration != nil || unavailability.view != nil else {
      return
    }
    showUnavailability(unavailability)
  }

  /// Whether the controller may override the method that updates its configuration.
  private var updatesUnavailability: Bool { type(of: self) != ViewController.self }

  private func showUnavailability(_ unavailability: ContentUnavailability) {
    guard let configuration = unavailability.configuration?.updated(for: contentUnavailableConfigurationState)
    else {
      unavailability.view?.removeFromSuperview()
      return unavailability.view = nil
    }
    if let view = unavailability.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      unavailability.view?.removeFromSuperview()
      unavailability.view = configuration.makeContentView()
    }
    guard let shown = unavailability.view, let view = viewIfLoaded else { return }
    if shown.superview !== view || view.subviews.last !== shown { view.addSubview(shown) }
    if shown.frame != view.bounds { shown.frame = view.bounds }
  }
}
