import Foundation
import Stories

exit(tellDoneOnExit().exitStatus)
