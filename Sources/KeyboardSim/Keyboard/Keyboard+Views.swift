import Foundation
import Responder
import Simulation
import ViewTree

/// The keys and views in the keyboard's windows.
struct InstalledKeys: Hashable, Sendable {
  var set: InputSet?
  var layout: KeyboardLayout?
  /// The request for which the layout was chosen.
  var layoutRequest: LayoutRequest?
  /// Whether the layout was chosen for secure text entry.
  var isForSecureTextEntry = false

  /// Whether the keys are split into two halves.
  var isSplit: Bool { layoutRequest?.isSplit ?? false }
}

extension Keyboard {
  /// The layout of the keys in the window, or `nil` if there are none.
  var layout: KeyboardLayout? { installed.layout }

  /// Installs the current input set in the windows, below the screen if the keyboard is hidden; present views
  /// may stay.
  ///
  /// From iPhone OS 3.2 the views get into their windows at the next run-loop turn (KW4).
  func installKeys() {
    guard let inputSet else { return }
    if installed.set != inputSet { build(inputSet) }
    fitHosts()
    views.raise(inFrontOf: application.keyWindow)
    if !views.isPlaced, placement.work == nil {
      if placement.isImmediate {
        place()
      } else {
        placement.work = context.schedule(after: .zero, label: "the keyboard's views get into their windows")
        {
          [handle] in
          handle.object?.place()
        }
      }
    }
    let isSplit = presentation.docking.effective == .split
    if request.isSecureTextEntry != installed.isForSecureTextEntry || isSplit != installed.isSplit {
      adaptLayout()
    }
    showAssistant()
    typing.state = TypingState(plane: layout?.firstPlane ?? .letters)
    adjustShift()
  }

  /// Adds the views to their windows, and begins a pending slide.
  private func place() {
    placement.work = nil
    context.activate { View.performWithoutAnimation { views.place() } }
    if let slide = placement.slide {
      placement.slide = nil
      context.activate { move(slide) }
    }
  }

  private func build(_ set: InputSet) {
    let old = installed.set
    installed.set = set
    let screen = application.screen.interfaceBounds
    var measures = KeyboardMeasures(screen: screen, width: presentation.frame.width)
    measures.accessory = set.accessory?.height ?? 0
    measures.placeholderInset = context.rule(VersionRules.keyboardPlaceholderInset)
    measures.scale = context.device.scale
    var input: View?
    switch set.body {
    case .keys(_, let height): (measures.height, measures.hasKeys) = (height, true)
    case .shortcuts(let bar): measures.height = bar
    case .foreign(_, let height):
      measures.height = height
      context.log.record(.keyboard, "keyboard", "has the keys of \(inputMode(for: request))")
    case .view(let part): (input, measures.input) = (inputViews.inputView, part.height)
    case .none: break
    }
    let filling = KeyboardFilling(accessory: inputViews.accessory, input: input, measures: measures)
    let start = CGRect(
      x: presentation.frame.minX,
      y: screen.maxY,
      width: measures.width,
      height: set.height
    )
    // The parts take their places at once, even inside an animation of the app.
    context.activate { View.performWithoutAnimation { views.install(filling, enteringAt: start) } }
    if case .keys(let type, let height) = set.body {
      chooseKeys(type, height, insteadOf: old)
    } else {
      (installed.layout, installed.layoutRequest) = (nil, nil)
    }
    if set.hasOtherViews(than: old) { recordViews(accessory: inputViews.accessory, input) }
  }

  /// Builds the contents of the windows again, for a screen that has turned.
  func rebuild() {
    guard let inputSet else { return }
    installed.set?.body = .none
    build(inputSet)
    fitHosts()
    refreshKeys()
  }

  /// Installs keys of a type and height, unless the present ones have both.
  private func chooseKeys(_ type: KeyboardType, _ height: KeyboardHeight, insteadOf old: InputSet?) {
    if case .keys(type, let oldHeight) = old?.body, oldHeight.keysHeight == height.keysHeight { return }
    let size = CGSize(width: presentation.frame.width, height: height.keysHeight)
    install(layoutRequest(for: type, size: size))
    guard let keyplane = views.keyplane else { return }
    let hasPopups = VersionRules.keysHavePopups.value(on: context.designSystem)
    keyplane.hasPopups = hasPopups && context.device.idiom == .phone && !type.isPad
    if keyplane.onKey == nil { keyplane.onKey = { [handle] in handle.object?.handle($1, $0) } }
  }

  private func recordViews(accessory: View?, _ inputView: View?) {
    if let accessory {
      context.log.record(.keyboard, "keyboard", "has the accessory view \(accessory.debugName)")
    }
    if let inputView {
      context.log.record(.keyboard, "keyboard", "has the input view \(inputView.debugName)")
    }
  }

  func removeKeys() {
    releaseDelete()
    placement.work?.cancel()
    placement.work = nil
    placement.slide = nil
    installed = InstalledKeys()
    clearInputViews()
    views.remove()
  }

  // MARK: Sliding

  /// A slide of the whole keyboard.
  struct Slide {
    var begin: CGRect
    var end: CGRect
    var duration: Duration
  }

  /// Moves all host views; if they aren't in their windows yet, as soon as they are.
  func move(_ slide: Slide) {
    guard views.isPlaced else {
      placement.slide = slide
      return animate(slide.duration) { application.keyboardMoves(to: space) }
    }
    let hosts = views.hosts
    if let front = hosts.last, front.presentation.frame.minY >= presentation.screen.maxY {
      View.performWithoutAnimation {
        for host in hosts { host.frame = CGRect(origin: slide.begin.origin, size: slide.end.size) }
      }
    }
    animate(slide.duration) {
      for host in hosts { host.frame = slide.end }
      application.keyboardMoves(to: space)
    }
  }

  private func animate(_ duration: Duration, _ changes: @MainActor () -> Void) {
    let curve = UInt(context.rule(VersionRules.keyboardSlideCurve))
    View.animate(
      withDuration: duration.inSeconds,
      options: [
        View.AnimationOptions(rawValue: curve << 16), .allowUserInteraction, .beginFromCurrentState,
        .independent, .replacing,
      ],
      animations: changes
    )
  }

  // MARK: Keys

  /// Shows the keys of the present plane, with titles for the shift state.
  func refreshKeys() {
    guard let keyplane = hostView?.keyplane, installed.layout != nil else { return }
    keyplane.isShifted = typing.state.isShifted && plane == .letters
    let face = KeyplaneView.Face(
      plane: typing.state.plane,
      hasCapitals: typing.state.isShifted || !settings.showsLowercaseKeys
        || !context.rule(VersionRules.keyCapsFollowShift),
      returnKey: returnKey,
      isReturnEnabled: isReturnEnabled
    )
    keyplane.show(face) {
      layout?.keys(on: face.plane) ?? []
    } title: {
      title(of: $0, face)
    }
  }

  /// The style of the keyboard in pictures: that of the requested appearance, or else the style of the
  /// responder that receives typed text.
  package final var interfaceStyle: UserInterfaceStyle {
    switch request.appearance {
    case .dark: .dark
    case .light: .light
    case .default: (typingResponder.responder as? View)?.traitCollection.userInterfaceStyle ?? .unspecified
    }
  }

  /// The kind of the return key; in a web search Go, unless the request has another one (KL15).
  private var returnKey: ReturnKeyType {
    request.type == .webSearch && request.returnKey == .default ? .go : request.returnKey
  }

  private func title(of key: Key, _ face: KeyplaneView.Face) -> String {
    switch key.kind {
    case .character:
      return plane == .letters && face.hasCapitals && key.label.count == 1 ? key.shiftedText : key.label
    case .return:
      return face.returnKey.title(context.rule(VersionRules.returnTitleStyle))
    default:
      return key.label
    }
  }
}
