import Foundation
import Stories

exit(ScenarioProgram.run(CommandLine.arguments.dropFirst()))
