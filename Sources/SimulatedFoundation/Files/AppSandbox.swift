import Foundation
import Simulation
import Synchronization
import ViewTree

/// The home folder of a simulated app, in the machine's folder for temporary files.
///
/// It is created when it is first needed, with the folders that an app finds on a device. After the end of
/// its simulator it is removed when the folders of another one are needed, or at the end of the process. A
/// simulator that launches an ended app again has the app's folder.
final class AppSandbox: Sendable {
  /// The sandbox of a simulator.
  private final class Slot: @unchecked Sendable {
    private let lock = NSLock()
    private var sandbox: AppSandbox?

    /// The sandbox, or nil before it is needed.
    var known: AppSandbox? {
      get { lock.withLock { sandbox } }
      set { lock.withLock { sandbox = newValue } }
    }

    /// The sandbox, which is created if there is none.
    var value: AppSandbox {
      lock.withLock {
        let value = sandbox ?? AppSandbox()
        sandbox = value
        return value
      }
    }
  }

  private static let slots: PerSimulator<Slot> = {
    let slots = PerSimulator { Slot() }
    DeviceStorage.add(
      DeviceStorage.Part(
        save: { slots.current.known },
        restore: { saved in slots.current.known = saved as? AppSandbox }
      )
    )
    return slots
  }()

  /// The sandbox of the current simulator; code without one shares a sandbox.
  static var current: AppSandbox { slots.current.value }

  /// The home folder.
  let home: URL

  /// The folders that exist on a device before the app has written anything.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

  private init() {
    let name = "HeadlessUIKit-\(UUID().uuidString)"
    home = URL(fileURLWithPath: Foundation.NSTemporaryDirectory()).appendingPathComponent(name)
    for folder in Self.folders {
      let url = home.appendingPathComponent(folder)
      do {
        try Foundation.FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch { Problem.report("the folder of the app: \(error)") }
    }
    Self.noteCreated(home)
  }

  deinit {
    Self.homes.withLock { _ = $0.remove(home) }
    try? Foundation.FileManager.default.removeItem(at: home)
  }

  /// Returns a folder of the app; nil for one that isn't in its home folder.
  func folder(_ directory: Foundation.FileManager.SearchPathDirectory) -> URL? {
    let path: String? =
      switch directory {
      case .documentDirectory: "Documents"
      case .cachesDirectory: "Library/Caches"
      case .applicationSupportDirectory: "Library/Application Support"
      case .libraryDirectory: "Library"
      case .downloadsDirectory: "Downloads"
      case .desktopDirectory: "Desktop"
      case .moviesDirectory: "Movies"
      case .musicDirectory: "Music"
      case .picturesDirectory: "Pictures"
      default: nil
      }
    return path.map { home.appendingPathComponent($0, isDirectory: true) }
  }

  /// The folder of temporary files.
  var temporaryFolder: URL { home.appendingPathComponent("tmp", isDirectory: true) }

  // MARK: The end of the process

  private static let homes = Mutex<Set<URL>>([])
  private static let removesAtExit: Bool = {
    atexit {
      for home in AppSandbox.homes.withLock({ $0 }) {
        try? Foundation.FileManager.default.removeItem(at: home)
      }
    }
    return true
  }()

  private static func noteCreated(_ home: URL) {
    guard removesAtExit else { return }
    homes.withLock { _ = $0.insert(home) }
  }
}
