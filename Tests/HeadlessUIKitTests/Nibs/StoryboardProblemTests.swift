import Foundation
import HeadlessUIKit
import Testing

/// The reports of mistakes in storyboards.
@MainActor @Suite struct StoryboardProblemTests {
  private let simulator = Simulator()

  private func text(_ body: () throws -> Void) -> String? {
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors(body)
    }
    return error?.text
  }

  private func placeholder(_ id: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder \(attributes) id="\(id)" \
    sceneMemberID="viewController"/></objects></scene>
    """
  }

  @Test func `a reference that leads back to itself is an error`() throws {
    let storyboard = try InterfaceText.storyboard(placeholder("p"), initial: "p")
    #expect(text { _ = storyboard.instantiateInitialViewController() } == "expected no cycle of controllers")
  }

  @Test func `a root that leads back to its container is an error`() throws {
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.navigation("n", root: "p"),
      placeholder("p"),
      initial: "n"
    )
    var controller: ViewController?
    #expect(
      text { controller = storyboard.instantiateInitialViewController() }
        == "expected no cycle of controllers"
    )
    #expect((controller as? NavigationController)?.viewControllers.isEmpty == true)
  }

  @Test func `a nested controller that leads back to its container is an error`() throws {
    var controller: ViewController?
    let scene = """
      <scene sceneID="s"><objects><navigationController id="n" sceneMemberID="viewController"><viewControllers>
      <navigationController id="m"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></viewControllers></navigationController></objects></scene>
      """
    let found = text {
      controller = try InterfaceText.storyboard(scene, initial: "n").instantiateInitialViewController()
    }
    #expect(found?.hasPrefix("expected no cycle of controllers, found") == true)
    let children = (controller as? NavigationController)?.viewControllers ?? []
    #expect(children.map { "\(type(of: $0))" } == ["NavigationController"])
  }

  @Test func `a container view that embeds its own controller by a reference is an error`() throws {
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.scene(
        "a",
        subviews: """
          <containerView id="k"><connections><segue destination="p" kind="embed" id="e"/></connections>
          </containerView>
          """
      ),
      placeholder("p"),
      initial: "a"
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(
      text { controller.loadViewIfNeeded() } == "expected no controller that embeds itself"
    )
  }

  @Test func `an unknown identifier is an error and an empty controller`() throws {
    let storyboard = try InterfaceText.storyboard(InterfaceText.scene("a"), initial: "a")
    var controller: ViewController?
    #expect(
      text { controller = storyboard.instantiateViewController(withIdentifier: "Login") }
        == "Main.storyboard has no controller with the identifier \"Login\"; it has none"
    )
    #expect(controller?.view.subviews.isEmpty == true)
  }

  @Test func `a file that isn't there is an error and an empty storyboard`() {
    var controller: ViewController?
    #expect(
      text {
        controller = Storyboard(name: "Absent", bundle: nil).instantiateInitialViewController()
      } == "there is no Absent.storyboard in the resources of the app"
    )
    #expect(controller == nil)
  }

  @Test func `a controller of another framework is a warning and an empty controller`() throws {
    let scene = """
      <scene sceneID="s"><objects><hostingController id="h" sceneMemberID="viewController"/></objects></scene>
      """
    let storyboard = try InterfaceText.storyboard(scene, initial: "h")
    let controller = simulator.perform { storyboard.instantiateInitialViewController() }
    #expect(controller != nil)
    #expect(
      simulator.interfaceFileProblems.map(\.text) == [
        "<hostingController> isn't modeled; an empty ViewController stands for it"
      ]
    )
  }

  @Test func `guesses for the metrics of the canvas are no segues`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"><scenes>\(InterfaceText.scene("a"))</scenes>
      <inferredMetricsTieBreakers><segue reference="x"/></inferredMetricsTieBreakers></document>
      """
    let storyboard = try Storyboard(data: Data(text.utf8), file: "Main.storyboard")
    #expect(storyboard.instantiateInitialViewController() != nil)
    #expect(simulator.interfaceFileProblems.isEmpty)
  }
}
