import Foundation
import Stories

exit(Example.slidingThirds.run(CommandLine.arguments.dropFirst()))
