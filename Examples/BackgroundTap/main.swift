import Foundation
import Stories

exit(tellBackgroundTap().exitStatus)
