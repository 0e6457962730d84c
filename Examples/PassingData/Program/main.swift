import Foundation
import Stories

exit(Example.passingData.run(CommandLine.arguments.dropFirst()))
