import UIKit

// The script for Xcode's simulator compiles the probes and this file as one module.
#if canImport(Probes)
  import Probes
#endif

/// An app that runs the probes, prints their lines, writes them into its Documents folder, and ends.
///
/// The environment's variable `SKIP` has the ids of probes that don't run, with spaces between them.
@main
final class ConformanceApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ConformanceScene.self
    return configuration
  }
}

/// The delegate of the only scene.
final class ConformanceScene: UIResponder, UIWindowSceneDelegate {
  private var isStarted = false

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard !isStarted, let scene = scene as? UIWindowScene else { return }
    isStarted = true
    Task { @MainActor in await Run(scene: scene).run() }
  }
}

/// The windows and the time of the probes on a device.
@MainActor private final class Run: ProbeHost {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  func makeWindow() -> UIWindow { UIWindow(windowScene: scene) }

  func wait(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
    }
  }

  func run() async {
    let system = UIDevice.current.systemVersion
    let major = system.split(separator: ".").first.flatMap { Int($0) } ?? 0
    let environment = ProcessInfo.processInfo.environment
    let name = environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
    let skipped = (environment["SKIP"] ?? "").split(separator: " ").map(String.init)
    let size = scene.screen.bounds.size
    var text = ""
    func write(_ line: String) {
      print(line)
      // A crash must not lose the lines before it.
      fflush(nil)
      text += line + "\n"
    }
    write("# iOS \(system), \(name) \(Int(size.width)) x \(Int(size.height)) @\(Int(scene.screen.scale))x")
    for probe in Probe.all where probe.since <= major && !skipped.contains(probe.id) {
      print("# \(probe.id)")
      let stage = ProbeStage(host: self)
      await wait(0.1)
      for line in await probe.lines(on: stage) { write("\(line.id) | \(line.text)") }
    }
    if let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first {
      let file = folder.appendingPathComponent("conformance-\(system).txt")
      try? text.write(to: file, atomically: true, encoding: .utf8)
      print("# written to \(file.path)")
    }
    exit(0)
  }
}
