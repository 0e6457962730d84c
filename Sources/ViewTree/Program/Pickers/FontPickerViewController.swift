import Foundation
import Responder
import Simulation

/// A sheet in which the simulated user chooses a font; from iOS 13.
///
/// Its list has the families of the system's named fonts, or their faces, and a cancel button. A choice
/// closes the sheet, and then the delegate is called.
@preconcurrency @MainActor open class FontPickerViewController: ViewController, SystemPicker {
  /// The properties of a font picker.
  @preconcurrency @MainActor open class Configuration: IdentityHashable {
    /// Whether the list has the faces of the families; false by default.
    open var includeFaces = false
    /// The traits of the fonts in the list; none, the default, for all fonts.
    open var filteredTraits: FontDescriptor.SymbolicTraits = []
    /// Creates the properties with their defaults.
    public init() {}
  }

  /// The properties, which the app sets before the picker is shown.
  public final let configuration: Configuration
  /// The delegate, a weak reference.
  open weak var delegate: (any FontPickerViewControllerDelegate)?
  /// The font that was chosen, or that the app has set; kept for the app to read.
  open var selectedFontDescriptor: FontDescriptor?
  private var hasEnded = false

  /// Creates a picker with the default properties.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a picker.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  private var offered: [FontDescriptor] {
    let wanted = configuration.filteredTraits
    return ["Courier", "Helvetica", "Helvetica Neue", "Menlo"].flatMap { family -> [FontDescriptor] in
      let faces = Self.faces(of: family)
      let fitting = faces.filter { $0.symbolicTraits.isSuperset(of: wanted) }
      return configuration.includeFaces ? fitting : Array(fitting.prefix(1))
    }
  }

  private static func faces(of family: String) -> [FontDescriptor] {
    let name = family.replacing(" ", with: "")
    let slanted = family == "Helvetica Neue" || family == "Menlo" ? "Italic" : "Oblique"
    let names = [name, "\(name)-Regular", "\(name)-Bold", "\(name)-\(slanted)", "\(name)-Bold\(slanted)"]
    return names.filter { Font(name: $0, size: 17) != nil }.map { FontDescriptor(name: $0, size: 17) }
  }

  /// Creates the list.
  open override func loadView() {
    var choices: [(title: String, choose: @MainActor () -> Void)] = [
      ("Cancel", { [weak self] in self?.cancelByUser() })
    ]
    for font in offered {
      choices.append((font.postscriptName, { [weak self] in self?.choose(font) }))
    }
    view = PickerList(choices)
  }

  /// Chooses a font as the simulated user does.
  package final func choose(_ font: FontDescriptor) {
    selectedFontDescriptor = font
    end { $0.fontPickerViewControllerDidPickFont(self) }
  }

  package final func cancelByUser() { end { $0.fontPickerViewControllerDidCancel(self) } }

  private func end(_ notify: @escaping @MainActor (any FontPickerViewControllerDelegate) -> Void) {
    guard !hasEnded else { return }
    hasEnded = true
    dismiss(animated: true) { [weak self] in if let delegate = self?.delegate { notify(delegate) } }
  }

  /// Calls the delegate if the simulated user has pulled the sheet down.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasEnded else { return }
    hasEnded = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// The methods that notify a delegate of the end of a font picker. Each has a default that does nothing.
@preconcurrency @MainActor public protocol FontPickerViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the picker's selected font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController)
  /// Notifies the delegate that nothing was chosen.
  func fontPickerViewControllerDidCancel(_ viewController: FontPickerViewController)
}

extension FontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: FontPickerViewController) {}
}
