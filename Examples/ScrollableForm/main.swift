import Foundation
import Stories

exit(tellScrollableForm().exitStatus)
