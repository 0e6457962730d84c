import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The home folder of a simulated device, in which Foundation finds the documents and caches of the app while
/// code of the simulator runs, and afterwards until another simulator's runs.
///
/// It has the folders of an app on a device: `Documents`, `Library/Caches`, `Library/Preferences`. A new
/// simulator's is empty, one that launches an ended app again keeps the files. A folder that stays empty is
/// used again. Temporary files have a folder of the process, since the test's own code has files there, too.
///
/// Foundation finds the folders by variables of the environment, which are set once: the home is a symbolic
/// link to that of the current simulator. If the environment has `CFFIXED_USER_HOME`, nothing is changed. All
/// files are removed when the process exits.
@MainActor package final class SimulatedHome {
  #if os(Linux)
    /// The folder of the process; nil if the environment isn't changed.
    private static let folder: String? = makeFolder()
    private static var emptyHomes: [String] = []
    private static var count = 0
    /// The identity of the home that Foundation finds, for comparisons.
    private static var linked: ObjectIdentifier?

    private let path: String?

    /// Creates an empty home.
    package init() {
      guard let folder = Self.folder else {
        path = nil
        return
      }
      if let empty = Self.emptyHomes.popLast() {
        path = empty
      } else {
        Self.count += 1
        let path = "\(folder)/\(Self.count)"
        for part in [""] + Self.parts.map(\.name) { mkdir("\(path)/\(part)", 0o755) }
        self.path = path
      }
    }

    isolated deinit {
      guard let path else { return }
      if Self.linked == ObjectIdentifier(self) { Self.linked = nil }
      if Self.isEmpty(path) {
        Self.emptyHomes.append(path)
      } else {
        try? FileManager.default.removeItem(atPath: path)
      }
    }

    /// Makes this home the one that Foundation finds.
    package func link() {
      guard Self.linked != ObjectIdentifier(self), let path, let folder = Self.folder else { return }
      Self.linked = ObjectIdentifier(self)
      let (new, home) = ("\(folder)/Next", "\(folder)/Home")
      unlink(new)
      if symlink(path, new) == 0 { rename(new, home) }
    }

    /// The folders of a home with the numbers of folders that they have at the beginning.
    private static let parts: [(name: String, count: Int)] = [
      ("Documents", 0), ("Library", 2), ("Library/Caches", 0), ("Library/Preferences", 0),
      ("tmp", 0),
    ]

    private static func isEmpty(_ path: String) -> Bool {
      parts.allSatisfy { entryCount("\(path)/\($0.name)") == $0.count } && entryCount(path) == 3
    }

    private static func entryCount(_ path: String) -> Int? {
      guard let folder = opendir(path) else { return nil }
      defer { closedir(folder) }
      var count = -2
      while readdir(folder) != nil { count += 1 }
      return count
    }

    private static func makeFolder() -> String? {
      guard getenv("CFFIXED_USER_HOME") == nil else { return nil }
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("HeadlessUIKit-\(getpid())-\(UUID().uuidString.prefix(8))").path
      guard mkdir(path, 0o700) == 0, mkdir("\(path)/tmp", 0o700) == 0 else { return nil }
      let home = "\(path)/Home"
      for (name, value) in [
        ("CFFIXED_USER_HOME", home), ("XDG_CACHE_HOME", "\(home)/Library/Caches"),
        ("XDG_DATA_HOME", "\(home)/Library/Application Support"), ("TMPDIR", "\(path)/tmp"),
      ] { setenv(name, value, 1) }
      homesToRemove.withLock { $0 = path }
      atexit(removeHomes)
      return path
    }
  #else
    /// Creates a home without an effect: Foundation's folders can't be redirected on this platform.
    package init() {}
    package func link() {}
  #endif
}

#if os(Linux)
  /// The folder that is removed when the process exits.
  private let homesToRemove = Mutex<String?>(nil)

  /// Removes the folder, on the thread that ends the process, which may be any.
  private func removeHomes() {
    if let path = homesToRemove.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }
#endif
