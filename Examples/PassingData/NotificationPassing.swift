import Foundation
import HeadlessUIKit

/// A form that receives the choice in a notification, which the picker posts.
///
/// The form observes the notification of every picker until it is deallocated. The common mistake (X32): the
/// form registers in `viewDidLoad`. Before iOS 6 a view that is not shown is unloaded at a memory warning and
/// loaded again, and every choice is handled twice.
class NotificationFormViewController: OptionFormViewController {
  /// The notification with the choice, in the user info under ``optionKey``.
  nonisolated static let didPickNotification = Notification.Name("OptionPickerDidPickNotification")
  /// The user info key of the choice, a `String`.
  static let optionKey = "option"

  private let registersInViewDidLoad: Bool
  private var center: NotificationBus?

  /// Creates a form.
  ///
  /// - Parameter registersInViewDidLoad: Whether the form has the mistake.
  init(registersInViewDidLoad: Bool = false) {
    self.registersInViewDidLoad = registersInViewDidLoad
    super.init()
    if !registersInViewDidLoad { register() }
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Removes the registrations.
  deinit { center?.removeObserver(self) }

  /// Registers for the notification if the form has the mistake.
  override func viewDidLoad() {
    super.viewDidLoad()
    if registersInViewDidLoad { register() }
  }

  fileprivate func register() { observe() }

  /// Returns a picker that posts the notification.
  override func makePicker() -> OptionPickerViewController {
    PostingPickerViewController(options: options)
  }

  fileprivate final func observe(_ picker: OptionPickerViewController? = nil) {
    let bus = NotificationBus.default
    center = bus
    bus.addObserver(
      self,
      selector: MethodSelector("optionWasPicked", NotificationFormViewController.optionWasPicked),
      name: Self.didPickNotification,
      object: picker
    )
  }

  /// Stores the choice of the notification.
  final func optionWasPicked(_ notification: Notification) {
    if let option = notification.userInfo?[Self.optionKey] as? String { take(option) }
  }
}

/// A form that receives the choice in a notification of the one picker that it has pushed.
///
/// So a view that is loaded again and other forms' pickers have no effect.
final class FixedNotificationFormViewController: NotificationFormViewController {
  fileprivate override func register() {}

  /// Returns a picker that posts the notification, and observes only that picker.
  override func makePicker() -> OptionPickerViewController {
    NotificationBus.default.removeObserver(self, name: Self.didPickNotification)
    let picker = super.makePicker()
    observe(picker)
    return picker
  }
}

/// A picker that posts the choice.
final class PostingPickerViewController: OptionPickerViewController {
  /// Posts the notification.
  override func didPick(_ option: String) {
    NotificationBus.default.post(
      name: NotificationFormViewController.didPickNotification,
      object: self,
      userInfo: [NotificationFormViewController.optionKey: option]
    )
  }
}
