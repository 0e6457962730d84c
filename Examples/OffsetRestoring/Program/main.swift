import Foundation
import Stories

exit(Example.offsetRestoring.run(CommandLine.arguments.dropFirst()))
