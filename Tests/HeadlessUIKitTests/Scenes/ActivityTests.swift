import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct ActivityTests {
  private final class Writer: ViewController, UserActivityDelegate {
    var notes: [String] = []
    override func updateUserActivityState(_ activity: UserActivity) {
      notes.append("updates")
      activity.addUserInfoEntries(from: ["line": 7])
      super.updateUserActivityState(activity)
    }
    override func restoreUserActivityState(_ activity: UserActivity) {
      notes.append("restores \(activity.userInfo?["line"] ?? 0)")
    }
    func userActivityWillSave(_ userActivity: UserActivity) { notes.append("saves") }
    func userActivityWasContinued(_ userActivity: UserActivity) { notes.append("continued") }
  }

  @Test func `a current activity that must be saved is updated in the next turn`() {
    let simulator = Simulator.withScenes()
    let writer = Writer()
    simulator.perform {
      simulator.scenes[0].part?.window?.rootViewController = writer
      let activity = UserActivity(activityType: "org.example.write")
      activity.delegate = writer
      writer.userActivity = activity
      activity.needsSave = true
    }
    simulator.settle()
    #expect(writer.notes.isEmpty && simulator.currentActivity == nil)
    simulator.perform { writer.userActivity?.becomeCurrent() }
    #expect(simulator.currentActivity === writer.userActivity)
    simulator.settle()
    #expect(writer.notes == ["saves", "updates"] && writer.userActivity?.needsSave == false)
    #expect(writer.userActivity?.userInfo?["line"] as? Int == 7)
    #expect(SceneApp.take() == ["scene updated org.example.write"])
  }

  @Test func `another device continues an activity with its required keys`() throws {
    let simulator = Simulator.withScenes()
    let writer = Writer()
    try simulator.perform {
      let activity = UserActivity(activityType: "org.example.write")
      activity.userInfo = ["page": 1, "draft": "x"]
      activity.requiredUserInfoKeys = ["page", "line"]
      activity.delegate = writer
      writer.userActivity = activity
      activity.becomeCurrent()
      let copy = try #require(simulator.handOffActivity())
      #expect(copy !== activity && copy.activityType == "org.example.write")
      #expect(copy.userInfo as? [String: Int] == ["page": 1, "line": 7])
      #expect(writer.notes == ["saves", "updates", "continued"])
      activity.isEligibleForHandoff = false
      #expect(simulator.handOffActivity() == nil)
      activity.invalidate()
      activity.becomeCurrent()
      #expect(simulator.currentActivity == nil)
    }
  }

  @Test func `a scene continues an activity, or is notified of its failure`() {
    let simulator = Simulator.withScenes()
    let activity = UserActivity(activityType: "org.example.open")
    activity.userInfo = ["name": "Alps"]
    simulator.continueActivity(activity)
    simulator.failToContinueActivity(ofType: "org.example.other", error: CancellationError())
    #expect(
      SceneApp.take() == [
        "scene will continue org.example.open", "scene continues [AnyHashable(\"name\"): \"Alps\"]",
        "scene will continue org.example.other", "scene fails org.example.other",
      ]
    )
  }

  @Test func `a launch for an activity has it in the options of the connection`() {
    let simulator = Simulator()
    simulator.launch(SceneApp(), activity: UserActivity(activityType: "org.example.open"))
    simulator.settle()
    #expect(
      SceneApp.take() == [
        "configures scene", "scene connects [\"org.example.open\"]", "scene foreground", "scene active",
      ]
    )
  }

  @Test func `an app without scenes continues an activity in its delegate`() {
    final class App: Responder, ApplicationDelegate {
      var notes: [String] = []
      let writer = Writer()
      func application(_ application: Application, willContinueUserActivityWithType userActivityType: String)
        -> Bool
      {
        notes.append("will \(userActivityType)")
        return true
      }
      func application(
        _ application: Application,
        continue userActivity: UserActivity,
        restorationHandler: @escaping ([any UserActivityRestoring]?) -> Void
      ) -> Bool {
        notes.append("continues")
        restorationHandler([writer])
        return true
      }
      func application(
        _ application: Application,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
      ) { notes.append("fails") }
    }
    let simulator = Simulator(device: .iPhone6, system: "12.4")
    let app = App()
    simulator.launch(app)
    let activity = UserActivity(activityType: "a")
    activity.userInfo = ["line": 4]
    simulator.continueActivity(activity)
    simulator.failToContinueActivity(ofType: "b", error: CancellationError())
    #expect(app.notes == ["will a", "continues", "will b", "fails"] && app.writer.notes == ["restores 4"])
  }
}
