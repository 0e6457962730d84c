import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller that keeps one view of its form above the keyboard, corrected.
///
/// - The scroll view is in the controller's view from the beginning, so nothing is moved from one superview to another, and the
///   controller may be presented, pushed and come back (KB11).
/// - The toolbar is the controller's own ``inputAccessoryView``, which the keyboard finds up the responder chain (A60): it is
///   there before the keyboard comes, as wide as it, and no second show follows (X19). A field that has one of its own
///   keeps it.
/// - What the keyboard covers is computed in the view's own coordinates (X18), anew at each notification, a change of the
///   frame included; a keyboard that does not stand at the bottom covers nothing (X25).
/// - The threshold view is shown as far as the field that is edited stays visible, and that one is scrolled to also when it
///   begins editing while the keyboard is up (X07).
/// - All of it works on iPads too; the default toolbar, for which they have a key, comes on phones only.
///
/// It listens while its view is on the screen, until the end of the transition in which it goes (X05).
@preconcurrency @MainActor open class FixedKeyboardAwareViewController: KeyboardAwareViewController {
  private let form = View()
  private var isListening = false
  /// How much of the view the keyboard covers.
  private var overlap: CGFloat = 0

  /// The view that the form's fields are put into: as large as the controller's view, or larger where its subviews need it.
  open override var contentView: View { form }

  // MARK: The scroll view

  /// Makes a view with the scroll view in it, and ``contentView`` inside of that.
  open override func loadView() {
    super.loadView()
    let scrollView = ScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(form)
    view.addSubview(scrollView)
    enclosingScrollView = scrollView
    place()
  }

  /// Nothing: the form is in its scroll view already.
  open override func viewDidAppear(_ animated: Bool) {}

  /// Gives the scroll view what the keyboard leaves of the view.
  open override func viewDidLayoutSubviews() {
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
  }

  // MARK: Notifications

  /// Nothing: the controller registers while its view is on the screen.
  open override func signInForNotifications() {}

  /// Registers for the keyboard's notifications, and for those of fields that begin editing.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isListening else { return }
    isListening = true
    let bus = NotificationBus.default
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

  /// Takes the registrations back, and has its whole view again.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    resignFromNotifications()
    makeRoom(0)
  }

  /// Takes back what ``viewWillAppear(_:)`` registered.
  open override func resignFromNotifications() {
    super.resignFromNotifications()
    let bus = NotificationBus.default
    for name in [
      Responder.keyboardWillChangeFrameNotification, TextField.textDidBeginEditingNotification,
      TextView.textDidBeginEditingNotification,
    ] { bus.removeObserver(self, name: name) }
    isListening = false
  }

  // MARK: The toolbar

  /// ``keyboardToolbar``, or the default toolbar if it is wanted on a phone; before 3.2 nobody asks for it.
  open override var inputAccessoryView: View? {
    if keyboardToolbar == nil, shouldUseDefaultToolBar, isOnPhone { keyboardToolbar = defaultToolbar() }
    return keyboardToolbar
  }

  /// Nothing: the toolbar is there when the keyboard comes.
  open override func setupToolbar(_ notification: Notification) {}

  /// Makes the toolbar with "Cancel", as wide as the view.
  open override func defaultToolbar() -> Toolbar {
    let size = CGSize(width: view.bounds.width, height: KeyboardAwareViewController.toolbarSize.height)
    let toolbar = Toolbar(frame: CGRect(origin: .zero, size: size))
    toolbar.autoresizingMask = .flexibleWidth
    toolbar.items = [hideItem]
    return toolbar
  }

  /// Ends editing in the controller's view.
  open override func hideKeyboard() {
    view.endEditing(true)
  }

  // MARK: The keyboard's coming and going

  /// Leaves the scroll view what the keyboard will not cover, along with the keyboard's slide, and scrolls; called at will-show,
  /// will-change-frame and did-show, when the system may have moved the view itself (KB3).
  open override func scrollForKeyboardLayout(_ notification: Notification) {
    // A keyboard that has gone again before it was there is told to have come all the same.
    let isLate = notification.name == Responder.keyboardDidShowNotification
    guard !isLate || isInKeyboardLayout else { return }
    let change = KeyboardChange(notification)
    let overlap = change.overlap(with: view)
    guard overlap != self.overlap else { return }
    firstResponder = view.findFirstResponder()
    change.animate { makeRoom(overlap) }
  }

  /// Gives the scroll view the whole view back, along with the keyboard's slide.
  open override func returnToNormalLayout(_ notification: Notification) {
    KeyboardChange(notification).animate { makeRoom(0) }
    firstResponder = nil
  }

  /// A text input has begun editing: if it is in the form and the keyboard is up, it is scrolled to.
  open func editingDidBegin(_ notification: Notification) {
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

  /// Scrolls as little as needed to show the threshold view, then the field that is edited, which comes first.
  private func reveal(animated: Bool) {
    guard let scrollView = enclosingScrollView else { return }
    let height = scrollView.bounds.height
    var top = scrollView.contentOffset.y
    for view in [thresholdView, form.findFirstResponder() as? View] {
      guard let view, view.isDescendant(of: form) else { continue }
      let rect = view.convert(view.bounds, to: form)
      top = max(top, min(rect.maxY + KeyboardAwareViewController.padding, form.bounds.height) - height)
      top = min(top, rect.minY)
    }
    guard top != scrollView.contentOffset.y else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: animated)
  }

  /// Ends at the nearest place where the content can rest: the person's scrolling stays.
  private func scrollBack() {
    guard let scrollView = enclosingScrollView else { return }
    let lowest = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    if scrollView.contentOffset.y > lowest { scrollView.contentOffset.y = lowest }
  }
}
