// swift-tools-version: 6.2
import PackageDescription

/// An app's form and its tests. The form's only import is `import UIKit`: Apple's on iOS, the simulator's
/// elsewhere.
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
  // SWIFT_LANGUAGE_MODE=5 builds the same sources in Swift 5 mode.
  swiftLanguageModes: [Context.environment["SWIFT_LANGUAGE_MODE"] == "5" ? .v5 : .v6]
)
