import Foundation
import Responder
import Simulation

extension Button {
  /// Changes a button's configuration to its present state.
  public typealias ConfigurationUpdateHandler = @MainActor (Button) -> Void

  /// Creates a button with a configuration, and an empty frame, that performs `primaryAction` when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// How the button looks; nil for what is set for each state.
  public final var configuration: Configuration? {
    get { parts?.configuration }
    set {
      changeParts { $0.configuration = newValue }
      setNeedsUpdateConfiguration()
    }
  }

  /// Called before the layout that follows a change of the button's state or of its configuration, not at the change.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { parts?.updateHandler }
    set {
      changeParts { $0.updateHandler = newValue }
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether a change of state brings an update by itself.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { parts?.updatesAutomatically ?? true }
    set { changeParts { $0.updatesAutomatically = newValue } }
  }

  /// Asks for an update with the next layout; while one is running, nothing.
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

  /// What is behind title and image, as the configuration has it in the present state.
  package final var configuredBackground: ButtonBackground? {
    guard let configuration else { return nil }
    return ButtonBackground(
      fill: configuration.fill(tint: tintColor, state: state),
      cornerRadius: configuration.cornerRadius(height: bounds.height),
      strokeColor: configuration.background.strokeWidth > 0 ? configuration.background.strokeColor : nil,
      strokeWidth: configuration.background.strokeWidth
    )
  }

  /// The subtitle in runs that look the same.
  package final var subtitleRuns: [TextRun] {
    configuration?.subtitleRuns(tint: tintColor, state: state) ?? []
  }
}

/// What is seen behind a configured button's title.
package struct ButtonBackground: Hashable, Sendable {
  package var fill: Color?
  package var cornerRadius: CGFloat
  package var strokeColor: Color?
  package var strokeWidth: CGFloat
}
