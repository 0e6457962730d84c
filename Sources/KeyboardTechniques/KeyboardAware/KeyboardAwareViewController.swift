import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller that keeps one view of its form above the keyboard, as document 004 published it.
///
/// It needs to know no field. When its view has appeared, it puts a red scroll view into the view's place and the view into
/// that. At will-show it looks for the window's first responder and hangs a toolbar with a button "Cancel" onto it; at
/// did-show it shrinks the scroll view by the keyboard's height and scrolls until the lower edge of ``thresholdView`` is 10
/// points above the keyboard; at will-hide it grows the scroll view again and scrolls back to the top.
///
/// The flaws are the document's. The toolbar brings a second, higher show, which the guard ignores: 44 points stay hidden,
/// and the hide grows the frame by 44 too much (X19). The threshold's place in the view is compared with the keyboard's on the
/// screen, so that all that stands above the view is hidden too (X18). Where the first responder has no toolbar of its own
/// it gets the default one, whatever ``shouldUseDefaultToolBar`` says; it is 320 points wide on every screen. Before 3.2 the
/// notifications have no frame that it could read, and on iPads it does nothing at all.
///
/// It should not be presented modally, as its author warns: taken out of the presentation's own view, its view follows no
/// rotation any more, and at the end slides away inside the red scroll view, which stands in front of everything until then
/// (KB11). A view that is taken away and brought back, as by a push, is in no scroll view from then on.
/// ``FixedKeyboardAwareViewController`` mends all of these.
@preconcurrency @MainActor open class KeyboardAwareViewController: ViewController {
  /// The size of the document's toolbar.
  public static let toolbarSize = CGSize(width: 320, height: 44)
  /// How far above the keyboard the threshold view is to be, in points.
  public static let padding: CGFloat = 10

  /// What has to stay visible: the lowest view that matters, a direct subview of ``contentView``.
  open var thresholdView: View?
  /// The bar above the keyboard: the program's, or that of the field that was edited last, or the default one.
  open var keyboardToolbar: Toolbar?
  /// Whether the default toolbar comes before ``keyboardToolbar``.
  open var shouldUseDefaultToolBar = false
  /// The scroll view that the form is in.
  public internal(set) final var enclosingScrollView: ScrollView?
  /// Whether the form makes room for a keyboard.
  public internal(set) final var isInKeyboardLayout = false
  /// Who was first responder at the last show, until the keyboard goes.
  public internal(set) final var firstResponder: Responder?
  private var originalViewFrame = CGRect.zero

  /// The view that the form's fields are put into: here, the controller's view itself.
  open var contentView: View { view }

  /// Whether the device is one that the technique acts on.
  final var isOnPhone: Bool { Application.shared.context.device.idiom == .phone }

  // MARK: Notifications

  /// Registers for the keyboard's notifications. The registrations end with the controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    signInForNotifications()
  }

  /// Registers ``setupToolbar(_:)`` for will-show, ``scrollForKeyboardLayout(_:)`` for did-show and
  /// ``returnToNormalLayout(_:)`` for will-hide, on a phone.
  open func signInForNotifications() {
    guard isOnPhone else { return }
    let bus = NotificationBus.default
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

  /// Takes back what ``signInForNotifications()`` registered.
  open func resignFromNotifications() {
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardDidShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
    bus.removeObserver(self, name: Responder.keyboardWillShowNotification)
  }

  // MARK: The scroll view

  /// Puts the scroll view into the view's place, and the view into it, unless there is one already; on a phone.
  open override func viewDidAppear(_ animated: Bool) {
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

  /// Hangs a toolbar onto the first responder and lets the keyboard ask for it again; a toolbar that the first responder has
  /// becomes ``keyboardToolbar``.
  open func setupToolbar(_ notification: Notification) {
    firstResponder = view.window?.findFirstResponder()
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

  /// Makes the toolbar with "Cancel", which sends the keyboard away.
  open func defaultToolbar() -> Toolbar {
    let size = KeyboardAwareViewController.toolbarSize
    let toolbar = Toolbar(frame: CGRect(x: 0, y: -size.height, width: size.width, height: size.height))
    toolbar.items = [hideItem]
    return toolbar
  }

  /// The button of the default toolbar.
  final var hideItem: BarButtonItem {
    BarButtonItem(
      title: "Cancel",
      style: .done,
      target: self,
      action: MethodSelector("hideKeyboard", KeyboardAwareViewController.hideKeyboard)
    )
  }

  /// Makes the first responder of the view's window resign.
  open func hideKeyboard() {
    view.window?.findFirstResponder()?.resignFirstResponder()
  }

  // MARK: The keyboard's coming and going

  /// Shrinks the scroll view by the keyboard's height and scrolls to the threshold view; nothing if the form makes room for a
  /// keyboard already.
  open func scrollForKeyboardLayout(_ notification: Notification) {
    guard !isInKeyboardLayout else { return }
    isInKeyboardLayout = true
    let keyboardFrame = KeyboardChange(notification).endFrame ?? .zero
    enclosingScrollView?.frame.size.height -= keyboardFrame.height
    view.frame = originalViewFrame
    let thresholdPoint = thresholdView?.frame.maxY ?? 0
    let offset = max(0, thresholdPoint - keyboardFrame.minY + KeyboardAwareViewController.padding)
    let size = CGSize(width: KeyboardAwareViewController.toolbarSize.width, height: keyboardFrame.minY)
    let origin = CGPoint(x: view.frame.minX, y: view.frame.minY + offset)
    guard origin.y != view.frame.minY else { return }
    enclosingScrollView?.scrollRectToVisible(CGRect(origin: origin, size: size), animated: true)
  }

  /// Grows the scroll view by the keyboard's height, along with the keyboard, and scrolls back to the top; nothing if the form
  /// makes room for none.
  open func returnToNormalLayout(_ notification: Notification) {
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

extension KeyboardAwareViewController: KeyboardAvoiding {
  /// The view that has the fields, see ``contentView``.
  public final var fieldContainer: View {
    loadViewIfNeeded()
    return contentView
  }

  /// Makes a field the threshold view if it is lower than the one there is; no field is asked for anything else.
  public final func watch(_ field: TextField) {
    if field.frame.maxY > thresholdView?.frame.maxY ?? 0 { thresholdView = field }
  }
}
