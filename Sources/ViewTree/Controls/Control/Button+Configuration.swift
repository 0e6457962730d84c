import Foundation
import Responder
import Simulation

extension Button {
  /// A closure that updates a button's configuration for its current state.
  public typealias ConfigurationUpdateHandler = @MainActor (Button) -> Void

  /// Creates a button with a configuration and an empty frame that performs `primaryAction` on a tap.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// The button's configuration, or `nil` if its appearance comes from the values set for each state.
  public final var configuration: Configuration? {
    get { parts?.configuration }
    set {
      changeParts { $0.configuration = newValue }
      setNeedsUpdateConfiguration()
    }
  }

  /// The closure called before the layout that follows a change of state or configuration.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { parts?.updateHandler }
    set {
      changeParts { $0.updateHandler = newValue }
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a change of state requests an update of the configuration automatically.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { parts?.updatesAutomatically ?? true }
    set { changeParts { $0.updatesAutomatically = newValue } }
  }

  /// Requests an update of the configuration at the next layout. Does nothing while an update is running.
  public final func setNeedsUpdateConfiguration() {
    guard let parts, !parts.isUpdating else { return }
    parts.needsUpdate = true
    setNeedsLayout()
  }

  final func stateDidChange() {
    partsDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  final func updateConfigurationIfNeeded() {
    guard let parts, parts.needsUpdate else { return }
    (parts.needsUpdate, parts.isUpdating) = (false, true)
    updateConfiguration()
    parts.isUpdating = false
  }

  /// The background of a configured button in its current state, or `nil` without a configuration.
  package final var configuredBackground: ButtonBackground? {
    guard let configuration else { return nil }
    return ButtonBackground(
      fill: configuration.fill(tint: tintColor, state: state),
      cornerRadius: configuration.cornerRadius(height: bounds.height),
      strokeColor: configuration.background.strokeWidth > 0 ? configuration.background.strokeColor : nil,
      strokeWidth: configuration.background.strokeWidth
    )
  }

  /// The subtitle as runs of uniform text attributes.
  package final var subtitleRuns: [TextRun] {
    configuration?.subtitleRuns(tint: tintColor, state: state, typeface) ?? []
  }
}

/// The background of a configured button.
package struct ButtonBackground: Hashable, Sendable {
  package var fill: Color?
  package var cornerRadius: CGFloat
  package var strokeColor: Color?
  package var strokeWidth: CGFloat
}

extension Button: TextSizeFollowing {
  /// Measures the title of a configuration again. Other titles don't follow the content size category (TD21).
  final func followTextSize() { if configuration != nil { partsDidChange() } }
}
