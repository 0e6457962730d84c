import Foundation
import ViewTree

extension UIDeviceOrientation {
  /// Whether the device is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface has this orientation: the device isn't flat, and the orientation is known.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIControl.State {
  /// The state of a control with the focus. No control has it, as there is no focus engine.
  public static let focused = UIControl.State(rawValue: 1 << 3)
}

extension UIColor {
  /// Creates the color of sRGB that is nearest to one of Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ part: CGFloat) -> Double {
      part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: Double) -> CGFloat {
      let part = min(max(part, 0), 1)
      let value = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
      return CGFloat((value * 1e6).rounded() / 1e6)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha
    )
  }
}
