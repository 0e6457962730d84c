import Foundation
import HeadlessUIKit
import Stories

// Explores each technique of the documents as published and as corrected, in the setting of a scenario of the
// catalogue. `Explore --jobs 2 corrected` uses two processes, and only the corrected techniques.

var program = ExplorationProgram()
for interface in ExploredInterface.all + [.curveWithoutName] {
  program.add("published \(interface.id) \(interface.name)") { interface.explore(.classic) }
}
for interface in ExploredInterface.all + [.curveWithoutName] {
  program.add("corrected \(interface.id) \(interface.name)") { interface.explore(.fixed) }
}
exit(await program.run())
