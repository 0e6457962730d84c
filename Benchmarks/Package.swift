// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that the one beside it stays without dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "HeadlessUIKit", path: "..")],
  targets: [
    .target(name: "Shape"),
    // Wraps malloc, so it is in a program of its own, and no time is measured with it.
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
