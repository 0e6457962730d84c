import Simulation

/// Stops the program. It is the body of the declarations in this folder, which no code can call.
///
/// Each extension in this folder has the members of a type that share one reason. "Declarations" in
/// Documentation/Fidelity/Declarations.md lists the reasons.
func unmodeled() -> Never {
  programmerError("this member of UIKit isn't modeled")
}
