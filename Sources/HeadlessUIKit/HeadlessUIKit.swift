@_exported import Foundation
@_exported import KeyboardSim
@_exported import Rendering
@_exported import Responder
@_exported import Simulation
@_exported import UserSim
@_exported import ViewTree
