import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Taps the middle of a view: the finger goes down, stays for ``tapDuration``, and is lifted.
  ///
  /// - Parameters:
  ///   - view: What is tapped.
  ///   - force: Whether the finger goes down whatever is in the way; only a point of the screen it must be.
  /// - Throws: Reason `.obstructed` if the touch would not reach the view, one of its subviews, or what a label stands
  ///   on; see ``obstacle(to:)-(View)``.
  public func tap(
    _ view: View,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = refusal(toTouch: view, force: force) {
      throw failure(
        refusal,
        in: "user.tap(\(view.debugName))",
        about: .view(view),
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    touch(at: view.screenMiddle)
  }

  /// Taps a point of the screen, whatever is there.
  ///
  /// - Throws: Reason `.offScreen` if the point is not on the screen.
  public func tap(
    _ point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = refusal(toTouch: point) {
      throw failure(
        refusal,
        in: "user.tap(\(point.inSwift))",
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    touch(at: point)
  }

  /// Taps the middle of a key that is seen.
  ///
  /// - Throws: Reason `.obstructed` if the touch would not reach the key.
  public func tap(
    _ key: KeyboardKey,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    if let refusal = refusal(toTouch: key) {
      throw failure(
        refusal,
        in: "user.tap(\(key.debugName))",
        about: .key(key),
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    touch(at: key.accessibilityFrame.middle)
  }

  /// Taps the item of the edit menu that says `title`.
  ///
  /// - Throws: Reason `.noSuchMenuItem` if the menu is away or has no such item.
  public func tap(
    menuItem title: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let items = context.activate { MenuController.shared.itemViews }
    let item = items.first { $0.currentTitle == title }
    var why: InteractionError.Reason?
    if let item {
      why = refusal(toTouch: item)
    } else {
      why = .noSuchMenuItem(title: title, items: items.compactMap(\.currentTitle))
    }
    if let why {
      throw failure(
        why,
        in: "user.tap(menuItem: \(title.quoted))",
        about: item.map { .view($0) },
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    if let item { touch(at: item.screenMiddle) }
  }

  /// Returns what keeps a tap from a view, or nil if nothing does; in the clock's next turn, if a keyboard gets into its
  /// window then.
  public func obstacle(to view: View) -> Obstacle? {
    lookAtScreen()
    return finder.obstacle(to: view)
  }

  /// Returns what keeps a tap from a key, or nil if nothing does.
  public func obstacle(to key: KeyboardKey) -> Obstacle? {
    lookAtScreen()
    return finder.obstacle(to: key)
  }

  // MARK: Looking before touching

  /// Brings what is seen up to date: the keyboard's windows, and outstanding layout.
  func lookAtScreen() {
    awaitKeyboard()
    application.layoutIfNeeded()
  }

  /// Returns why a finger can't be put on the middle of a view, or nil if it can.
  func refusal(toTouch view: View, force: Bool = false) -> InteractionError.Reason? {
    guard let obstacle = obstacle(to: view) else { return nil }
    guard force, view.window != nil else { return .obstructed(view: view.debugName, obstacle) }
    return refusal(toTouch: view.screenMiddle)
  }

  /// Returns why a finger can't be put on a point, or nil if it can.
  func refusal(toTouch point: CGPoint) -> InteractionError.Reason? {
    application.isOnScreen(point) ? nil : .offScreen(point: point, screen: application.screen.bounds.size)
  }

  /// Returns why a finger can't be put on the middle of a key, or nil if it can.
  func refusal(toTouch key: KeyboardKey) -> InteractionError.Reason? {
    obstacle(to: key).map { .obstructed(view: key.debugName, $0) }
  }

  func touch(at point: CGPoint) {
    application.activate {
      application.tap(at: point, for: User.tapDuration)
      settleUnlessManual()
    }
  }
}
