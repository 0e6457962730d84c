import HeadlessUIKit
import Testing

@MainActor @Suite struct ProfileTests {
  @Test(
    arguments: [
      ("4", 4, 0, 0, "4.0"), ("4.3", 4, 3, 0, "4.3"), ("7.1.2", 7, 1, 2, "7.1.2"), ("18.0", 18, 0, 0, "18.0"),
      ("16.0.0", 16, 0, 0, "16.0"), ("04.030", 4, 30, 0, "4.30"),
    ]
  )
  func `a version is one to three numbers`(
    text: String,
    major: Int,
    minor: Int,
    patch: Int,
    description: String
  ) {
    let version = SystemVersion(text)
    #expect(version == SystemVersion(major, minor, patch))
    #expect(version?.description == description)
  }

  @Test(
    arguments: [
      "", ".", "4.", ".3", "4..3", "4.3.2.1", "four", "4.x", "-4", "+4", " 4.3", "4.3 ", "4,3", "٤", "½",
      "99999999999999999999",
    ]
  )
  func `any other text is no version`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `versions are ordered by their numbers, not by their text`() {
    let ordered: [SystemVersion] = [
      "2.0", "3.1.3", "3.2", "4.0", "4.3", "4.3.1", "4.10", "9.3.5", "10.0", "26.0",
    ]
    #expect(ordered.reversed().sorted() == ordered)
    for (older, newer) in zip(ordered, ordered.dropFirst()) {
      #expect(older < newer)
      #expect(!(newer < older))
    }
  }

  @Test func `a literal that is no version stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let version: SystemVersion = "four"
      _ = version
    }
    expectTrap(result, says: "\"four\" is not a system version; write it as \"4.3\"")
  }

  @Test(
    arguments: [
      (Device.iPhone4, "3.2", false), (.iPhone4, "4.0", true), (.iPhone4, "4.3", true),
      (.iPhone4, "7.1.2", true),
      (.iPhone4, "7.1.3", false), (.iPhone4, "18.0", false), (.iPhone16, "17.7", false),
      (.iPhone16, "18.0", true),
      (.iPhone16, "99.0", true),
    ] as [(Device, SystemVersion, Bool)]
  )
  func `a device ran the systems of its range`(device: Device, system: SystemVersion, isSupported: Bool) {
    #expect(device.supports(system) == isSupported)
  }

  @Test(.fact("KD4", "KD39")) func `the devices have the screens that they were sold with`() {
    let four = Device.iPhone4
    #expect(four.size == CGSize(width: 320, height: 480) && four.scale == 2 && four.idiom == .phone)
    #expect(four.statusBarHeight == 20 && four.safeAreaInsets == EdgeInsets(top: 20))
    #expect(four.firstSystem == "4.0" && four.lastSystem == "7.1.2" && four.homeControl == .button)
    let sixteen = Device.iPhone16
    #expect(sixteen.size == CGSize(width: 393, height: 852) && sixteen.scale == 3 && sixteen.idiom == .phone)
    #expect(sixteen.statusBarHeight == 54 && sixteen.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(sixteen.firstSystem == "18.0" && sixteen.lastSystem == nil && sixteen.homeControl == .indicator)
  }

  @Test func `a simulator has the device and the system it was made with`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    #expect(simulator.device == .iPhone4)
    #expect(simulator.system == "4.3")
    #expect(simulator.screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(arguments: Device.all) func `without a system a device runs the newest it can`(device: Device) {
    let system = Simulator(device: device).system
    #expect(device.supports(system))
    if let last = device.lastSystem { #expect(system == last) }
  }

  @Test func `a system that the device never ran stops the program and names the range`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Simulator(device: .iPhone4, system: "18.0") }
    }
    expectTrap(result, says: "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2")
  }

  @Test func `a device that still gets systems has an open range`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Simulator(device: .iPhone16, system: "4.3") }
    }
    expectTrap(result, says: "iPhone 16 never ran iOS 4.3; it ran 18.0 and later")
  }
}
