import Foundation
import Stories

exit(Example.scrollableForm.run(CommandLine.arguments.dropFirst()))
