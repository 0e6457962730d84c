import Foundation
import Stories

exit(TourProgram.run(CommandLine.arguments.dropFirst()))
