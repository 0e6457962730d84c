// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Probes of UIKit's behavior that are compiled against the simulator here and against UIKit by Xcode, and
/// the comparison of both.
let package = Package(
  name: "Conformance",
  dependencies: [.package(name: "HeadlessUIKit", path: "..")],
  targets: [
    // The only target that is compiled against UIKit, too.
    .target(
      name: "Probes",
      dependencies: [.product(name: "UIKit", package: "HeadlessUIKit")],
      swiftSettings: settings
    ),
    // Marks, files and reports, without UIKit.
    .target(name: "Comparison", swiftSettings: settings),
    .target(
      name: "Running",
      dependencies: [
        "Probes",
        "Comparison",
        .product(name: "HeadlessUIKit", package: "HeadlessUIKit"),
        .product(name: "UIKit", package: "HeadlessUIKit"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Conformance",
      dependencies: [
        "Running", "Comparison", "Probes", .product(name: "HeadlessUIKit", package: "HeadlessUIKit"),
      ],
      swiftSettings: settings
    ),
    // The app for devices, whose source is compiled here so that it keeps compiling.
    .executableTarget(
      name: "ConformanceApp",
      dependencies: ["Probes", .product(name: "UIKit", package: "HeadlessUIKit")],
      path: "App",
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Running", "Comparison", "Probes", .product(name: "HeadlessUIKit", package: "HeadlessUIKit"),
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
  ]
)
