import Foundation
import Responder
import Simulation
import ViewTree

/// An object that adjusts the insets of a table view controller's table for the keyboard (E55), until it is
/// deallocated.
///
/// It is an ordinary observer among those of the app: observers registered before it are notified first
/// (X30). At will-show the bottom inset grows by the newly covered height, at will-hide it shrinks by the
/// total that was added.
@MainActor final class TableInsetAdjuster: KeyboardInsetAdjuster {
  private weak var table: TableView?
  private let context: Handle<SimulationContext>
  private let bus: NotificationBus
  private var added: CGFloat = 0

  init(in table: TableView, of application: Application) {
    (self.table, context) = (table, application.context.handle)
    bus = application.context.notifications
    let shows = MethodSelector("makeRoom", TableInsetAdjuster.makeRoom).internalSelector
    bus.addObserver(self, selector: shows, name: Responder.keyboardWillShowNotification)
    let hides = MethodSelector("removeInsets", TableInsetAdjuster.removeInsets).internalSelector
    bus.addObserver(self, selector: hides, name: Responder.keyboardWillHideNotification)
    let begins = MethodSelector("showField", TableInsetAdjuster.showField).internalSelector
    bus.addObserver(self, selector: begins, name: TextField.textDidBeginEditingNotification)
    bus.addObserver(self, selector: begins, name: TextView.textDidBeginEditingNotification)
  }

  deinit { bus.removeObserver(self) }

  private func makeRoom(_ notification: Notification) {
    guard let table, let application = table.window?.application, application.context === context.object
    else { return }
    let safe = table.baseAdjustedContentInset.bottom - table.contentInset.bottom
    change(to: max(0, overlap(notification, with: table, application.screen) - safe))
    showField(notification)
  }

  private func removeInsets(_ notification: Notification) { remove() }

  func remove() { change(to: 0) }

  private func change(to room: CGFloat) {
    guard let table, room != added else { return }
    table.contentInset.bottom += room - added
    table.scrollIndicatorInsets.bottom += room - added
    added = room
  }

  /// Scrolls to the first responder in the table, while an inset for the keyboard is added.
  private func showField(_ notification: Notification) {
    guard added > 0, let table, let field = table.window?.scope.firstResponder as? View,
      field.isDescendant(of: table), field !== table
    else { return }
    table.scrollRectToVisible(field.convert(field.bounds, to: table), animated: true)
  }

  /// Returns the height, from the table's lower edge up, that a keyboard at the bottom of the interface will
  /// cover.
  private func overlap(_ notification: Notification, with table: TableView, _ screen: Screen) -> CGFloat {
    let toInterface = screen.fromInterface.inverted()
    let whole = screen.interfaceBounds
    let keys: CGRect
    if let end = KeyboardNotice.frames(in: notification, on: screen)?.end {
      keys = end.applying(toInterface)
    } else if let size = (notification.userInfo?[Responder.keyboardBoundsUserInfoKey] as? CGRect)?.size {
      keys = CGRect(x: 0, y: whole.maxY - size.height, width: size.width, height: size.height)
    } else {
      return 0
    }
    let place = table.convertToScreen(table.bounds).applying(toInterface)
    guard keys.maxY >= whole.maxY, keys.intersects(place) else { return 0 }
    return place.maxY - max(keys.minY, place.minY)
  }
}

extension Keyboard: TableInsetting {
  /// Begins to adjust a table's insets for the keyboard, until the returned object is deallocated.
  package func makeRoom(in table: TableView) -> any KeyboardInsetAdjuster {
    TableInsetAdjuster(in: table, of: application)
  }
}
