// swift-tools-version: 6.2
import PackageDescription

/// An existing app, to which its team has added tests without a device. On iOS, the app is compiled with
/// Apple's UIKit and this package adds nothing to it; on Linux, with the module `UIKit` of HeadlessUIKit.
///
///     swift test                                                                            on Linux
///     xcodebuild test -scheme SignInApp -destination 'platform=iOS Simulator,name=iPhone 17'  on a Mac
let package = Package(
  name: "SignInApp",
  platforms: [.iOS(.v17)],
  products: [.library(name: "SignInApp", targets: ["SignInApp"])],
  dependencies: [
    // In a repository of its own, with the address of HeadlessUIKit's repository:
    // .package(url: "https://example.com/HeadlessUIKit.git", .upToNextMinor(from: "0.9.0"))
    .package(name: "HeadlessUIKit", path: "../..")
  ],
  targets: [
    .target(
      name: "SignInApp",
      dependencies: [
        .product(name: "UIKit", package: "HeadlessUIKit", condition: .when(platforms: [.linux]))
      ]
    ),
    .testTarget(
      name: "SignInAppTests",
      dependencies: [
        "SignInApp",
        .product(
          name: "HeadlessUIKitTesting",
          package: "HeadlessUIKit",
          condition: .when(platforms: [.linux])
        ),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
