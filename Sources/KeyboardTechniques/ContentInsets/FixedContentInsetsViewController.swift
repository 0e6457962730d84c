import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view gets as much more bottom inset as the keyboard needs, corrected.
///
/// It keeps no insets and no offset, only how much it has added itself. At each notification it looks how much of the scroll
/// view the keyboard will cover (X10, X12, X13, X24), how much of that the insets of others and the safe area leave free
/// already, and adds the rest; so it makes no difference how often it is told (X14), and who else changes insets (X11,
/// X30). Once the keyboard covers nothing, it has added nothing, and the content is where the person has scrolled it (X15).
///
/// A field or text view that is edited is scrolled to if it is not seen whole, wherever it is inside and whether or not it is
/// watched (X06, X07, X08, X16, X17). It listens while its view is on the screen, and gives the room back when the view
/// has left.
@preconcurrency @MainActor open class FixedContentInsetsViewController: ScrollingFieldsViewController {
  /// Who knows the keyboard that is up when this controller comes, for which nothing is posted (X28).
  open var keyboardMemory: KeyboardMemory?

  /// How much of the content's bottom inset is for the keyboard.
  public private(set) final var room: CGFloat = 0
  private var indicatorRoom: CGFloat = 0
  private var isListening = false
  private var isCovered = false

  private static let changes = [
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
    Responder.keyboardDidShowNotification, Responder.keyboardWillHideNotification,
  ]
  private static let beginnings = [
    TextField.textDidBeginEditingNotification, TextView.textDidBeginEditingNotification,
  ]

  /// Registers ``keyboardChanges(_:)`` and ``editingBegins(_:)``, once.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isListening else { return }
    isListening = true
    listen(
      to: Self.changes,
      MethodSelector("keyboardChanges", FixedContentInsetsViewController.keyboardChanges)
    )
    listen(
      to: Self.beginnings,
      MethodSelector("editingBegins", FixedContentInsetsViewController.editingBegins)
    )
  }

  private func listen(to names: [Notification.Name], _ selector: MethodSelector) {
    for name in names { NotificationBus.default.addObserver(self, selector: selector, name: name) }
  }

  /// Makes room for a keyboard that is up already.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let change = keyboardMemory?.change { makeRoom(for: change) }
  }

  /// Takes the registrations and the room back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for name in Self.changes + Self.beginnings { NotificationBus.default.removeObserver(self, name: name) }
    isListening = false
    isCovered = false
    if let scrollView { _ = makeRoom(0, in: scrollView) }
  }

  /// Follows the keyboard, along with its slide, and scrolls to the field where there is more keyboard than before.
  open func keyboardChanges(_ notification: Notification) {
    let change = KeyboardChange(notification)
    change.animate {
      let grows = makeRoom(for: change)
      if grows || notification.name == Responder.keyboardWillShowNotification { showField() }
    }
  }

  /// Scrolls to the field, or text view, if the keyboard is up already.
  open func editingBegins(_ notification: Notification) {
    View.animate(withDuration: 0.25) { showField() }
  }

  /// Returns whether there is more room afterwards.
  @discardableResult
  private func makeRoom(for change: KeyboardChange) -> Bool {
    guard let scrollView else { return false }
    let overlap = change.overlap(with: scrollView)
    isCovered = overlap > 0
    return makeRoom(overlap, in: scrollView)
  }

  @discardableResult
  private func makeRoom(_ overlap: CGFloat, in scrollView: ScrollView) -> Bool {
    let safe = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    func part(beside other: CGFloat) -> CGFloat { max(0, overlap - safe - other) }
    let (content, indicators) = (scrollView.contentInset.bottom, scrollView.scrollIndicatorInsets.bottom)
    let (before, after) = (room, part(beside: content - room))
    room = after
    if after != before { scrollView.contentInset.bottom = content - before + after }
    let rest = indicators - indicatorRoom
    indicatorRoom = part(beside: rest)
    scrollView.scrollIndicatorInsets.bottom = rest + indicatorRoom
    return after > before
  }

  private func showField() {
    guard isCovered, let scrollView, let field = scrollView.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }
}
