import Foundation
import Simulation
import ViewTree

/// The simulated user in the system's pickers, which are presented over the key window. Their lists can be
/// tapped as other buttons are; these methods choose content that isn't in a list, too.
extension User {
  /// Chooses files, or a folder for the app's files, in a document picker.
  ///
  /// - Throws: Reason `.noPicker` if no document picker is presented, or if it doesn't accept the files.
  public func chooseFiles(
    _ urls: [URL],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let names = urls.map { "\($0.lastPathComponent)".quoted }.joined(separator: ", ")
    let code = urls.map { "URL(string: \($0.absoluteString.inSwift))!" }.joined(separator: ", ")
    let action = UserAction.picker("choose \(names)", "chooseFiles([\(code)])", at: place)
    try answer("chooseFiles([\(names)])", action, "document picker for them", place) { picker in
      guard let picker = picker as? DocumentPickerViewController, picker.accepts(urls) else { return false }
      picker.choose(urls)
      return true
    }
  }

  /// Chooses an image in an image picker, or takes a photo if its source is the camera.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - url: The image's file.
  ///   - crop: The part of the image that is chosen if the picker allows editing; nil for all of it.
  /// - Throws: Reason `.noPicker` if no image picker is presented.
  public func chooseImage(
    _ image: Image,
    url: URL? = nil,
    crop: CGRect? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = UserAction.picker("choose an image", nil, at: place)
    try answer("chooseImage(...)", action, "image picker", place) { picker in
      guard let picker = picker as? ImagePickerController else { return false }
      picker.choose(image, url: url, crop: crop)
      return true
    }
  }

  /// Chooses a font in a font picker.
  ///
  /// - Throws: Reason `.noPicker` if no font picker is presented.
  public func chooseFont(
    _ font: FontDescriptor,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = UserAction.picker("choose a font", nil, at: place)
    try answer("chooseFont(...)", action, "font picker", place) { picker in
      guard let picker = picker as? FontPickerViewController else { return false }
      picker.choose(font)
      return true
    }
  }

  /// Cancels the frontmost picker.
  ///
  /// - Throws: Reason `.noPicker` if none is presented.
  public func cancelPicker(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let action = UserAction.picker("cancel the picker", "cancelPicker()", at: place)
    try answer("cancelPicker()", action, "picker", place) { picker in
      picker.cancelByUser()
      return true
    }
  }

  private func answer(
    _ call: String,
    _ action: UserAction,
    _ kind: String,
    _ place: SourcePlace,
    _ body: (any SystemPicker) -> Bool
  ) throws(InteractionError) {
    try acting(action) { () throws(InteractionError) in
      layOutScreen()
      let isAnswered = context.activate { application.presentedPicker.map(body) ?? false }
      guard isAnswered else { throw failure(.noPicker(kind: kind), in: "user.\(call)", at: place) }
      settleUnlessManual()
    }
  }
}
