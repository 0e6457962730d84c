import HeadlessUIKit

extension ContentInsetsViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension OlderContentInsetsViewController: ScrollViewAvoiding {
  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}

extension FixedContentInsetsViewController: ScrollViewAvoiding {
  /// Changes nothing: the controller finds the first responder by itself.
  final func watch(_ field: TextField) {}
}

extension TechniqueVariant {
  /// A new controller of *Don't Block the Box*, as published or corrected.
  @MainActor var contentInsets: any ScrollViewAvoiding {
    switch self {
    case .classic: ContentInsetsViewController()
    case .fixed: FixedContentInsetsViewController()
    }
  }

  /// A new controller of Apple's solution, or the corrected one.
  @MainActor var olderContentInsets: any ScrollViewAvoiding {
    switch self {
    case .classic: OlderContentInsetsViewController()
    case .fixed: FixedContentInsetsViewController()
    }
  }
}
