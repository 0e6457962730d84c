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

  /// The configuration that determines the looks, with the button's role.
  final var configured: Configuration? {
    guard var configuration = parts?.configuration else { return nil }
    if automaticallyUpdatesConfiguration { configuration.isDestructive = role == .destructive }
    return configuration
  }

  /// The state whose looks a configured button has: its own, or the one of the last update by code.
  final var lookState: State {
    guard let parts, parts.configuration != nil, !parts.updatesAutomatically else { return state }
    return State(rawValue: parts.configuration?.updatedState ?? 0)
  }

  /// The background of a configured button in its current state, or `nil` without a configuration.
  package final var configuredBackground: ButtonBackground? {
    guard let configured else { return nil }
    let background = configured.background
    let insets = background.backgroundInsets.insets(isRightToLeft: mirrorsParts)
    return ButtonBackground(
      fill: configured.fill(tint: tintColor, state: lookState),
      cornerRadius: configured.cornerRadius(height: max(0, bounds.height - insets.top - insets.bottom)),
      strokeColor: configured.stroke(tint: tintColor),
      strokeWidth: background.strokeWidth,
      strokeOutset: background.strokeOutset,
      insets: insets,
      image: background.image.map { image in
        let rect = background.imageContentMode.rect(of: image.size, in: bounds.inset(by: insets))
        return ButtonBackground.Picture(name: image.name, rect: rect)
      }
    )
  }

  /// The subtitle as runs of uniform text attributes.
  package final var subtitleRuns: [TextRun] {
    configured?.subtitleRuns(tint: tintColor, state: lookState, typeface) ?? []
  }
}

/// The background of a configured button.
package struct ButtonBackground: Hashable, Sendable {
  package var fill: Color?
  package var cornerRadius: CGFloat
  package var strokeColor: Color?
  package var strokeWidth: CGFloat
  package var strokeOutset: CGFloat = 0
  /// The distances of the background from the button's edges.
  package var insets = EdgeInsets.zero
  /// The image in front of the fill.
  package var image: Picture?

  /// An image by its name, and its rectangle in the button's coordinates.
  package struct Picture: Hashable, Sendable {
    package var name: String
    package var rect: CGRect
  }
}

extension Button: TextSizeFollowing {
  /// Measures the title of a configuration again. Other titles don't follow the content size category (TD21).
  final func followTextSize() { if configuration != nil { partsDidChange() } }
}
