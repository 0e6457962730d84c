// swift-tools-version: 6.2
import PackageDescription

/// The projects of the documents as their readers have them: each app is a folder that Xcode would compile,
/// with nibs, storyboards, outlets, actions and `#selector`. The plugin compiles the folders as they are.
let apps: [(module: String, folder: String, resources: [String])] = [
  ("BackgroundTapForBlog", "BackgroundTapForBlog", ["BackgroundTapForBlogViewController.xib"]),
  (
    "BackgroundTapForBlogScrolling", "BackgroundTapForBlogScrolling",
    ["BackgroundTapForBlogViewController.xib"]
  ),
  ("NumberPadDone", "NumberPadDone", ["NumberPadViewController.xib", "DoneUp.png", "DoneDown.png"]),
  ("sample_scrollview", "sample-scrollview", ["sample_scrollviewViewController.xib"]),
  ("PassingData", "PassingData", ["Base.lproj", "Supporting"]),
  ("DontBlockTheBox", "DontBlockTheBox", ["Base.lproj", "Supporting"]),
  ("KeyboardAware", "KeyboardAware", ["LoginViewController.xib"]),
]

let package = Package(
  name: "DocumentApps",
  dependencies: [.package(name: "HeadlessUIKit", path: "../..")],
  targets: apps.map { app in
    .target(
      name: app.module,
      dependencies: [.product(name: "UIKit", package: "HeadlessUIKit")],
      path: "Apps/\(app.folder)",
      sources: ["UIKitSource.swift"],
      resources: app.resources.map { .copy($0) },
      plugins: [.plugin(name: "UIKitSource", package: "HeadlessUIKit")]
    )
  } + [
    .target(
      name: "Steps",
      dependencies: [.product(name: "HeadlessUIKit", package: "HeadlessUIKit")]
        + apps.map { .target(name: $0.module) }
    ),
    .executableTarget(name: "DocumentSteps", dependencies: ["Steps"]),
    .testTarget(name: "DocumentAppsTests", dependencies: ["Steps"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v5]
)
