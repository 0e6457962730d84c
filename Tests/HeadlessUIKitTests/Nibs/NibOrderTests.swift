import Foundation
import HeadlessUIKit
import Testing

/// The order in which the objects of a nib are decoded, connected and notified.
@MainActor @Suite struct NibOrderTests {
  static let recorder = Recorder()

  private final class Box: View {
    var title: String? { didSet { NibOrderTests.recorder.note("title of \(tag)") } }
    var other: View? { didSet { NibOrderTests.recorder.note("outlet of \(tag) to \(other?.tag ?? 0)") } }
    var all: [View] = [] { didSet { NibOrderTests.recorder.note("outlets of \(tag): \(all.map(\.tag))") } }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      let place = superview == nil ? "nowhere" : "in a view"
      let color = backgroundColor == .red ? "red" : "no color"
      NibOrderTests.recorder.note(
        "init \(tag), \(Int(frame.width)) wide, \(color), \(place), \(subviews.count) inside"
      )
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      NibOrderTests.recorder.note("awake \(tag), \(superview == nil ? "nowhere" : "in a view")")
    }
  }

  @MainActor private final class Helper {
    var box: View? { didSet { NibOrderTests.recorder.note("outlet of the helper to \(box?.tag ?? 0)") } }
    init() { NibOrderTests.recorder.note("init() of the helper") }
  }

  private static let objects = """
    <view customClass="Box" tag="1" id="b1"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
    <subviews><view customClass="Box" tag="2" id="b2"><rect key="frame" x="10" y="10" width="20" height="20"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="title" value="two"/></userDefinedRuntimeAttributes>
    <connections><outlet property="other" destination="b1" id="c1"/></connections></view></subviews>
    <connections><outletCollection property="all" destination="b2" id="c2"/>
    <outlet property="other" destination="b2" id="c3"/>
    <outletCollection property="all" destination="b1" id="c4"/></connections></view>
    <customObject customClass="Helper" id="h1"><connections><outlet property="box" destination="b2" id="c5"/>
    </connections></customObject>
    """

  @Test(.fact("MC48")) func `objects are decoded, then attributes set, then outlets, then notified`() throws {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    InterfaceClasses.register(
      Box.self,
      named: "Box",
      outlets: [.outlet("other", \.other), .outlets("all", \.all), .inspectable("title", \.title)]
    )
    InterfaceClasses.register(
      Helper.self,
      named: "Helper",
      outlets: [.outlet("box", \.box)],
      create: { Helper() }
    )
    _ = Self.recorder.take()
    let objects = try simulator.perform { try InterfaceText.nib(Self.objects).objects(owner: nil) }
    #expect(objects.count == 2)
    #expect(
      Self.recorder.take() == [
        "init 2, 20 wide, no color, nowhere, 0 inside", "init 1, 100 wide, red, nowhere, 1 inside",
        "init() of the helper", "title of 2", "outlets of 1: [2, 1]", "outlet of 1 to 2", "outlet of 2 to 1",
        "outlet of the helper to 2", "awake 1, nowhere", "awake 2, in a view",
      ]
    )
  }
}
