import Foundation

/// What stands for a picture: the name of its file, and its size. There are no pixels.
public struct Image: Hashable, Sendable {
  /// The name of the file, as the program wrote it.
  public let name: String
  /// Width and height, in points.
  public let size: CGSize

  /// Makes an image; the file need not exist.
  public init(named name: String, size: CGSize) {
    self.name = name
    self.size = size
  }
}
