import Simulation
