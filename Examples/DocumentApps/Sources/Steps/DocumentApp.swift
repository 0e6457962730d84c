import HeadlessUIKit

/// An app of a document, with the steps by which the document's reader tries it.
public struct DocumentApp: Sendable {
  /// The app's module.
  public let module: String
  /// The document and the app.
  public let title: String
  /// A device and a system of the document's time.
  public let device: Device
  /// The system.
  public let system: SystemVersion
  let steps: @MainActor @Sendable (Walk) throws -> Void

  /// Launches the app, and does all steps.
  @MainActor public func walk() throws -> Walk {
    let walk = Walk(self, on: device, system)
    try steps(walk)
    return walk
  }

  /// All apps, in the order of the documents.
  public static let all = [
    backgroundTap, scrollableForm, numberPad, passingData, sampleScrollView, insets, keyboardAware,
  ]
}
