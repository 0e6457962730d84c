import Foundation
import HeadlessUIKit
import Testing

/// The order of the calls of animations that are added to layers.
@MainActor @Suite struct LayerAnimationTests {
  private let stage = LayerStage()
  private var simulator: Simulator { stage.simulator }
  private var layer: Layer { stage.layer }

  @Test func `an animation begins at the commit and ends after its duration`() {
    layer.add(stage.fade("fade"), forKey: "a")
    stage.note("added")
    simulator.settle()
    stage.note("settled")
    #expect(stage.diary.take() == ["0 added", "0 fade began", "1000 fade ended true", "1000 settled"])
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "a") == nil)
  }

  @Test func `animations begin and end in the order in which they were added`() {
    layer.add(stage.fade("long", 0.5), forKey: "a")
    layer.add(stage.fade("short", 0.25), forKey: nil)
    stage.view.layer.add(stage.fade("view", 0.5), forKey: "a")
    simulator.settle()
    #expect(
      stage.diary.take() == [
        "0 long began", "0 short began", "0 view began", "250 short ended true", "500 long ended true",
        "500 view ended true",
      ]
    )
  }

  @Test func `the outermost transaction begins the animations inside it`() {
    Transaction.begin()
    Transaction.setCompletionBlock { stage.note("outer completed") }
    Transaction.begin()
    Transaction.setCompletionBlock { stage.note("inner completed") }
    layer.add(stage.fade("inner", 0.1), forKey: "a")
    Transaction.commit()
    stage.note("inner committed")
    layer.add(stage.fade("outer", 0.2), forKey: "b")
    Transaction.commit()
    stage.note("outer committed")
    simulator.settle()
    #expect(
      stage.diary.take() == [
        "0 inner committed", "0 inner began", "0 outer began", "0 outer committed", "100 inner ended true",
        "100 inner completed", "200 outer ended true", "200 outer completed",
      ]
    )
  }

  @Test func `a transaction inside a turn with waiting animations leaves the start to the turn`() {
    layer.add(stage.fade("first"), forKey: "a")
    Transaction.begin()
    layer.add(stage.fade("second"), forKey: "b")
    Transaction.commit()
    stage.note("committed")
    Transaction.flush()
    stage.note("flushed")
    #expect(stage.diary.take() == ["0 committed", "0 first began", "0 second began", "0 flushed"])
  }

  @Test func `an animation with the same key replaces the other one`() {
    layer.add(stage.fade("first"), forKey: "a")
    simulator.advance(by: .milliseconds(400))
    layer.add(stage.fade("second"), forKey: "a")
    stage.note("added")
    simulator.settle()
    #expect(
      stage.diary.take() == [
        "0 first began", "400 first ended false", "400 added", "400 second began", "1400 second ended true",
      ]
    )
  }

  @Test func `a removed animation ends at once as not finished`() {
    layer.add(stage.fade("a"), forKey: "a")
    layer.add(stage.fade("b"), forKey: "b")
    layer.add(stage.fade("c"), forKey: nil)
    #expect(layer.animationKeys() == ["a", "b"])
    simulator.advance(by: .milliseconds(300))
    _ = stage.diary.take()
    layer.removeAnimation(forKey: "b")
    stage.note("removed")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    simulator.settle()
    #expect(
      stage.diary.take() == ["300 b ended false", "300 removed", "300 a ended false", "300 c ended false"]
    )
    #expect(stage.time == 300)
  }

  @Test func `an animation that is removed before it began has no start`() {
    layer.add(stage.fade("a"), forKey: "a")
    layer.removeAnimation(forKey: "a")
    simulator.settle()
    #expect(stage.diary.take() == ["0 a ended false"])
  }

  @Test func `an animation waits until its layer is in a window, and ends when that leaves it`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Transaction.begin()
    Transaction.setCompletionBlock { stage.note("completed") }
    view.layer.add(stage.fade("a"), forKey: "a")
    Transaction.commit()
    simulator.advance(by: .milliseconds(100))
    #expect(stage.diary.take() == ["0 completed"])
    simulator.window.addSubview(view)
    simulator.advance(by: .milliseconds(100))
    view.removeFromSuperview()
    stage.note("removed")
    simulator.settle()
    #expect(stage.diary.take() == ["100 a began", "200 removed", "200 a ended false"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a sublayer that is moved within a turn continues its animation`() {
    layer.add(stage.fade("a"), forKey: "a")
    simulator.advance(by: .milliseconds(100))
    layer.removeFromSuperlayer()
    simulator.window.layer.addSublayer(layer)
    simulator.settle()
    #expect(stage.diary.take() == ["0 a began", "1000 a ended true"])
    layer.add(stage.fade("b"), forKey: "a")
    simulator.advance(by: .milliseconds(100))
    layer.removeFromSuperlayer()
    simulator.settle()
    #expect(stage.diary.take() == ["1000 b began", "1100 b ended false"])
  }

  @Test func `an animation that stays after its end is removed without a second call`() {
    let animation = stage.fade("a", 0.5)
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
    animation.toValue = 0.25
    layer.add(animation, forKey: "a")
    simulator.settle()
    #expect(stage.diary.take() == ["0 a began", "500 a ended true"])
    #expect(layer.animationKeys() == ["a"] && stage.opacity == 0.25 && layer.opacity == 1)
    layer.removeAnimation(forKey: "a")
    #expect(stage.diary.take() == [] && stage.opacity == 1)
  }

  @Test func `settling doesn't wait for an endless animation`() {
    let animation = stage.fade("a")
    animation.repeatCount = .infinity
    Transaction.begin()
    Transaction.setCompletionBlock { stage.note("completed") }
    layer.add(animation, forKey: "a")
    Transaction.commit()
    simulator.settle()
    #expect(stage.time == 0 && layer.animationKeys() == ["a"])
    simulator.advance(by: .milliseconds(2250))
    #expect(isNear(stage.opacity, 0.25))
    layer.removeAnimation(forKey: "a")
    simulator.settle()
    #expect(stage.diary.take() == ["0 a began", "2250 a ended false", "2250 completed"])
  }

  @Test func `a delegate may add the next animation`() {
    final class Chain: LayerAnimationDelegate {
      var left = 2
      let layer: Layer
      init(_ layer: Layer) { self.layer = layer }
      func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
        left -= 1
        if left > 0 { layer.add(anim, forKey: "a") }
      }
    }
    let chain = Chain(layer)
    let animation = stage.fade("a", 0.5)
    animation.delegate = chain
    layer.add(animation, forKey: "a")
    simulator.settle()
    #expect(chain.left == 0 && stage.time == 1000)
  }

  // MARK: Copies

  @Test func `a layer has a copy of the animation`() throws {
    let animation = stage.fade("a", 0.5)
    layer.add(animation, forKey: "a")
    animation.duration = 5
    animation.toValue = 0
    let copy = try #require(layer.animation(forKey: "a") as? LayerBasicAnimation)
    #expect(copy !== animation && copy.duration == 0.5 && copy.toValue as? Int == 1)
    #expect(copy.value(forKey: "name") as? String == "a" && copy.delegate === stage)
    let changeable = try #require(copy.copy() as? LayerBasicAnimation)
    changeable.duration = 3
    #expect(changeable.duration == 3)
  }

  @Test func `the copy of a client's class is of its class`() {
    final class Own: LayerBasicAnimation {}
    layer.add(Own(keyPath: "opacity"), forKey: "a")
    #expect((layer.animation(forKey: "a") as? Own)?.keyPath == "opacity")
  }

  @Test func `the copy of a layer can't be changed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = LayerStage()
        stage.layer.add(stage.fade("a"), forKey: "a")
        stage.layer.animation(forKey: "a")?.duration = 2
      }
    }
    expectTrap(result, says: "attempting to modify a read-only animation")
  }

  @Test func `an animation's property can't be set as a value`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { LayerAnimation().setValue(2, forKey: "duration") }
    }
    expectTrap(result, says: "setValue(_:forKey:) can't set \"duration\": set the property")
  }

  // MARK: Durations

  @Test func `an animation without a duration has the transaction's`() {
    #expect(Transaction.animationDuration() == 0.25)
    layer.add(stage.fade("standard", 0), forKey: "a")
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    Transaction.begin()
    #expect(Transaction.animationDuration() == 2)
    layer.add(stage.fade("nested", 0), forKey: "b")
    Transaction.commit()
    Transaction.commit()
    simulator.settle()
    Transaction.setAnimationDuration(0.5)
    layer.add(stage.fade("turn", 0), forKey: "c")
    simulator.settle()
    layer.add(stage.fade("later", 0), forKey: "d")
    simulator.settle()
    #expect(
      stage.diary.take() == [
        "0 standard began", "0 nested began", "250 standard ended true", "2000 nested ended true",
        "2000 turn began", "2500 turn ended true", "2500 later began", "2750 later ended true",
      ]
    )
  }

  @Test func `a transition runs under its own key`() {
    let transition = LayerTransition()
    (transition.type, transition.subtype) = (.push, .fromLeft)
    transition.delegate = stage
    layer.add(transition, forKey: "other")
    #expect(layer.animationKeys() == ["transition"])
    #expect((layer.animation(forKey: "transition") as? LayerTransition)?.subtype == .fromLeft)
    simulator.settle()
    #expect(stage.diary.take() == ["0 ? began", "250 ? ended true"])
  }

  @Test func `only the group calls its delegate`() throws {
    let group = LayerAnimationGroup()
    group.animations = [stage.fade("short", 0.5), stage.fade("standard", 0)]
    (group.duration, group.delegate) = (1, stage)
    group.setValue("group", forKey: "name")
    layer.add(group, forKey: "a")
    let copy = try #require(layer.animation(forKey: "a") as? LayerAnimationGroup)
    #expect(copy.animations?.map(\.duration) == [0.5, 1])
    simulator.settle()
    #expect(stage.diary.take() == ["0 group began", "1000 group ended true"])
  }
}
