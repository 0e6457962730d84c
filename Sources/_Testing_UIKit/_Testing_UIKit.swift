// Swift Testing declares this module as the cross-import overlay of Testing and UIKit on every platform: a
// file that imports both does not compile without it. Apple's overlay attaches images to tests; this one only
// re-exports UIKit.
@_exported import UIKit
