import Foundation

/// The name of Foundation's notification center, to which the simulator posts nothing: observe
/// ``NotificationBus``, whose members have the same signatures.
///
/// The compiler refuses the name in a file that imports Foundation only through `HeadlessUIKit`, so that no
/// observer waits in vain. `Foundation.NotificationCenter` is available, and with `import UIKit` the name
/// means the simulator's bus.
@available(
  *,
  unavailable,
  message: "the simulator posts to NotificationBus.default; Foundation's own is Foundation.NotificationCenter"
)
public typealias NotificationCenter = Foundation.NotificationCenter
