import Foundation

extension Slider {
  /// The style of a slider; from iOS 26.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A track without a thumb, on which a drag may begin anywhere (assumed).
    case thumbless = 1
  }

  /// The ticks of a slider's track, and the values that it allows; from iOS 26.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The place on the track, from 0 at the minimum to 1 at the maximum (assumed).
      public var position: Float
      /// The text of the tick, kept for the app to read.
      public var title: String?
      /// The image of the tick, kept for the app to read.
      public var image: Image?

      /// Creates a tick.
      public init(position: Float, title: String? = nil, image: Image? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether the slider has only the values of its ticks, each the nearest (MV15).
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled to the thumb.
    public var neutralValue: Float
    /// The values that the slider allows; `nil` for all.
    public var enabledRange: ClosedRange<Float>?
    /// The ticks.
    public var ticks: [Tick]

    /// Creates a configuration of given ticks.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil,
      ticks: [Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }

    /// Creates a configuration of ticks at equal distances, the first at the minimum and the last at the
    /// maximum.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float>? = nil,
      numberOfTicks: Int
    ) {
      let count = max(0, numberOfTicks)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: count == 1 ? 0 : Float($0) / Float(count - 1)) }
      )
    }
  }
}

extension Slider.TrackConfiguration {
  /// Returns the allowed value nearest to a value of a slider.
  func allowed(_ value: Float, from minimum: Float, to maximum: Float) -> Float {
    let range = enabledRange ?? minimum...maximum
    let limited = min(max(value, range.lowerBound), range.upperBound)
    guard allowsTickValuesOnly, !ticks.isEmpty else { return limited }
    let values = ticks.map { minimum + $0.position * (maximum - minimum) }.filter(range.contains)
    return values.min { abs($0 - limited) < abs($1 - limited) } ?? limited
  }
}
