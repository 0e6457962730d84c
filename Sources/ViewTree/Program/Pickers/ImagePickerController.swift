import Foundation
import Responder
import Simulation

/// A controller in which the simulated user chooses a photo or takes one.
///
/// Its list has the images of the device's library, and a cancel button. The delegate dismisses the picker;
/// if it doesn't implement the method for the end, the picker dismisses itself. There are no videos.
@preconcurrency @MainActor open class ImagePickerController: NavigationController, SystemPicker {
  /// The source of the images. The raw values are UIKit's.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// A key of the information about a chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's identifier.
    public let rawValue: String
    /// Creates a key from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the type, a string: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the image after editing; only if the picker allows it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the chosen part of the image, a rectangle; only if the picker allows editing.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key of the URL of the image's file; only for an image of the library that a test gives one.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The source; the photo library by default. Stops for one that the device doesn't have.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if !Self.isSourceTypeAvailable(sourceType) {
        programmerError("ImagePickerController: the source type \(sourceType) is not available")
      }
    }
  }
  /// The types that can be chosen; images by default. Stops for types that the source doesn't have.
  open var mediaTypes = ["public.image"] {
    didSet {
      let available = Self.availableMediaTypes(for: sourceType) ?? []
      if mediaTypes.isEmpty || !mediaTypes.allSatisfy(available.contains) {
        programmerError("ImagePickerController: the source has no media of the types \(mediaTypes)")
      }
    }
  }
  /// Whether the image is edited after it was chosen: the information then has the edited image, by default
  /// the whole one.
  open var allowsEditing = false

  /// The delegate, the value of ``NavigationController/delegate``; nil if that is no image picker's delegate.
  @_nonoverride open weak var delegate: (any ImagePickerControllerDelegate & NavigationControllerDelegate)? {
    get { super.delegate as? any ImagePickerControllerDelegate & NavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// Returns whether the device has a source of images.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    Application.required(for: "ImagePickerController").photoSources.contains(sourceType)
  }

  /// Returns the types of media of a source: images; nil for a source that the device doesn't have.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Adds the list of images.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([PhotoListController(self)], animated: false)
  }

  /// The images that the list shows.
  final var offered: [Image] {
    sourceType == .camera ? [] : Application.required(for: "ImagePickerController").devicePhotos
  }

  /// Chooses an image as the simulated user does.
  ///
  /// - Parameters:
  ///   - url: The file of the image.
  ///   - crop: The part that is chosen in editing; nil for the whole image.
  package final func choose(_ image: Image, url: URL? = nil, crop: CGRect? = nil) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    info[.imageURL] = url
    if allowsEditing {
      let part = crop ?? CGRect(origin: .zero, size: image.size)
      info[.cropRect] = part
      info[.editedImage] = image.cropped(to: part)
    }
    end("imagePickerController(_:didFinishPickingMediaWithInfo:)") {
      $0.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  package final func cancelByUser() {
    end("imagePickerControllerDidCancel(_:)") { $0.imagePickerControllerDidCancel(self) }
  }

  private func end(_ name: StaticString, _ notify: (any ImagePickerControllerDelegate) -> Void) {
    guard let delegate else { return dismiss(animated: true) }
    let answer: Void? = OptionalMethod.call(name, of: delegate, notify(delegate))
    if answer == nil { dismiss(animated: true) }
  }
}

/// The list of an image picker.
private final class PhotoListController: ViewController {
  private weak var picker: ImagePickerController?

  init(_ picker: ImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    var choices: [(title: String, choose: @MainActor () -> Void)] = [
      ("Cancel", { [weak picker] in picker?.cancelByUser() })
    ]
    for (index, image) in (picker?.offered ?? []).enumerated() {
      choices.append(("Photo \(index + 1)", { [weak picker] in picker?.choose(image) }))
    }
    view = PickerList(choices)
  }
}

extension Image {
  /// Returns an image of a part of this one.
  fileprivate final func cropped(to rect: CGRect) -> Image {
    if rect == CGRect(origin: .zero, size: size) { return self }
    let format = GraphicsImageRendererFormat()
    format.scale = scale
    return GraphicsImageRenderer(size: rect.size, format: format).image { _ in
      draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
  }
}

/// The methods that notify a delegate of the end of an image picker. Each has a default, after which the
/// picker dismisses itself.
@preconcurrency @MainActor public protocol ImagePickerControllerDelegate: AnyObject {
  /// Notifies the delegate of the chosen image.
  func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  )
  /// Notifies the delegate that nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: ImagePickerController)
}

extension ImagePickerControllerDelegate {
  /// Does nothing; the picker dismisses itself.
  public func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) { OptionalMethod.standard(of: self) }
  /// Does nothing; the picker dismisses itself.
  public func imagePickerControllerDidCancel(_ picker: ImagePickerController) {
    OptionalMethod.standard(of: self)
  }
}
