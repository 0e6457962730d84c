import Foundation
import HeadlessUIKit

/// A corrected controller whose scroll view gets the additional bottom inset that the keyboard needs.
///
/// The controller saves no insets and no offset, only the amount that it has added. At each notification it
/// computes the part of the scroll view that the keyboard will cover (X10, X12, X13, X24), subtracts the
/// insets of other code and the safe area, and adds the rest; so repeated notifications (X14) and other code
/// that changes insets (X11, X30) have no effect on it. When the keyboard covers nothing, nothing is added,
/// and the content stays where the user has scrolled it (X15).
///
/// The controller scrolls to the first responder if it is not fully visible, in any container (X06, X07, X08,
/// X16, X17). It observes the keyboard while its view is on the screen, and removes the added inset when the
/// view has disappeared.
@preconcurrency @MainActor class FixedContentInsetsViewController: ViewController {
  /// The scroll view with the fields, an outlet.
  weak var scrollView: ScrollView?
  /// The record of a keyboard that was shown before this controller appeared, for which nothing is posted
  /// (X28).
  var keyboardMemory: KeyboardMemory?

  /// The part of the bottom content inset that is for the keyboard, in points.
  private(set) final var addedInset: CGFloat = 0
  private var addedIndicatorInset: CGFloat = 0
  private var isListening = false
  private var isCovered = false

  private static let changes = [
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
    Responder.keyboardDidShowNotification, Responder.keyboardWillHideNotification,
  ]
  private static let beginnings = [
    TextField.textDidBeginEditingNotification, TextView.textDidBeginEditingNotification,
  ]

  /// Registers ``keyboardChanges(_:)`` and ``editingBegins(_:)`` once.
  override func viewWillAppear(_ animated: Bool) {
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

  /// Adds the inset for a keyboard that is up already.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let change = keyboardMemory?.change { updateInset(for: change) }
  }

  /// Removes the registrations and the added inset.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for name in Self.changes + Self.beginnings { NotificationBus.default.removeObserver(self, name: name) }
    isListening = false
    isCovered = false
    if let scrollView { _ = updateInset(0, in: scrollView) }
  }

  /// Updates the added inset along with the keyboard's slide, and scrolls to the first responder if the inset
  /// has grown.
  func keyboardChanges(_ notification: Notification) {
    let change = KeyboardChange(notification)
    change.animate {
      let grows = updateInset(for: change)
      if grows || notification.name == Responder.keyboardWillShowNotification { showField() }
    }
  }

  /// Scrolls to the first responder if the keyboard is up already.
  func editingBegins(_ notification: Notification) {
    View.animate(withDuration: 0.25) { showField() }
  }

  /// Updates the inset for a change of the keyboard, and returns whether it has grown.
  @discardableResult
  private func updateInset(for change: KeyboardChange) -> Bool {
    guard let scrollView else { return false }
    let overlap = change.overlap(with: scrollView)
    isCovered = overlap > 0
    return updateInset(overlap, in: scrollView)
  }

  @discardableResult
  private func updateInset(_ overlap: CGFloat, in scrollView: ScrollView) -> Bool {
    let safe = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    func part(beside other: CGFloat) -> CGFloat { max(0, overlap - safe - other) }
    let (content, indicators) = (scrollView.contentInset.bottom, scrollView.scrollIndicatorInsets.bottom)
    let (before, after) = (addedInset, part(beside: content - addedInset))
    addedInset = after
    if after != before { scrollView.contentInset.bottom = content - before + after }
    let rest = indicators - addedIndicatorInset
    addedIndicatorInset = part(beside: rest)
    scrollView.scrollIndicatorInsets.bottom = rest + addedIndicatorInset
    return after > before
  }

  private func showField() {
    guard isCovered, let scrollView, let field = scrollView.findFirstResponder() as? View else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: false)
  }
}
