import Foundation
import Responder
import Simulation

/// The saved state of the controllers of an app without scenes.
@MainActor package struct InterfaceState {
  /// The state of a controller.
  struct Part {
    /// The restoration identifiers from the root to the controller.
    var path: [String]
    var restorationClass: (any ViewControllerRestoration.Type)?
    var data: Data
    /// The index of the selected child of a tab bar controller.
    var selectedIndex: Int?
    /// Whether the controller is in the stack of a navigation controller.
    var isInStack: Bool
  }

  /// The state of the app itself.
  var data: Data
  /// The controllers, each before its children.
  var parts: [Part]
}

/// Saving and restoring the state of view controllers, from iOS 6.
extension Application {
  private var restoringDelegate: (any ApplicationDelegate)? {
    guard !hasConnectedScene, context.rule(VersionRules.restoresControllers) else { return nil }
    return delegate as? any ApplicationDelegate
  }

  /// Saves the state of the controllers of the key window, if the app's delegate wants it.
  func saveInterface() {
    guard let delegate = restoringDelegate else { return }
    context.activate {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      let isSaved =
        context.rule(VersionRules.savesSecureState)
        ? delegate.application(self, shouldSaveSecureApplicationState: coder)
        : delegate.application(self, shouldSaveApplicationState: coder)
      guard isSaved else { return }
      log.recording(.window, "application", "saves its state") {
        delegate.application(self, willEncodeRestorableStateWith: coder)
        services.interfaceState = InterfaceState(data: coder.encodedData, parts: savedParts())
      }
    }
  }

  private func savedParts() -> [InterfaceState.Part] {
    var parts: [InterfaceState.Part] = []
    var stack: [(controller: ViewController, path: [String])] = []
    if let root = keyWindow?.rootViewController { stack.append((root, [])) }
    while let (controller, parent) = stack.popLast() {
      guard let identifier = controller.restorationIdentifier else { continue }
      let path = parent + [identifier]
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      controller.encodeRestorableState(with: coder)
      parts.append(
        InterfaceState.Part(
          path: path,
          restorationClass: controller.restorationClass,
          data: coder.encodedData,
          selectedIndex: (controller as? TabBarController)?.selectedIndex,
          isInStack: controller.parent is NavigationController
        )
      )
      for child in controller.children.reversed() { stack.append((child, path)) }
    }
    return parts
  }

  /// Restores the state with which the app ended: finds or creates the controllers, fills the stacks of
  /// navigation controllers, decodes the states, and then notifies the controllers and the app's delegate.
  func restoreInterface() {
    guard let state = services.interfaceState, let delegate = restoringDelegate else { return }
    services.interfaceState = nil
    guard let coder = Self.decoder(of: state.data) else { return }
    let isRestored =
      context.rule(VersionRules.savesSecureState)
      ? delegate.application(self, shouldRestoreSecureApplicationState: coder)
      : delegate.application(self, shouldRestoreApplicationState: coder)
    guard isRestored else { return }
    log.recording(.window, "application", "restores its state") {
      var found: [(controller: ViewController, coder: NSCoder)] = []
      var byPath: [[String]: ViewController] = [:]
      for part in state.parts {
        guard let coder = Self.decoder(of: part.data) else { continue }
        guard let controller = controller(for: part, coder, delegate, byPath) else { continue }
        byPath[part.path] = controller
        found.append((controller, coder))
        place(controller, part, byPath)
      }
      for part in state.parts {
        guard let index = part.selectedIndex, let tabs = byPath[part.path] as? TabBarController else {
          continue
        }
        tabs.selectedIndex = index
      }
      for (controller, coder) in found { controller.decodeRestorableState(with: coder) }
      for (controller, _) in found { controller.applicationFinishedRestoringState() }
      delegate.application(self, didDecodeRestorableStateWith: coder)
    }
  }

  private static func decoder(of data: Data) -> NSKeyedUnarchiver? {
    let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
    coder?.requiresSecureCoding = false
    return coder
  }

  private func controller(
    for part: InterfaceState.Part,
    _ coder: NSCoder,
    _ delegate: any ApplicationDelegate,
    _ known: [[String]: ViewController]
  ) -> ViewController? {
    if let type = part.restorationClass {
      return type.viewController(withRestorationIdentifierPath: part.path, coder: coder)
    }
    let given = delegate.application(
      self,
      viewControllerWithRestorationIdentifierPath: part.path,
      coder: coder
    )
    if let given { return given }
    let candidates =
      known[part.path.dropLast()]?.children ?? allWindows.compactMap(\.rootViewController)
    return candidates.first { $0.restorationIdentifier == part.path.last }
  }

  /// Pushes a controller that was in the stack of a navigation controller and isn't yet.
  private func place(
    _ controller: ViewController,
    _ part: InterfaceState.Part,
    _ known: [[String]: ViewController]
  ) {
    guard part.isInStack, let stack = known[part.path.dropLast()] as? NavigationController,
      !stack.viewControllers.contains(where: { $0 === controller })
    else { return }
    stack.setViewControllers(stack.viewControllers + [controller], animated: false)
  }
}

extension [[String]: ViewController] {
  fileprivate subscript(path: ArraySlice<String>) -> ViewController? { self[Array(path)] }
}
