/// UIKit's names for the simulator's types, so that source written for iOS compiles with its own `import UIKit`.
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
/// Every name is an alias: `UIView` is `View`, so tests may use both. Foundation comes with the module, as on iOS;
/// `NotificationCenter`, `DispatchQueue`, `DispatchGroup`, `DispatchTime` and `Timer` mean the simulator's, which run in its time.
@_exported import Foundation

// Imported one by one, these names win over Foundation's, also in files that import Foundation themselves.
@_exported import class Responder.UndoManager
@_exported import struct SimulatedFoundation.CGAffineTransform
@_exported import class SimulatedFoundation.DispatchGroup
@_exported import class SimulatedFoundation.DispatchQueue
@_exported import struct SimulatedFoundation.DispatchTime
@_exported import class SimulatedFoundation.NotificationCenter
@_exported import struct SimulatedFoundation.Selector
@_exported import class SimulatedFoundation.Timer

#if !canImport(CoreGraphics)
  @_exported import class ViewTree.CGColor
#endif

// One type of each other module is exported by name. That makes the modules' members visible in files that import no more
// than UIKit, also with the upcoming feature MemberImportVisibility, and keeps names such as `View` and `Action` out of them.
@_exported import struct KeyboardSim.KeyboardMessageContent
@_exported import struct Responder.ResponderChain
@_exported import class Simulation.SimulationContext
@_exported import class ViewTree.WindowScene
