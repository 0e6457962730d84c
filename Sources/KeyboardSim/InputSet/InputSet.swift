import Foundation
import Responder
import ViewTree

/// What a keyboard consists of: a view of the program's above, and below it keys, another view of the program's, or
/// nothing.
struct InputSet: Hashable, Sendable {
  /// A view of the program's.
  struct Part: Hashable, Sendable {
    var id: ObjectIdentifier
    var height: CGFloat

    @MainActor init(_ view: View) {
      id = ObjectIdentifier(view)
      height = max(0, view.frame.height)
    }
  }

  /// What is below the accessory view.
  enum Body: Hashable, Sendable {
    case keys(KeyboardType, KeyboardHeight)
    /// The keyboard of an input mode whose keys are not modelled (KH110, KH111).
    case foreign(ForeignKeys, KeyboardHeight)
    case view(Part)
    /// What is left of the keys while there is a keyboard of hardware (KH105).
    case shortcuts(KeyboardHeight)
    case none
  }

  /// What else counts beside the responder's wishes.
  struct Settings: Sendable {
    var isHardwareKeyboardConnected: Bool
    /// The bar that stays on the screen with a hardware keyboard; nil for none.
    var shortcutsBar: KeyboardHeight?
    /// What the screen keeps free at its bottom, in points.
    var bottomInset: CGFloat
    /// The keyboard that is used, and its height; nil for letters.
    var foreign: (keys: ForeignKeys, height: KeyboardHeight)?
  }

  let accessory: Part?
  var body: Body
  /// The height that notifications tell of; with a hardware keyboard it counts the keys that are not there (S9b).
  let height: CGFloat
  /// How much of it is on the screen.
  let visibleHeight: CGFloat

  /// Decides what is shown; nil if that is nothing, or has no height (A79).
  ///
  /// - Parameter keysHeight: The height of the keys that are wanted; asked only if there are any.
  init?(_ request: InputRequest, _ settings: Settings, keysHeight: () -> KeyboardHeight) {
    accessory = request.accessory
    let above = request.accessory?.height ?? 0
    if let view = request.inputView {
      guard above + view.height > 0 else { return nil }
      body = .view(view)
      // What is below the screen's own area is not for the program's view (KH112).
      height = above + view.height + settings.bottomInset
      visibleHeight = height
    } else if request.takesText, !settings.isHardwareKeyboardConnected {
      let keys = settings.foreign?.height ?? keysHeight()
      body = settings.foreign.map { .foreign($0.keys, keys) } ?? .keys(request.type, keys)
      height = above + keys.total
      visibleHeight = height
    } else if request.takesText, let bar = settings.shortcutsBar {
      body = .shortcuts(bar)
      visibleHeight = above + bar.total
      height = above + keysHeight().total
    } else {
      guard above > 0 else { return nil }
      body = .none
      visibleHeight = above + settings.bottomInset
      height = request.takesText ? above + keysHeight().total : visibleHeight
    }
  }

  /// Whether there are keys.
  var hasKeys: Bool {
    switch body {
    case .keys, .foreign: true
    case .view, .shortcuts, .none: false
    }
  }

  /// Whether it is the bar of shortcuts that is left of the keys.
  var isShortcuts: Bool {
    if case .shortcuts = body { true } else { false }
  }

  /// Whether the program's views in it are not those of `other`.
  func hasOtherViews(than other: InputSet?) -> Bool {
    accessory?.id != other?.accessory?.id || inputView?.id != other?.inputView?.id
  }

  /// The height that there would be without the bar above the keys; nil if there is no bar.
  var heightWithoutBar: CGFloat? {
    guard case .keys(_, let keys) = body, keys.barHeight > 0 else { return nil }
    return height - keys.barHeight
  }

  /// The input mode whose keys are not modelled; nil for any other.
  var foreignKeys: ForeignKeys? {
    if case .foreign(let keys, _) = body { keys } else { nil }
  }

  private var inputView: Part? {
    if case .view(let part) = body { part } else { nil }
  }
}
