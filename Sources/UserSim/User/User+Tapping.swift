import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension User {
  /// Taps the center of a view: a finger goes down, stays for ``tapDuration``, and is lifted.
  ///
  /// - Parameters:
  ///   - view: The view to tap.
  ///   - force: Whether to tap regardless of obstacles; the point must still be on the screen.
  /// - Throws: Reason `.obstructed` if the touch wouldn't reach the view, one of its subviews, or the view
  ///   behind a label; see ``obstacle(to:)-(View)``.
  public func tap(
    _ view: View,
    force: Bool = false,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.tap(.view(view), force: force, by: self, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: view, force: force, waits: true) {
        throw failure(refusal, in: "user.tap(\(view.debugName))", about: .view(view), at: place)
      }
      touch(at: view.screenMiddle)
    }
  }

  /// Taps a point of the screen, whatever is there.
  ///
  /// - Throws: Reason `.offScreen` if the point isn't on the screen.
  public func tap(
    _ point: CGPoint,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.tap(point, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: point) {
        throw failure(refusal, in: "user.tap(\(point.inSwift))", at: place)
      }
      touch(at: point)
    }
  }

  /// Taps the center of a visible key.
  ///
  /// - Throws: Reason `.obstructed` if the touch wouldn't reach the key.
  public func tap(
    _ key: KeyboardKey,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.tap(.key(key), force: false, by: self, at: place)) { () throws(InteractionError) in
      if let refusal = refusal(toTouch: key) {
        throw failure(refusal, in: "user.tap(\(key.debugName))", about: .key(key), at: place)
      }
      touch(at: key.accessibilityFrame.middle)
    }
  }

  /// Taps the edit menu item titled `title`.
  ///
  /// - Throws: Reason `.noSuchMenuItem` if the menu is hidden or has no such item.
  public func tap(
    menuItem title: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.tapMenuItem(title, at: place)) { () throws(InteractionError) in
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
          at: place
        )
      }
      if let item { touch(at: item.screenMiddle) }
    }
  }

  /// Returns the obstacle to a tap on a view, or `nil` if there is none. If a keyboard is about to be added
  /// to its window, this first runs the next run-loop turn.
  public func obstacle(to view: View) -> Obstacle? {
    layOutScreen()
    return finder.obstacle(to: view)
  }

  /// Returns the obstacle to a tap on a key, or `nil` if there is none.
  public func obstacle(to key: KeyboardKey) -> Obstacle? {
    layOutScreen()
    return finder.obstacle(to: key)
  }

  // MARK: Looking before touching

  /// Updates the screen: waits for the keyboard's windows and performs pending layout.
  func layOutScreen() {
    awaitKeyboard()
    application.layoutIfNeeded()
  }

  /// Returns the reason a touch can't be made at the center of a view, or `nil` if it can.
  ///
  /// - Parameter waits: Whether a moving view is waited for.
  func refusal(toTouch view: View, force: Bool = false, waits: Bool = false) -> InteractionError.Reason? {
    guard let obstacle = waits ? obstacleAtRest({ obstacle(to: view) }) : obstacle(to: view) else {
      return nil
    }
    guard force, view.window != nil else { return .obstructed(view: view.debugName, obstacle) }
    return refusal(toTouch: view.screenMiddle)
  }

  /// Returns the reason a touch can't be made at a point, or `nil` if it can.
  func refusal(toTouch point: CGPoint) -> InteractionError.Reason? {
    application.isOnScreen(point) ? nil : .offScreen(point: point, screen: application.screen.bounds.size)
  }

  /// Returns the reason a touch can't be made at the center of a key, or `nil` if it can.
  func refusal(toTouch key: KeyboardKey) -> InteractionError.Reason? {
    obstacle(to: key).map { .obstructed(view: key.debugName, $0) }
  }

  /// Advances virtual time while the obstacle is an animation that ends within five seconds, as a person
  /// waits for a moving view (U80); returns the obstacle that remains. Doesn't wait in ``manually(_:)``.
  func obstacleAtRest(_ obstacle: () -> Obstacle?) -> Obstacle? {
    var found = obstacle()
    let deadline = context.clock.now.offset + User.patience
    while case .animating(_, let end?) = found, settles, end <= deadline {
      let before = context.clock.now.offset
      context.activate { context.advance(by: max(end - before, .zero)) }
      found = obstacle()
      if context.clock.now.offset == before { break }
    }
    return found
  }

  func touch(at point: CGPoint) {
    application.activate {
      application.tap(at: point, for: User.tapDuration)
      settleUnlessManual()
    }
  }
}
