import Foundation
import Stories

exit(Example.numberPadDone.run(CommandLine.arguments.dropFirst()))
