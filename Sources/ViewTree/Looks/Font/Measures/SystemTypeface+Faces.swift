import Foundation
import Simulation

extension SystemTypeface {
  /// The typeface of the current simulator's system, or the newest one without a simulator.
  static var current: SystemTypeface {
    SimulationContext.onAnyThread?.typeface ?? .newest
  }

  /// The family of the system font.
  var family: FontFace.Family {
    switch self {
    case .helvetica: .helvetica
    case .firstHelveticaNeue, .helveticaNeue: .helveticaNeue
    case .firstSanFrancisco, .sanFranciscoFamilies, .sanFranciscoFaces, .sanFrancisco: .sanFrancisco
    }
  }

  /// The family of the monospaced system font.
  var monospacedFamily: FontFace.Family {
    switch self {
    case .helvetica, .firstHelveticaNeue, .helveticaNeue: .menlo
    case .firstSanFrancisco, .sanFranciscoFamilies, .sanFranciscoFaces, .sanFrancisco: .sanFranciscoMono
    }
  }

  /// Whether sizes of texts are whole points (TM9, TM10).
  var sizesAreWhole: Bool { self == .helvetica }

  /// Whether East Asian characters are wider than the font size (TX21, TX25).
  var hasWideEastAsianCharacters: Bool { self >= .sanFranciscoFamilies }

  /// Returns the position of a size between the face for small sizes, 0, and the face for large sizes, 1
  /// (TM12).
  func opticalSize(_ size: CGFloat) -> CGFloat {
    guard self == .sanFrancisco else { return size < 20 ? 0 : 1 }
    return Self.interpolate(Self.opticalSizes, at: size)
  }

  private static let opticalSizes: [(CGFloat, CGFloat)] = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]

  /// Returns the tracking of the system font in a size, in 2048ths of an em: that of iOS 26 (TM14) from iOS
  /// 14, and that of iOS 9 to 12 (TM16) before.
  func tracking(_ size: CGFloat) -> CGFloat {
    Self.interpolate(self == .sanFrancisco ? Self.trackings : Self.oldTrackings, at: size)
  }

  private static let trackings: [(CGFloat, CGFloat)] = [
    (6, 84), (7, 65), (8, 52), (9, 38), (10, 24), (11, 12), (11.5, 6), (12, 0), (13, -12), (13.5, -17),
    (14, -22), (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46), (21, -35),
    (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19), (48, 16),
    (56, 12), (64, 8), (80, 0),
  ]

  private static let oldTrackings: [(CGFloat, CGFloat)] = [
    (6, 84), (7, 65), (8, 53), (9, 39), (10, 25), (11, 11), (12, 0), (13, -12), (14, -22), (15, -32),
    (16, -40), (17, -47), (18, -49), (19, -52), (20, 35), (21, 32), (22, 30), (23, 29), (24, 28), (25, 27),
    (26, 26), (27, 25), (28, 24), (29, 23), (30, 23), (32, 22), (34, 21), (36, 20), (40, 17), (44, 15),
    (48, 13), (52, 10), (56, 8), (60, 6), (64, 4), (72, 1), (80, 0),
  ]

  /// Returns the value of a piecewise linear function; beyond its points, that of the nearest one.
  private static func interpolate(_ points: [(CGFloat, CGFloat)], at place: CGFloat) -> CGFloat {
    guard let next = points.firstIndex(where: { $0.0 >= place }) else { return points.last?.1 ?? 0 }
    let (end, value) = points[next]
    guard next > 0, end > place else { return value }
    let (start, previous) = points[next - 1]
    return previous + (value - previous) * (place - start) / (end - start)
  }
}
