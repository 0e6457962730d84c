import Foundation

extension Image: ItemProviderReading, ItemProviderWriting {
  /// The type of images.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The types of image files.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

  /// Creates an image of unknown contents, of 24 x 24 points, as one of a file has it. Fails without data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard !data.isEmpty, let image = Image(named: "image") as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  /// Fails, because images have no pixels. The image itself is loaded by its class.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(
      nil,
      NSError(domain: ItemProvider.errorDomain, code: ItemProvider.ErrorCode.itemUnavailableError.rawValue)
    )
    return nil
  }
}
