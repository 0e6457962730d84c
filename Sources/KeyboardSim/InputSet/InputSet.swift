import Foundation
import Responder
import ViewTree

/// The parts of a keyboard: an accessory view of the app on top, and below it keys, an input view of the app,
/// or nothing.
struct InputSet: Hashable, Sendable {
  /// A view of the app.
  struct Part: Hashable, Sendable {
    var id: ObjectIdentifier
    var height: CGFloat

    /// Reads the height of a view of the app on a screen of a width.
    @MainActor init(_ view: View, width: CGFloat) {
      id = ObjectIdentifier(view)
      height = view.heightAsInput(inWidth: width)
    }
  }

  /// The part below the accessory view.
  enum Body: Hashable, Sendable {
    case keys(KeyboardType, KeyboardHeight)
    /// The keyboard of an input mode whose keys aren't modelled (KH110, KH111).
    case foreign(ForeignKeys, KeyboardHeight)
    case view(Part)
    /// The bar that remains of the keys while a hardware keyboard is connected (KH105).
    case shortcuts(KeyboardHeight)
    case none
  }

  /// The conditions apart from the responder's request.
  struct Settings: Sendable {
    var isHardwareKeyboardConnected: Bool
    /// The bar that stays on the screen with a hardware keyboard, or `nil` if there is none.
    var shortcutsBar: KeyboardHeight?
    /// The bottom safe-area inset of the screen, in points.
    var bottomInset: CGFloat
    /// The keys that aren't modelled and their height, or `nil` for letters.
    var foreign: (keys: ForeignKeys, height: KeyboardHeight)?
  }

  let accessory: Part?
  var body: Body
  /// The height in notifications. With a hardware keyboard it includes the keys that aren't shown (S9b).
  let height: CGFloat
  /// The height of the part on the screen.
  let visibleHeight: CGFloat

  /// Creates the parts for a request, or returns `nil` if there are none or they have no height (A79).
  ///
  /// - Parameter keysHeight: Returns the height of the requested keys; called only if there are any.
  init?(_ request: InputRequest, _ settings: Settings, keysHeight: () -> KeyboardHeight) {
    accessory = request.accessory
    let above = request.accessory?.height ?? 0
    if let view = request.inputView {
      guard above + view.height > 0 else { return nil }
      body = .view(view)
      // The app's view doesn't cover the bottom safe-area inset (KH112).
      height = above + view.height + settings.bottomInset
      visibleHeight = height
    } else if request.acceptsTextInput, !settings.isHardwareKeyboardConnected {
      let keys = settings.foreign?.height ?? keysHeight()
      body = settings.foreign.map { .foreign($0.keys, keys) } ?? .keys(request.type, keys)
      height = above + keys.total
      visibleHeight = height
    } else if request.acceptsTextInput, let bar = settings.shortcutsBar {
      body = .shortcuts(bar)
      visibleHeight = above + bar.total
      height = above + keysHeight().total
    } else {
      guard above > 0 else { return nil }
      body = .none
      visibleHeight = above + settings.bottomInset
      height = request.acceptsTextInput ? above + keysHeight().total : visibleHeight
    }
  }

  /// Whether there are keys.
  var hasKeys: Bool {
    switch body {
    case .keys, .foreign: true
    case .view, .shortcuts, .none: false
    }
  }

  /// Whether the height of the keys, or of the bar that remains of them, is an estimate.
  var isEstimated: Bool {
    switch body {
    case .keys(_, let height), .foreign(_, let height), .shortcuts(let height): height.isEstimated
    case .view, .none: false
    }
  }

  /// Whether only the shortcuts bar remains of the keys.
  var isShortcuts: Bool {
    if case .shortcuts = body { true } else { false }
  }

  /// Whether the app's views differ from those of `other`.
  func hasOtherViews(than other: InputSet?) -> Bool {
    accessory?.id != other?.accessory?.id || inputView?.id != other?.inputView?.id
  }

  /// The height without the bar above the keys, or `nil` if there is no bar.
  var heightWithoutBar: CGFloat? {
    guard case .keys(_, let keys) = body, keys.barHeight > 0 else { return nil }
    return height - keys.barHeight
  }

  /// The keys that aren't modelled, or `nil` for any other body.
  var foreignKeys: ForeignKeys? {
    if case .foreign(let keys, _) = body { keys } else { nil }
  }

  private var inputView: Part? {
    if case .view(let part) = body { part } else { nil }
  }
}
