import HeadlessUIKit

/// A kind of device: devices that have the same screen with respect to keyboards.
struct DeviceClass: Sendable {
  let name: String
  /// The devices, by age. The first one that ran a system represents the kind on it.
  let devices: [Device]

  init(_ name: String, _ devices: Device...) {
    (self.name, self.devices) = (name, devices)
  }

  /// Returns the stage on a system, or `nil` if none of the devices ran it.
  func stage(on system: SystemVersion) -> Stage? {
    devices.first { $0.ran(system) }.map { Stage($0, system) }
  }

  /// The rows of each table: by kind, then by size.
  static let all = [
    DeviceClass("iPhone 3.5\"", .iPhone, .iPhone3G, .iPhone3GS),
    DeviceClass("iPhone 3.5\" Retina", .iPhone4, .iPhone4S),
    DeviceClass("iPhone 4\"", .iPhone5, .iPhone5s, .iPhoneSE),
    DeviceClass("iPhone 4.7\"", .iPhone6, .iPhone6s, .iPhone8, .iPhoneSE3),
    DeviceClass("iPhone 5.5\"", .iPhone6Plus, .iPhone6sPlus, .iPhone8Plus),
    DeviceClass("iPhone X, XS", .iPhoneX, .iPhoneXS, .iPhone11Pro),
    DeviceClass("iPhone XR, 11", .iPhoneXR, .iPhone11),
    DeviceClass("iPhone 12 to 14", .iPhone12),
    DeviceClass("iPhone 12 Pro Max", .iPhone12ProMax),
    DeviceClass("iPhone 14 Pro to 16", .iPhone14Pro),
    DeviceClass("iPhone 14 Pro Max", .iPhone14ProMax),
    DeviceClass("iPhone 16 Pro, 17", .iPhone16Pro),
    DeviceClass("iPhone 16 Pro Max", .iPhone16ProMax),
    DeviceClass("iPad 9.7\"", .iPad, .iPad2, .iPad4, .iPadAir, .iPadAir2, .iPad5, .iPad6, .iPadMini5),
    DeviceClass("iPad 10.2\"", .iPad7, .iPad9),
    DeviceClass("iPad 10.5\"", .iPadPro10Inch, .iPadAir3),
    DeviceClass("iPad 10.9\"", .iPadAir4),
    DeviceClass("iPad 11\"", .iPadPro11Inch),
    DeviceClass("iPad 12.9\", home key", .iPadPro12Inch, .iPadPro12Inch2),
    DeviceClass("iPad 12.9\"", .iPadPro12Inch3),
  ]
}

extension Matrix {
  /// The columns of each table.
  static let systems: [SystemVersion] = [
    "2.0", "2.2", "3.0", "3.1", "3.2", "4.0", "4.3", "5.1", "6.1", "7.1", "8.4", "9.3", "10.3", "11.4",
    "12.5",
    "13.7", "14.8", "15.8", "16.7", "17.7", "18.0", "26.0", "27.0",
  ]
}
