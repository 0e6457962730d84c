import Foundation
import HeadlessUIKit

/// A controller that keeps one view of its form above the keyboard, as published in
/// *KeyboardAwareViewController* (Avraham Shukron, June 2011, for iOS 4).
///
/// The controller has no references to the fields. When its view has appeared, it replaces the view by a red
/// scroll view and adds the view to that. At will-show it finds the window's first responder and sets a
/// toolbar with a button "Cancel" as its accessory view. At the first did-show it shrinks the scroll view by
/// the keyboard's height and scrolls until the lower edge of ``thresholdView`` is 10 points above the
/// keyboard. At will-hide it grows the scroll view and scrolls back to the top.
///
/// On its author's system the first did-show has the height with the toolbar (S16a), and the form works. The
/// flaws:
/// - where the first did-show has the height without the toolbar, 44 points stay hidden, and the hide grows
///   the frame by 44 too much (X19);
/// - the threshold's position in the view is compared with the keyboard's position on the screen, so that
///   under a bar the button stays hidden (X18);
/// - it scrolls to the threshold view, whichever field is edited: a field too far above it is scrolled off
///   the screen, though the author expects of a form with several fields that the tapped one is shown (X34);
/// - a first responder without a toolbar gets the default one, even if ``shouldUseDefaultToolBar`` is false,
///   320 points wide on every screen;
/// - before 3.2 the notifications have no frame, and on iPads the class does nothing (D4.6).
///
/// As its author warns, the controller should not be presented modally. He gives no more of a reason than
/// "some things with the Window"; the explanation here is assumed (KB11): its view, which is no longer in the
/// presentation's own view, does not follow a rotation, and is dismissed inside the red scroll view, which
/// stays in front of everything until the end. A view that is removed and added again, as by a push
/// and a pop, is in no scroll view from then on. ``FixedKeyboardAwareViewController`` corrects all of these.
@preconcurrency @MainActor class KeyboardAwareViewController: ViewController {
  /// The size of the default toolbar, in points.
  static let toolbarSize = CGSize(width: 320, height: 44)

  /// The bar above the keyboard: the app's, that of the field that was edited last, or the default one.
  var keyboardToolbar: Toolbar?
  /// The lowest view that has to stay visible, a direct subview of the controller's view.
  var thresholdView: View?
  /// Whether the default toolbar is used in place of ``keyboardToolbar``.
  var shouldUseDefaultToolBar = false

  /// The scroll view around the form.
  var enclosingScrollView: ScrollView?
  /// Whether the form is laid out for a visible keyboard.
  var isInKeyboardLayout = false
  /// The first responder at the last show; nil after the hide.
  var firstResponder: Responder?
  private var originalViewFrame = CGRect.zero
  /// The bus with the registrations.
  final var center: NotificationBus?

  /// Whether the device is a phone; the technique does nothing on other devices.
  final var isOnPhone: Bool { Application.shared.context.device.idiom == .phone }

  // MARK: Notifications

  /// Registers for the keyboard's notifications, on a phone.
  func signInForNotifications() {
    guard isOnPhone else { return }
    let bus = NotificationBus.default
    center = bus
    bus.addObserver(
      self,
      selector: MethodSelector("setupToolbar", KeyboardAwareViewController.setupToolbar),
      name: Responder.keyboardWillShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector(
        "scrollForKeyboardLayout",
        KeyboardAwareViewController.scrollForKeyboardLayout
      ),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("returnToNormalLayout", KeyboardAwareViewController.returnToNormalLayout),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Removes the registrations of ``signInForNotifications()``.
  func resignFromNotifications() {
    center?.removeObserver(self, name: Responder.keyboardDidShowNotification)
    center?.removeObserver(self, name: Responder.keyboardWillHideNotification)
    center?.removeObserver(self, name: Responder.keyboardWillShowNotification)
  }

  /// Registers for the keyboard's notifications.
  override func viewDidLoad() {
    super.viewDidLoad()
    signInForNotifications()
  }

  /// Removes the registrations.
  deinit { MainActor.assumeIsolated { resignFromNotifications() } }

  // MARK: The scroll view

  /// Replaces the view by a scroll view and adds the view to that, on a phone, unless the scroll view has a
  /// superview already.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isOnPhone, enclosingScrollView?.superview == nil else { return }
    var frame = view.frame
    let scrollView = ScrollView(frame: frame)
    scrollView.backgroundColor = .red
    scrollView.bounces = false
    scrollView.contentSize = frame.size
    enclosingScrollView = scrollView
    frame.origin = .zero
    view.frame = frame
    originalViewFrame = frame
    view.superview?.addSubview(scrollView)
    scrollView.addSubview(view)
  }

  // MARK: The toolbar

  /// Sets a toolbar as the accessory view of the first responder and reloads its input views. If the first
  /// responder has a toolbar already, that becomes ``keyboardToolbar``.
  func setupToolbar(_ notification: Notification) {
    firstResponder = view.window?.publishedFindFirstResponder()
    if let accessory = firstResponder?.inputAccessoryView {
      if let toolbar = accessory as? Toolbar { keyboardToolbar = toolbar }
      return
    }
    guard firstResponder is TextField || firstResponder is TextView else { return }
    if shouldUseDefaultToolBar || keyboardToolbar == nil { keyboardToolbar = defaultToolbar() }
    (firstResponder as? TextField)?.inputAccessoryView = keyboardToolbar
    (firstResponder as? TextView)?.inputAccessoryView = keyboardToolbar
    firstResponder?.reloadInputViews()
  }

  /// Creates the toolbar with the button "Cancel", which hides the keyboard.
  func defaultToolbar() -> Toolbar {
    let size = KeyboardAwareViewController.toolbarSize
    let toolbar = Toolbar(frame: CGRect(x: 0, y: -size.height, width: size.width, height: size.height))
    let hideKeyboard = BarButtonItem(
      title: "Cancel",
      style: .done,
      target: self,
      action: MethodSelector("hideKeyboard", KeyboardAwareViewController.hideKeyboard)
    )
    toolbar.items = [hideKeyboard]
    return toolbar
  }

  // MARK: Showing and hiding

  /// Shrinks the scroll view by the keyboard's height and scrolls to the threshold view; has no effect while
  /// ``isInKeyboardLayout``.
  func scrollForKeyboardLayout(_ notification: Notification) {
    guard !isInKeyboardLayout else { return }
    isInKeyboardLayout = true
    let keyboardFrame = KeyboardChange(notification).endFrame ?? .zero
    enclosingScrollView?.frame.size.height -= keyboardFrame.height
    view.frame = originalViewFrame
    let thresholdPoint = thresholdView?.frame.maxY ?? 0
    let padding: CGFloat = 10
    let offset = max(0, thresholdPoint - keyboardFrame.minY + padding)
    let size = CGSize(width: KeyboardAwareViewController.toolbarSize.width, height: keyboardFrame.minY)
    let origin = CGPoint(x: view.frame.minX, y: view.frame.minY + offset)
    guard origin.y != view.frame.minY else { return }
    enclosingScrollView?.scrollRectToVisible(CGRect(origin: origin, size: size), animated: true)
  }

  /// Makes the first responder in the view's window resign.
  func hideKeyboard() {
    view.window?.publishedFindFirstResponder()?.resignFirstResponder()
  }

  /// Grows the scroll view by the keyboard's height, along with the slide, and scrolls back to the top; has
  /// no effect unless ``isInKeyboardLayout``.
  func returnToNormalLayout(_ notification: Notification) {
    guard isInKeyboardLayout else { return }
    let change = KeyboardChange(notification)
    View.beginAnimations(nil)
    View.setAnimationDuration(change.duration)
    enclosingScrollView?.frame.size.height += change.endFrame?.height ?? 0
    view.frame = originalViewFrame
    View.commitAnimations()
    let visible = CGRect(origin: .zero, size: view.frame.size)
    enclosingScrollView?.scrollRectToVisible(visible, animated: true)
    isInKeyboardLayout = false
    firstResponder = nil
  }
}
