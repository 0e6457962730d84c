// swift-tools-version: 6.2
import PackageDescription

/// Each module, and the modules it may import. An entry may only name entries above it, so the house has no
/// cycles.
let modules: [(name: String, imports: [String])] = [
  ("ConstraintSolver", []),
  ("InterfaceFiles", []),
  ("Simulation", []),
  ("Responder", ["Simulation"]),
  ("ViewTree", ["ConstraintSolver", "InterfaceFiles", "Simulation", "Responder"]),
  ("KeyboardSim", ["Simulation", "Responder", "ViewTree"]),
  ("UserSim", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
  ("Rendering", ["Simulation", "Responder", "ViewTree", "KeyboardSim"]),
  ("HeadlessUIKit", ["Simulation", "Responder", "ViewTree", "KeyboardSim", "UserSim", "Rendering"]),
  ("HeadlessUIKitTesting", ["HeadlessUIKit"]),
  ("HeadlessUIKitXCTest", ["Simulation", "HeadlessUIKit"]),
  ("SimulatedFoundation", ["Simulation", "Responder", "ViewTree"]),
  ("UIKit", ["Simulation", "Responder", "ViewTree", "KeyboardSim", "SimulatedFoundation"]),
  ("_Testing_UIKit", ["UIKit"]),
  ("os", ["Simulation"]),
  ("OSLog", ["os"]),
  ("SourceRewriting", []),
]

/// The techniques of the documents. Each has a folder with its classes, as published and as corrected, and the
/// story that its program prints; the executable is in the folder `Program` there.
let techniques = [
  "BackgroundTap", "DoneOnExit", "ScrollableForm", "NumberPadDone", "DonePad", "OffsetRestoring",
  "SlidingThirds", "PassingData", "ContentInsets", "KeyboardAware",
]

/// The other example programs: those of the README and the gallery, the catalogue of bugs, the matrix, the tour of
/// the techniques, and the search for their flaws.
let otherExamples = ["FirstLook", "CoveredField", "Scenarios", "Matrix", "Tour", "Explore"]

/// The packages of apps among the examples.
let appPackages = ["DocumentApps", "Finder", "SignInApp", "Trailbook", "UIKitSample"]

/// The example programs and the paths of their targets.
let examples =
  techniques.map { (name: $0, path: "Examples/\($0)/Program") }
  + otherExamples.map { (name: $0, path: "Examples/\($0)") }

let settings: [SwiftSetting] = [
  // An import is written in the file that uses it, so a file shows what it knows.
  .enableUpcomingFeature("MemberImportVisibility"),
  // A protocol as a type says `any`, so its cost is seen where it is paid.
  .enableUpcomingFeature("ExistentialAny"),
]

/// In release, the tests are compiled as in debug: only the modules and the examples are optimized, as
/// optimizing the tests takes several minutes.
let testSettings =
  settings + [
    .unsafeFlags(
      ["-Onone", "-gnone", "-no-whole-module-optimization", "-enable-batch-mode"],
      .when(configuration: .release)
    )
  ]

let package = Package(
  name: "HeadlessUIKit",
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    // Apart, as it imports Testing, which programs that are no tests don't have.
    .library(name: "HeadlessUIKitTesting", targets: ["HeadlessUIKitTesting"]),
    // A simulator for each test of XCTest, whose waits turn its clock.
    .library(name: "HeadlessUIKitXCTest", targets: ["HeadlessUIKitXCTest"]),
    // UIKit's names for the simulator's types, for source that says `import UIKit`.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    // Apple's modules for logs and locks.
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    // Compiles an app's source as it is, with `#selector` and `@objc`.
    .plugin(name: "UIKitSource", targets: ["UIKitSource"]),
    .plugin(name: "RewriteUIKit", targets: ["RewriteUIKit"]),
  ],
  targets: modules.map { module in
    .target(
      name: module.name,
      dependencies: module.imports.map { .target(name: $0) },
      swiftSettings: settings + (module.name == "HeadlessUIKitXCTest" ? [.swiftLanguageMode(.v5)] : [])
    )
  } + [
    // The techniques, and the code that their programs share: the narration, the catalogue of bugs, the matrix.
    .target(
      name: "Stories",
      dependencies: ["HeadlessUIKit"],
      path: "Examples",
      exclude: techniques.map { "\($0)/Program" } + otherExamples + appPackages,
      sources: ["Stories"] + techniques,
      swiftSettings: settings
    )
  ]
    + [
      // Rewrites the source of an app for the module UIKit; a plugin runs it.
      .executableTarget(
        name: "uikit-source",
        dependencies: ["SourceRewriting"],
        path: "Plugins/uikit-source",
        swiftSettings: settings
      ),
      .plugin(name: "UIKitSource", capability: .buildTool(), dependencies: ["uikit-source"]),
      .plugin(
        name: "RewriteUIKit",
        capability: .command(
          intent: .custom(verb: "rewrite-uikit", description: "Prints the rewritten source of an iOS app.")
        ),
        dependencies: ["uikit-source"]
      ),
      // Random actions on random interfaces, as a program for long runs and as tests.
      .executableTarget(
        name: "Monkey",
        dependencies: ["HeadlessUIKit"],
        path: "Tests/Monkey",
        swiftSettings: settings
      ),
    ]
    + examples.map { example in
      .executableTarget(
        name: example.name,
        dependencies: ["Stories", "HeadlessUIKit"],
        path: example.path,
        swiftSettings: settings
      )
    } + [
      .testTarget(
        name: "HeadlessUIKitTests",
        dependencies: ["HeadlessUIKit", "HeadlessUIKitTesting", "Stories", "Monkey"]
          + examples.map { .target(name: $0.name) },
        exclude: ["Golden", "Fixtures"],
        swiftSettings: testSettings
      ),
      .testTarget(
        name: "InterfaceFilesTests",
        dependencies: ["InterfaceFiles"],
        swiftSettings: testSettings
      ),
      .testTarget(
        name: "UIKitTests",
        dependencies: ["UIKit", "_Testing_UIKit", "HeadlessUIKit", "HeadlessUIKitTesting"],
        exclude: ["Fixtures"],
        swiftSettings: testSettings
      ),
      .testTarget(
        name: "SourceRewritingTests",
        dependencies: ["SourceRewriting"],
        exclude: ["Fixtures"],
        swiftSettings: testSettings
      ),
    ],
  swiftLanguageModes: [.v6]
)
