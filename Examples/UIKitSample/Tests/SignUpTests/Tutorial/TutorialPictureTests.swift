import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

/// The pictures of the tutorial about this form.
@MainActor @Suite struct TutorialPictureTests {
  @Test func `the tutorial shows the form at each section`() throws {
    let simulator = Simulator(device: .iPhone8)
    let user = simulator.user
    simulator.perform {
      simulator.launch(UINavigationController(rootViewController: SignUpViewController()))
    }
    try expectPicture(simulator.svg(title: "Launched"), named: "SignUpLaunched.svg")
    try user.textFields["Name"].tap()
    try user.type("Ada\n")
    simulator.settle()
    try expectPicture(simulator.svg(title: "Editing"), named: "SignUpEditing.svg")
    try user.type("ada@lovelace.org\n")
    try user.type("36")
    try user.buttons["Done"].tap()
    try expectPicture(simulator.svg(title: "Filled"), named: "SignUpFilled.svg")
  }

  /// Compares a picture with the file in the documentation catalog; `UPDATE_GOLDEN=1` writes it.
  private func expectPicture(_ picture: String, named name: String) throws {
    let folder = "../../../../../Sources/HeadlessUIKit/HeadlessUIKit.docc/Resources"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "\(folder)/\(name)").standardizedFileURL
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(picture == (try String(contentsOf: file, encoding: .utf8)))
  }
}
