import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// The folders of the simulated app.
@MainActor @Suite struct AppFolderTests {
  private func write(_ text: String, _ simulator: Simulator) throws -> URL {
    try simulator.perform {
      let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
      let file = folder.appendingPathComponent("notes.txt")
      try Data(text.utf8).write(to: file)
      return file
    }
  }

  @Test func `the files of a simulator aren't in the next one's folders, and are removed after it`() throws {
    var first: Simulator? = Simulator()
    let file = try write("first", try #require(first))
    #expect(file.path.hasSuffix("/Documents/notes.txt"))
    let second = Simulator()
    second.perform {
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      #expect(folder != file.deletingLastPathComponent())
      #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [])
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
    first = nil
    _ = try write("second", second)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `the folders are those of an app on a device`() throws {
    let simulator = Simulator()
    try simulator.perform {
      let home = URL(fileURLWithPath: NSHomeDirectory())
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted() == [
          "Documents", "Library", "Library/Caches", "Library/Preferences", "tmp",
        ]
      )
      let kinds: [(Foundation.FileManager.SearchPathDirectory, String)] = [
        (.documentDirectory, "Documents"), (.cachesDirectory, "Library/Caches"),
        (.libraryDirectory, "Library"), (.applicationSupportDirectory, "Library/Application Support"),
      ]
      for (kind, name) in kinds {
        let path = home.appendingPathComponent(name).path
        #expect(FileManager.default.urls(for: kind, in: .userDomainMask).map(\.path) == [path])
        #expect(NSSearchPathForDirectoriesInDomains(kind, .userDomainMask, true) == [path])
        let made = try FileManager.default.url(
          for: kind,
          in: .userDomainMask,
          appropriateFor: nil,
          create: true
        )
        #expect(made.path == path)
        #expect(FileManager.default.fileExists(atPath: path))
      }
      #expect(NSTemporaryDirectory() == home.path + "/tmp/")
      #expect(FileManager.default.temporaryDirectory.path == home.path + "/tmp")
      #expect(FileManager.default.homeDirectoryForCurrentUser.path == home.path)
      #expect(URL.documentsDirectory.path == home.path + "/Documents")
      #expect(URL.cachesDirectory.path == home.path + "/Library/Caches")
    }
  }

  @Test func `code that takes Foundation's class has the app's folders, too`() throws {
    func folder(_ files: Foundation.FileManager) -> URL? {
      files.urls(for: .documentDirectory, in: .userDomainMask).first
    }
    let simulator = Simulator()
    simulator.perform {
      #expect(folder(.default)?.path != folder(FileManager.default)?.path)
      #expect(folder(FileManager.default)?.path == URL.documentsDirectory.path)
      #expect(folder(FileManager())?.path == URL.documentsDirectory.path)
    }
  }
}
