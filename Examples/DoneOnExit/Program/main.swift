import Foundation
import Stories

exit(Example.doneOnExit.run(CommandLine.arguments.dropFirst()))
