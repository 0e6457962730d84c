/// A placeholder in a menu for elements that a function provides when the menu is shown; UIKit's
/// `UIDeferredMenuElement`. Until then a row "Loading…" is shown.
@preconcurrency @MainActor public final class DeferredMenuElement: MenuElement {
  /// A function that provides elements by calling a completion, at once or later.
  public typealias Provider = (@escaping ([MenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var isLoading = false
  /// The elements, or `nil` until they are provided.
  package private(set) var elements: [MenuElement]?

  private init(isCached: Bool, _ provider: @escaping Provider) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil)
  }

  /// Creates an element whose provider is called once; later menus show the same elements.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, elementProvider)
  }

  /// Creates an element whose provider is called each time the menu opens; from iOS 15.
  public static func uncached(_ elementProvider: @escaping Provider) -> Self {
    Self(isCached: false, elementProvider)
  }

  /// Calls the provider unless it has provided or is loading, and `completion` when it has provided later.
  package func load(_ completion: @escaping () -> Void) {
    guard elements == nil, !isLoading else { return }
    isLoading = true
    var isInside = true
    provider { [weak self] elements in
      guard let self, self.isLoading else { return }
      self.isLoading = false
      self.elements = elements
      if !isInside { completion() }
    }
    isInside = false
  }

  /// Removes the elements of an uncached element when its menu has closed.
  package func menuDidClose() {
    guard !isCached else { return }
    (elements, isLoading) = (nil, false)
  }
}
