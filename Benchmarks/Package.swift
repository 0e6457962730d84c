// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks' package, separate so that the main package stays without dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "HeadlessUIKit", path: "..")],
  targets: [
    .target(name: "Shape"),
    // Wraps malloc, so it is linked only to a separate program that measures no time.
    .target(name: "Allocations"),
    .executableTarget(
      name: "counts",
      dependencies: ["Allocations", .product(name: "HeadlessUIKit", package: "HeadlessUIKit")]
    ),
    .executableTarget(
      name: "ours",
      dependencies: ["Shape", .product(name: "HeadlessUIKit", package: "HeadlessUIKit")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
