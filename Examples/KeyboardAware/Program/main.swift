import Foundation
import Stories

exit(Example.keyboardAware.run(CommandLine.arguments.dropFirst()))
