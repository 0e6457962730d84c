import Foundation
import Stories

exit(Example.donePad.run(CommandLine.arguments.dropFirst()))
