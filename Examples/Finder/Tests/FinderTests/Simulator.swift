// The line that the tests have in addition to Xcode's: tests of classes with `@MainActor` need it.
@_exported import HeadlessUIKitXCTest
