import Foundation
import HeadlessUIKit
import Testing

/// The folders of a simulator's app, as Foundation finds them.
@MainActor @Suite struct SimulatedHomeTests {
  private func documents() -> URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: documents().appending(path: "a.txt"))
  }

  private func read() -> String? {
    try? String(contentsOf: documents().appending(path: "a.txt"), encoding: .utf8)
  }

  @Test func `each simulator has files of its own, also while several are alive`() throws {
    let first = Simulator()
    try first.perform { try write("first") }
    let second = Simulator()
    #expect(second.perform { read() } == nil)
    try second.perform { try write("second") }
    #expect(first.perform { read() } == "first")
    #expect(first.perform { (second.perform { read() } ?? "") + (read() ?? "") } == "secondfirst")
    #expect(second.perform { read() } == "second")
  }

  @Test func `a simulator begins without the files of one that has ended, and with the folders of an app`()
    throws
  {
    for number in 0..<3 {
      let simulator = Simulator()
      try simulator.perform {
        #expect(read() == nil, "\(number)")
        let home = URL(fileURLWithPath: NSHomeDirectory())
        var isFolder: ObjCBool = false
        for path in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
          let exists = FileManager.default.fileExists(
            atPath: home.appending(path: path).path,
            isDirectory: &isFolder
          )
          #expect(exists && isFolder.boolValue, "\(path)")
        }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        #expect(caches.path.hasSuffix("/Home/Library/Caches"))
        #expect((try FileManager.default.contentsOfDirectory(atPath: caches.path)).isEmpty)
        try Data().write(to: caches.appending(path: "cache"))
        if number != 1 { try write("x") }
      }
    }
  }

  @Test func `an app that is launched again finds its files`() throws {
    let simulator = Simulator()
    try simulator.perform { try write("kept") }
    let again = Simulator(relaunching: simulator.terminate())
    #expect(again.perform { read() } == "kept")
    #expect(Simulator().perform { read() } == nil)
  }
}
