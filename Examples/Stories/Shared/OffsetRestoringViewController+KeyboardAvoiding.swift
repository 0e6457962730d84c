import Foundation
import HeadlessUIKit

extension OffsetRestoringViewController: ScrollViewAvoiding {
  /// The outlet ``scrollview``.
  final var scrollView: ScrollView? {
    get { scrollview }
    set { scrollview = newValue }
  }

  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension OffsetRestoringFirstStage: ScrollViewAvoiding {
  /// The outlet ``scrollview``.
  final var scrollView: ScrollView? {
    get { scrollview }
    set { scrollview = newValue }
  }

  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension FixedOffsetRestoringViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

/// The published class in a form of any size, on any screen: the constants for the content are the size that
/// the content has, and those for the frame are the size that the scroll view has when it appears.
class AdaptedOffsetRestoringViewController: OffsetRestoringViewController {
  private var frameOnAppearance: CGRect?

  override func viewWillAppear(_ animated: Bool) {
    if let scrollview { contentSize = scrollview.contentSize }
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if frameOnAppearance == nil { frameOnAppearance = scrollview?.frame }
  }

  override func keyboardDidHide(_ notification: Notification) {
    let wasVisible = keyboardVisible
    super.keyboardDidHide(notification)
    guard wasVisible, let frameOnAppearance else { return }
    scrollview?.frame = frameOnAppearance
    scrollview?.contentOffset = offset
  }
}

extension TechniqueVariant {
  /// Returns the class of sample-scrollview, with constants that fit the form, or the corrected one.
  @MainActor var offsetRestoring: any ScrollViewAvoiding {
    self == .classic ? AdaptedOffsetRestoringViewController() : FixedOffsetRestoringViewController()
  }
}
