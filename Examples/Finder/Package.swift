// swift-tools-version: 6.2
import PackageDescription

/// An app with a storyboard, and its tests as Xcode's template begins them: XCTest with expectations, spies
/// and helpers that run the run loop. The folders are those of the app's Xcode project, which this manifest
/// joins.
let package = Package(
  name: "Finder",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: "HeadlessUIKit", path: "../..")],
  targets: [
    .target(
      name: "Finder",
      dependencies: [
        .product(name: "UIKit", package: "HeadlessUIKit"), .product(name: "OSLog", package: "HeadlessUIKit"),
      ],
      path: "App",
      sources: ["UIKitSource.swift"],
      resources: [.copy("Base.lproj")],
      plugins: [.plugin(name: "UIKitSource", package: "HeadlessUIKit")]
    ),
    .testTarget(
      name: "FinderTests",
      dependencies: ["Finder", .product(name: "HeadlessUIKitXCTest", package: "HeadlessUIKit")]
    ),
  ],
  swiftLanguageModes: [.v5]
)
