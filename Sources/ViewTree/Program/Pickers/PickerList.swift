import Foundation
import Responder
import Simulation

/// A controller of the system whose content a list of buttons stands for, which the simulated user taps.
@MainActor package protocol SystemPicker: ViewController {
  /// Closes the picker as a tap on its cancel button does.
  func cancelByUser()
}

/// The buttons of a system's controller, in a column.
final class PickerList: View {
  private var buttons: [Button] = []

  /// Creates the list of the given titles, each with its action.
  init(_ choices: [(title: String, choose: @MainActor () -> Void)]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for choice in choices {
      let button = Button(type: .system)
      button.setTitle(choice.title, for: .normal)
      button.addAction(Action { _ in choice.choose() }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
  }

  /// Returns `nil`, because there are no archives to decode.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: storedSafeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: room.minX, y: room.minY + 44 * CGFloat(index), width: room.width, height: 44)
    }
  }
}

extension Application {
  /// The frontmost system's controller with a list that is presented over the key window.
  package var presentedPicker: (any SystemPicker)? {
    var controller = keyWindow?.rootViewController
    var found: (any SystemPicker)?
    while let presented = controller?.presentedViewController {
      found = presented as? any SystemPicker ?? found
      controller = presented
    }
    return found
  }

  /// The files of the device that pickers of documents show.
  package var deviceFiles: [URL] {
    get { services.files }
    set { services.files = newValue }
  }

  /// The images of the photo library, and the sources of images that the device has.
  package var devicePhotos: [Image] {
    get { services.photos }
    set { services.photos = newValue }
  }

  /// The sources of images that the device has; all of them by default.
  package var photoSources: Set<ImagePickerController.SourceType> {
    get { services.photoSources }
    set { services.photoSources = newValue }
  }
}
