import Foundation
import Responder

/// The state of the services of the system that an app uses.
@MainActor struct SystemServices {
  var accessibilityPosts: [AccessibilityPost] = []
  weak var voiceOverFocus: Responder?
  var rotorPlace: AccessibilityCustomRotorItemResult?
  var announcement: Announcement?
  var openedURLs: [URL] = []
  var openableSchemes = Self.schemesOfSystem
  var shortcutItems: [ApplicationShortcutItem]?
  var isIdleTimerDisabled = false
  var isNetworkActivityIndicatorVisible = false
  var badgeNumber = 0
  var backgroundTasks = BackgroundTasks()
  var feedback: [Feedback] = []
  var files: [URL] = []
  var pasteboards: [Pasteboard.Name: PasteboardStore] = [:]
  var uniquePasteboards = 0
  var photos: [Image] = []
  var photoSources = Self.allPhotoSources
  /// The state of the controllers that was saved last.
  var interfaceState: InterfaceState?

  // Sets that are made once, not in each launch.
  private static let schemesOfSystem: Set = ["http", "https", "mailto", "tel", "sms", "app-settings"]
  private static let allPhotoSources: Set<ImagePickerController.SourceType> = [
    .photoLibrary, .camera, .savedPhotosAlbum,
  ]
}
