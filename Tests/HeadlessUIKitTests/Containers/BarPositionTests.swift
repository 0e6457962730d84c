import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct BarPositionTests {
  private final class Positions: NavigationBarDelegate, ToolbarDelegate {
    var answer = BarPosition.any
    var asked = 0
    func position(for bar: any BarPositioning) -> BarPosition {
      asked += 1
      return answer
    }
  }

  @Test(.fact("MC52"))
  func
    `a toolbar asks its delegate for its position when it comes into a superview, and is else at the bottom`()
  {
    let positions: [BarPosition] = [.any, .bottom, .top, .topAttached]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
    let (bar, delegate, container) = (Toolbar(), Positions(), View())
    #expect(bar.barPosition == .bottom && NavigationBar().barPosition == .top)
    bar.delegate = delegate
    delegate.answer = .top
    #expect(bar.barPosition == .bottom && delegate.asked == 0)
    container.addSubview(bar)
    #expect(bar.barPosition == .top && delegate.asked == 1)
    delegate.answer = .topAttached
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.barPosition == .top && delegate.asked == 1)
    bar.removeFromSuperview()
    #expect(delegate.asked == 1)
    delegate.answer = .any
    container.addSubview(bar)
    #expect(bar.barPosition == .bottom && delegate.asked == 2)
  }

  @Test
  func `a navigation bar is at the top of the screen in its controller, and its delegate says so elsewhere`()
  {
    let (bar, delegate) = (NavigationBar(), Positions())
    bar.delegate = delegate
    delegate.answer = .topAttached
    View().addSubview(bar)
    #expect(bar.barPosition == .topAttached && delegate.asked == 1)
    let navigation = NavigationController(rootViewController: ViewController())
    Simulator.current.launch(navigation)
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }
}
