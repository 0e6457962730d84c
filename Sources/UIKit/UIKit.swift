/// UIKit's names for the simulator's types, so that source code for iOS compiles unchanged.
///
/// ```swift
/// import UIKit
///
/// final class LoginViewController: UIViewController, UITextFieldDelegate {
///   private let username = UITextField()
///   // ...
/// }
/// ```
///
/// Every name is an alias: `UIView` is `View`, so tests may use both. The module exports Foundation, as on
/// iOS; `NotificationCenter`, `DispatchQueue`, `DispatchGroup`, `DispatchTime`, `Timer`, `Operation` and
/// `OperationQueue` are the simulator's, which run in its time, and `UserDefaults` are the simulated user's.
@_exported import Foundation

#if canImport(FoundationNetworking)
  // URLSession and URLRequest, which are in Foundation on iOS (U105).
  @_exported import FoundationNetworking
#endif

// Imported individually, these names take precedence over Foundation's, also in files that import Foundation
// themselves.
@_exported import class Responder.UndoManager
@_exported import func Simulation.UIClassFromString
@_exported import func SimulatedFoundation.NSHomeDirectory
@_exported import func SimulatedFoundation.NSLocalizedString
@_exported import func SimulatedFoundation.NSSearchPathForDirectoriesInDomains
@_exported import func SimulatedFoundation.NSTemporaryDirectory
@_exported import func SimulatedFoundation.autoreleasepool
@_exported import class SimulatedFoundation.BlockOperation
@_exported import struct SimulatedFoundation.CGAffineTransform
@_exported import protocol SimulatedFoundation.CustomLocalizedStringResourceConvertible
@_exported import class SimulatedFoundation.DateComponentsFormatter
@_exported import class SimulatedFoundation.DispatchGroup
@_exported import class SimulatedFoundation.DispatchQueue
@_exported import struct SimulatedFoundation.DispatchTime
@_exported import class SimulatedFoundation.FileManager
@_exported import class SimulatedFoundation.ListFormatter
@_exported import struct SimulatedFoundation.LocalizedStringResource
@_exported import class SimulatedFoundation.NSHashTable
@_exported import class SimulatedFoundation.NSMapTable
@_exported import enum SimulatedFoundation.NSPointerFunctions
@_exported import class SimulatedFoundation.NotificationCenter
@_exported import class SimulatedFoundation.Operation
@_exported import class SimulatedFoundation.OperationQueue
@_exported import class SimulatedFoundation.RelativeDateTimeFormatter
@_exported import struct SimulatedFoundation.Selector
@_exported import class SimulatedFoundation.Thread
@_exported import class SimulatedFoundation.Timer
@_exported import class SimulatedFoundation.UserDefaults

#if !canImport(CoreGraphics)
  @_exported import struct Simulation.CGVector
  @_exported import class ViewTree.CGColor
#endif

// The types of Core Graphics that record drawing, and the functions of its current context.
@_exported import enum ViewTree.CGBlendMode
@_exported import class ViewTree.CGColorSpace
@_exported import class ViewTree.CGContext
@_exported import class ViewTree.CGGradient
@_exported import struct ViewTree.CGGradientDrawingOptions
@_exported import class ViewTree.CGImage
@_exported import enum ViewTree.CGLineCap
@_exported import enum ViewTree.CGLineJoin
@_exported import class ViewTree.CGMutablePath
@_exported import class ViewTree.CGPath
@_exported import enum ViewTree.CGPathDrawingMode
@_exported import enum ViewTree.CGPathFillRule
@_exported import func ViewTree.CGColorSpaceCreateDeviceGray
@_exported import func ViewTree.CGColorSpaceCreateDeviceRGB
@_exported import func ViewTree.UIGraphicsBeginImageContext
@_exported import func ViewTree.UIGraphicsBeginImageContextWithOptions
@_exported import func ViewTree.UIGraphicsEndImageContext
@_exported import func ViewTree.UIGraphicsGetCurrentContext
@_exported import func ViewTree.UIGraphicsGetImageFromCurrentImageContext
@_exported import func ViewTree.UIGraphicsPopContext
@_exported import func ViewTree.UIGraphicsPushContext
@_exported import func ViewTree.UIRectClip
@_exported import func ViewTree.UIRectFill
@_exported import func ViewTree.UIRectFrame

// One type of each other module is exported by name. That makes the modules' members visible in files that
// import only UIKit, also with the upcoming feature MemberImportVisibility, without exporting names such as
// `View` and `Action`.
@_exported import struct KeyboardSim.KeyboardMessageContent
@_exported import struct Responder.ResponderChain
@_exported import class Simulation.SimulationContext
@_exported import class ViewTree.WindowScene
