import Foundation
import Responder
import Simulation
import ViewTree

/// Passes the choice in a notification.
///
/// The flaw (X32): the form registers in `viewDidLoad` and never takes that back. Before iOS 6 its view is unloaded at a memory
/// warning while the picker is on top, loads again, and every choice is taken twice.
public class NotificationFormViewController: OptionFormViewController {
  /// The choice is in the user info under ``optionKey``.
  public nonisolated static let didPickNotification = Notification.Name("OptionPickerDidPickNotification")
  /// The key of the choice, a `String`.
  public static let optionKey = "option"

  /// Registers for the choice.
  public override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  /// A picker that posts.
  public final override func makePicker() -> OptionPickerViewController {
    PostingPickerViewController(options: options)
  }

  fileprivate final func observe() {
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("optionWasPicked", NotificationFormViewController.optionWasPicked),
      name: Self.didPickNotification
    )
  }

  /// Takes the choice.
  public final func optionWasPicked(_ notification: Notification) {
    if let option = notification.userInfo?[Self.optionKey] as? String { take(option) }
  }
}

/// Passes the choice in a notification for which the form is registered once, however often its view loads.
public final class FixedNotificationFormViewController: NotificationFormViewController {
  /// Ends an earlier registration first.
  public override func viewDidLoad() {
    NotificationBus.default.removeObserver(self, name: Self.didPickNotification)
    super.viewDidLoad()
  }
}

/// A picker that posts the choice.
public final class PostingPickerViewController: OptionPickerViewController {
  /// Posts.
  public override func didPick(_ option: String) {
    NotificationBus.default.post(
      name: NotificationFormViewController.didPickNotification,
      object: self,
      userInfo: [NotificationFormViewController.optionKey: option]
    )
  }
}
