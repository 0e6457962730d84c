import Foundation
import HeadlessUIKit
import Testing

/// The errors of nibs that can be read and not be loaded, under the policy that refuses them. The first
/// object is at line 6.
@MainActor @Suite struct NibErrorTests {
  private final class Form: View {
    var name: Label?
    var password: TextField?
    func tapped() {}
  }

  private func error(_ object: String) -> String {
    let simulator = Simulator()
    simulator.interfaceFilePolicy = .refuses
    InterfaceClasses.register(
      Form.self,
      named: "Form",
      outlets: [.outlet("name", \.name), .outlet("password", \.password)],
      actions: [.action("tapped", Form.tapped)]
    )
    return simulator.perform {
      do {
        _ = try InterfaceText.nib(object).objects(owner: nil)
        return "no error"
      } catch { return "\(error)" }
    }
  }

  @Test(arguments: [
    ("<glow id=\"a\"/>", "<glow>: <glow> isn't modeled"),
    (
      "<view customClass=\"Missing\" id=\"a\"/>",
      "<view>: there is no class Missing; register it with InterfaceClasses.register"
    ),
    (
      "<label customClass=\"UIViewController\" id=\"a\"/>",
      "<label>: expected UIViewController to be a subclass of View"
    ),
    ("<label glow=\"YES\" id=\"a\"/>", "<label>: the attribute glow isn't modeled"),
    ("<label hidden=\"1\" id=\"a\"/>", "<label>: expected hidden to be YES or NO, found \"1\""),
    (
      "<view id=\"a\"><variation key=\"x\"/></view>",
      "<variation>: expected key to be default or size classes, found \"x\""
    ),
    (
      "<imageView id=\"a\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"x\"/></imageView>",
      "<preferredSymbolConfiguration>: expected scale to be one of small, medium, large, default, found \"x\""
    ),
    (
      "<pageViewController transitionStyle=\"glow\" id=\"a\"/>",
      "<pageViewController>: expected transitionStyle to be one of pageCurl, scroll, found \"glow\""
    ),
    (
      "<splitViewController displayMode=\"glow\" id=\"a\"/>",
      "<splitViewController>: the attribute displayMode isn't modeled"
    ),
    (
      "<viewController id=\"a\"><keyCommands/></viewController>",
      "<keyCommands>: <keyCommands> in <viewController> isn't modeled"
    ),
  ]) func `a wrong object fails at its element`(object: String, expected: String) {
    let error = error(object)
    #expect(error == expected || error.hasSuffix(": \(expected)"), "\(error)")
  }

  @Test(arguments: [
    (
      "<outlet property=\"nameField\" destination=\"a\" id=\"c\"/>",
      "<outlet property=\"nameField\">: Form has no outlet \"nameField\"; its outlets are \"name\" and \"password\""
    ),
    (
      "<outlet property=\"name\" destination=\"a\" id=\"c\"/>",
      "<outlet property=\"name\">: the outlet \"name\" of Form is of type Optional<Label>, not Form"
    ),
    (
      "<action selector=\"tapped\" destination=\"a\" id=\"c\"/>",
      "<action selector=\"tapped\">: Form sends no actions"
    ),
    (
      "<action selector=\"go:\" destination=\"a\" id=\"c\"/>",
      "<action selector=\"go:\">: Form has no action \"go:\"; its action is \"tapped\""
    ),
  ]) func `a wrong connection fails with the names that exist`(connection: String, expected: String) {
    let error = error("<view customClass=\"Form\" id=\"a\"><connections>\(connection)</connections></view>")
    #expect(error == "Nib.xib:6:46: \(expected)")
  }
}
