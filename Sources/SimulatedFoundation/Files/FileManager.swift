import Foundation

/// A file manager whose folders of the user are those of the simulated app, in the place of Foundation's
/// class.
///
/// Each simulator has a home folder of its own, so that no test finds the files of another one. Paths that an
/// app makes in another way are the machine's.
open class FileManager: Foundation.FileManager, @unchecked Sendable {
  private static let shared = FileManager()

  /// The shared file manager.
  open override class var `default`: FileManager { shared }

  /// Returns the folders of a kind. Those of the user are in the home folder of the simulated app; the folder
  /// of application support doesn't exist before the app creates it, as on a device.
  open override func urls(
    for directory: SearchPathDirectory,
    in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask), let folder = AppSandbox.current.folder(directory) else {
      return super.urls(for: directory, in: domainMask)
    }
    let others = domainMask.subtracting(.userDomainMask)
    return [folder] + (others.isEmpty ? [] : super.urls(for: directory, in: others))
  }

  /// The folder of temporary files of the simulated app.
  open override var temporaryDirectory: URL { AppSandbox.current.temporaryFolder }

  /// The home folder of the simulated app.
  open override var homeDirectoryForCurrentUser: URL { AppSandbox.current.home }
}

/// Returns the path of the home folder of the simulated app, in the place of Foundation's function.
public func NSHomeDirectory() -> String { AppSandbox.current.home.path }

/// Returns the path of the folder of temporary files of the simulated app, with a slash at its end, in the
/// place of Foundation's function.
public func NSTemporaryDirectory() -> String { AppSandbox.current.temporaryFolder.path + "/" }

/// Returns the paths of the folders of a kind, in the place of Foundation's function.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: Foundation.FileManager.SearchPathDirectory,
  _ domainMask: Foundation.FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default.urls(for: directory, in: domainMask).map(\.path)
}

/// The folders of the simulated app, in files that import UIKit.
extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { AppSandbox.current.home.appending(path: "Documents/") }
  /// The folder of files that the app can make again.
  public static var cachesDirectory: URL { AppSandbox.current.home.appending(path: "Library/Caches/") }
  /// The folder of the app's support files, which the app creates.
  public static var applicationSupportDirectory: URL {
    AppSandbox.current.home.appending(path: "Library/Application Support/")
  }
  /// The folder of the app's other files.
  public static var libraryDirectory: URL { AppSandbox.current.home.appending(path: "Library/") }
  /// The folder of temporary files.
  public static var temporaryDirectory: URL { AppSandbox.current.home.appending(path: "tmp/") }
  /// The home folder.
  public static var homeDirectory: URL { AppSandbox.current.home }
}
