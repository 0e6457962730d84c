import Foundation
import HeadlessUIKit

/// A corrected controller that keeps one view of its form above the keyboard.
///
/// - The scroll view is in the controller's view from the beginning, so that no view changes its superview,
///   and the controller may be presented, pushed and shown again (KB11).
/// - The toolbar is the controller's own ``inputAccessoryView``, which UIKit finds in the responder chain
///   (A60): it is set before the keyboard is shown, as wide as the keyboard, and no second show follows
///   (X19). A field keeps its own accessory view.
/// - The part that the keyboard covers is computed in the view's own coordinates (X18) at each notification,
///   changes of the frame included; a keyboard that is not at the bottom covers nothing (X25).
/// - The threshold view is shown as far as the first responder stays visible (X34), and the first responder
///   is scrolled to also when it begins editing while the keyboard is up (X07).
/// - All of it works on iPads, too, except for the default toolbar, since their keyboards have a key that
///   hides them.
///
/// The controller observes the keyboard while its view is on the screen, until the end of the transition in
/// which it disappears (X05).
@preconcurrency @MainActor class FixedKeyboardAwareViewController: KeyboardAwareViewController {
  /// The space between a view that is scrolled to and the keyboard, in points.
  private static let padding: CGFloat = 10

  private let form = View()
  private var isListening = false
  /// The part of the view that the keyboard covers, in points.
  private var overlap: CGFloat = 0

  /// The container of the form's fields: as large as the controller's view, or larger if its subviews need
  /// it.
  var contentView: View { form }

  // MARK: The scroll view

  /// Creates a view with the scroll view, and ``contentView`` in it.
  override func loadView() {
    super.loadView()
    let scrollView = ScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(form)
    view.addSubview(scrollView)
    enclosingScrollView = scrollView
    place()
  }

  /// Has no effect: the form is in its scroll view already.
  override func viewDidAppear(_ animated: Bool) {}

  /// Sets the frame of the scroll view to the part of the view above the keyboard.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    let bounds = view.bounds
    form.frame = bounds
    let lowest = form.subviews.map(\.frame.maxY).max() ?? 0
    form.frame.size.height = max(bounds.height, lowest)
    enclosingScrollView?.contentSize = form.frame.size
    enclosingScrollView?.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: bounds.width,
      height: bounds.height - overlap
    )
    // The system's own scrolling to a first responder leaves the inset free (E51).
    enclosingScrollView?.contentInset.top = bars
  }

  /// The height of the bars over the top of the view while the form is scrolled for a keyboard, otherwise 0:
  /// at rest the form begins at the top of the view, as its layout says.
  private var bars: CGFloat { isInKeyboardLayout ? topLayoutGuide.length : 0 }

  // MARK: Notifications

  /// Has no effect: the controller registers in ``viewWillAppear(_:)``.
  override func signInForNotifications() {}

  /// Registers for the keyboard's notifications, and for those of text inputs that begin editing.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isListening else { return }
    isListening = true
    let bus = NotificationBus.default
    center = bus
    let show = MethodSelector(
      "scrollForKeyboardLayout",
      FixedKeyboardAwareViewController.scrollForKeyboardLayout
    )
    for name in [
      Responder.keyboardWillShowNotification, Responder.keyboardWillChangeFrameNotification,
      Responder.keyboardDidShowNotification,
    ] { bus.addObserver(self, selector: show, name: name) }
    bus.addObserver(
      self,
      selector: MethodSelector("returnToNormalLayout", FixedKeyboardAwareViewController.returnToNormalLayout),
      name: Responder.keyboardWillHideNotification
    )
    let begin = MethodSelector("editingDidBegin", FixedKeyboardAwareViewController.editingDidBegin)
    for name in [TextField.textDidBeginEditingNotification, TextView.textDidBeginEditingNotification] {
      bus.addObserver(self, selector: begin, name: name)
    }
  }

  /// Removes the registrations, and restores the layout without the keyboard.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    resignFromNotifications()
    makeRoom(0)
  }

  /// Removes the registrations of ``viewWillAppear(_:)``.
  override func resignFromNotifications() {
    super.resignFromNotifications()
    for name in [
      Responder.keyboardWillChangeFrameNotification, TextField.textDidBeginEditingNotification,
      TextView.textDidBeginEditingNotification,
    ] { center?.removeObserver(self, name: name) }
    isListening = false
  }

  // MARK: The toolbar

  /// The `keyboardToolbar`, or the default toolbar on a phone if `shouldUseDefaultToolBar`; not called
  /// before 3.2.
  override var inputAccessoryView: View? {
    if keyboardToolbar == nil, shouldUseDefaultToolBar, isOnPhone { keyboardToolbar = defaultToolbar() }
    return keyboardToolbar
  }

  /// Has no effect: the toolbar is there before the keyboard is shown.
  override func setupToolbar(_ notification: Notification) {}

  /// Creates the toolbar with the button "Cancel", as wide as the view.
  override func defaultToolbar() -> Toolbar {
    let size = CGSize(width: view.bounds.width, height: KeyboardAwareViewController.toolbarSize.height)
    let toolbar = Toolbar(frame: CGRect(origin: .zero, size: size))
    toolbar.autoresizingMask = .flexibleWidth
    toolbar.items = super.defaultToolbar().items
    return toolbar
  }

  /// Ends editing in the controller's view.
  override func hideKeyboard() {
    view.endEditing(true)
  }

  // MARK: Showing and hiding

  /// Shrinks the scroll view by the part that the keyboard will cover, along with the slide, and scrolls.
  /// Registered for will-show, will-change-frame and did-show; before did-show the system may have moved the
  /// view itself (KB3).
  override func scrollForKeyboardLayout(_ notification: Notification) {
    // Did-show is posted also for a keyboard that was hidden while it was sliding in.
    let isLate = notification.name == Responder.keyboardDidShowNotification
    guard !isLate || isInKeyboardLayout else { return }
    let change = KeyboardChange(notification)
    let overlap = change.overlap(with: view)
    guard overlap != self.overlap else { return }
    firstResponder = view.findFirstResponder()
    change.animate { makeRoom(overlap) }
  }

  /// Restores the frame of the scroll view, along with the slide.
  override func returnToNormalLayout(_ notification: Notification) {
    KeyboardChange(notification).animate { makeRoom(0) }
    firstResponder = nil
  }

  /// Scrolls to a text input of the form that has begun editing, if the keyboard is up.
  func editingDidBegin(_ notification: Notification) {
    guard isInKeyboardLayout, let field = notification.object as? View, field.isDescendant(of: form) else {
      return
    }
    reveal(animated: true)
  }

  private func makeRoom(_ overlap: CGFloat) {
    self.overlap = overlap
    isInKeyboardLayout = overlap > 0
    place()
    if isInKeyboardLayout { reveal(animated: false) } else { scrollBack() }
  }

  /// Scrolls as little as needed to show the threshold view and then the first responder, which has priority
  /// (X34), below the status bar and translucent bars.
  private func reveal(animated: Bool) {
    guard let scrollView = enclosingScrollView else { return }
    let height = scrollView.bounds.height
    var top = scrollView.contentOffset.y
    for view in [thresholdView, form.findFirstResponder() as? View] {
      guard let view, view.isDescendant(of: form) else { continue }
      let rect = view.convert(view.bounds, to: form)
      top = max(top, min(rect.maxY + Self.padding, form.bounds.height) - height)
      top = min(top, max(0, rect.minY - bars))
    }
    guard top != scrollView.contentOffset.y else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: animated)
  }

  /// Scrolls only as far as needed for the content to rest: scrolling by the user is preserved.
  private func scrollBack() {
    guard let scrollView = enclosingScrollView else { return }
    let lowest = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    if scrollView.contentOffset.y > lowest { scrollView.contentOffset.y = lowest }
  }
}
