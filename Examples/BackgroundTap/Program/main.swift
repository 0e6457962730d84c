import Foundation
import Stories

exit(Example.backgroundTap.run(CommandLine.arguments.dropFirst()))
