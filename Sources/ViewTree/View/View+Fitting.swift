import Foundation

extension View {
  /// Gives the view the size that suits it best; its top left corner stays.
  public final func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
}
