import Foundation
import Stories

exit(MatrixProgram.run(CommandLine.arguments.dropFirst()))
