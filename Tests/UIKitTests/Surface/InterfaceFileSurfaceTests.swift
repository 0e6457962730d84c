import HeadlessUIKit
import Testing
import UIKit

/// Nibs, storyboards and segues by UIKit's names.
@MainActor @Suite struct InterfaceFileSurfaceTests {
  private final class Owner: UIViewController {
    var names: [String] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      names.append("\(segue.identifier ?? "none") from \(sender as? String ?? "nobody")")
    }
  }

  @Test func `a nib is created from data, and connects the actions of its owner`() throws {
    final class Form: UIView {
      var button: UIButton!
      var taps = 0
      func tapped() { taps += 1 }
    }
    InterfaceClasses.register(
      Form.self,
      outlets: [.outlet("button", \.button)],
      actions: [.action("tapped", Form.tapped)]
    )
    let simulator = Simulator()
    let form = Form(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button buttonType="system" id="b-1">
      <rect key="frame" x="20" y="100" width="100" height="44"/>
      <state key="normal" title="Go"/>
      <connections>
      <action selector="tapped" destination="-1" eventType="touchUpInside" id="a-1"/>
      </connections>
      </button>
      </objects>
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: form)
    #expect(objects.count == 1 && objects.first as? UIButton === form.button)
    form.addSubview(form.button)
    let controller = UIViewController()
    controller.view.addSubview(form)
    simulator.launch(controller)
    try simulator.user.buttons["Go"].tap()
    #expect(form.taps == 1 && form.button.frame == CGRect(x: 20, y: 100, width: 100, height: 44))
  }

  @Test func `a segue of the program's is performed, and a controller without a file has no storyboard`() {
    let (owner, next) = (Owner(), UIViewController())
    let storyboard: UIStoryboard? = owner.storyboard
    #expect(storyboard == nil)
    var performed: [UIViewController] = []
    let segue = UIStoryboardSegue(identifier: "next", source: owner, destination: next) {
      performed.append(next)
    }
    owner.prepare(for: segue, sender: "Go")
    segue.perform()
    #expect(owner.names == ["next from Go"] && performed == [next])
  }
}
