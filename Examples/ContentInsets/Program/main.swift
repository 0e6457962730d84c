import Foundation
import Stories

exit(Example.contentInsets.run(CommandLine.arguments.dropFirst()))
