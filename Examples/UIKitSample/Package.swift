// swift-tools-version: 6.2
import PackageDescription

/// An app's form and its tests. The form says only `import UIKit`: on iOS that is Apple's, elsewhere the simulator's.
let package = Package(
  name: "UIKitSample",
  dependencies: [.package(name: "HeadlessUIKit", path: "../..")],
  targets: [
    .target(
      name: "SignUp",
      dependencies: [
        .product(
          name: "UIKit",
          package: "HeadlessUIKit",
          condition: .when(platforms: [.linux, .macOS, .windows])
        )
      ]
    ),
    .testTarget(
      name: "SignUpTests",
      dependencies: [
        "SignUp",
        .product(name: "HeadlessUIKit", package: "HeadlessUIKit"),
        .product(name: "HeadlessUIKitTesting", package: "HeadlessUIKit"),
      ]
    ),
  ],
  // SWIFT_LANGUAGE_MODE=5 builds the same sources in the older mode.
  swiftLanguageModes: [Context.environment["SWIFT_LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
