import HeadlessUIKit
import Testing

@testable import Stories

/// The three stories of BackgroundTapForBlog.
@MainActor @Suite struct BackgroundTapForBlogTests {
  private nonisolated static let stories = ["BackgroundTap", "DoneOnExit", "ScrollableForm"]

  private func story(
    _ name: String,
    _ variant: TechniqueVariant? = nil,
    on device: Device? = nil,
    _ system: SystemVersion? = nil
  ) throws -> Story {
    let example = try #require(Example.all.first { $0.name == name })
    var options = StoryOptions()
    (options.variant, options.device, options.system) = (variant, device, system)
    return try example.story(options, to: StoryOutput(isSilent: true))
  }

  @Test(arguments: stories)
  func `a story is played on an iPhone with iPhone OS 3, where the author's results hold`(name: String) throws
  {
    let story = try story(name)
    #expect(story.stage == Stage(.iPhone3GS, "3.1.3"))
    #expect(story.counts.failed == 0 && story.counts.lostResults == 0)
    #expect(story.counts.flaws.seen == story.counts.flaws.all)
  }

  @Test(
    arguments: stories,
    [
      (.iPhone3G, "2.2.1"), (.iPad, "3.2"), (.iPhone4, "4.3"), (.iPad2, "5.1"), (.iPhone5, "6.1"),
      (.iPhone5s, "7.1"), (.iPhone6, "8.4"), (.iPadAir, "9.3"), (.iPadAir2, "12.4"), (.iPhone16, "18.0"),
      (.iPhone17, "26.0"),
    ] as [(Device, SystemVersion)]
  )
  func `a story has no failed claim on other devices and systems, and the author's results hold`(
    name: String,
    stage: (Device, SystemVersion)
  ) throws {
    let story = try story(name, on: stage.0, stage.1)
    #expect(story.counts.failed == 0 && story.counts.lostResults == 0)
    #expect(story.counts.flaws.seen > 0 || name == "DoneOnExit" && stage.0.idiom == .pad)
  }

  @Test(
    arguments: [
      (
        .iPhone16, "18.0",
        ["D0.15", "D0.27", "E6", "D0.11", "X05", "X14", "X01", "X03", "X06", "X23", "U59", "KG7", "KG9"]
      ),
      (
        .iPad2, "5.1",
        ["D0.15", "D0.27", "X10", "D0.26", "D0.11", "X07", "X05", "X03", "X06", "X23", "X33", "KG7", "X25"]
      ),
    ] as [(Device, SystemVersion, [String])]
  )
  func `flaws of the published scrollable form also occur on other devices, and those that don't are counted`(
    device: Device,
    system: SystemVersion,
    ids: [String]
  ) throws {
    let story = try story("ScrollableForm", .classic, on: device, system)
    #expect(story.ids == ids)
    #expect(story.counts.absent > 0)
  }
}
