// Swift Testing names this module as what is imported beside it and UIKit, on every platform: a file that imports both
// does not compile without it. Apple's attaches images to tests; here it only says which module it goes with.
@_exported import UIKit
