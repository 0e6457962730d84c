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

  /// Registers for the choice, whichever picker it is made in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    register()
  }

  fileprivate func register() { observe() }

  /// A picker that posts.
  public override func makePicker() -> OptionPickerViewController {
    PostingPickerViewController(options: options)
  }

  fileprivate final func observe(_ picker: OptionPickerViewController? = nil) {
    NotificationBus.default.addObserver(
      self,
      selector: MethodSelector("optionWasPicked", NotificationFormViewController.optionWasPicked),
      name: Self.didPickNotification,
      object: picker
    )
  }

  /// Takes the choice.
  public final func optionWasPicked(_ notification: Notification) {
    if let option = notification.userInfo?[Self.optionKey] as? String { take(option) }
  }
}

/// Passes the choice in a notification for which the form is registered once: for that of the picker that it pushes.
///
/// So it makes no difference how often its view loads, nor what other forms are on the screen.
public final class FixedNotificationFormViewController: NotificationFormViewController {
  fileprivate override func register() {}

  /// A picker that posts, and is the only one listened to.
  public override func makePicker() -> OptionPickerViewController {
    NotificationBus.default.removeObserver(self, name: Self.didPickNotification)
    let picker = super.makePicker()
    observe(picker)
    return picker
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
