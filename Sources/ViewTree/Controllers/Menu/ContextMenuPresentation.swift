import Foundation
import Responder
import Simulation

extension Application {
  /// Opens a context menu at a view, and returns its presentation, or `nil` if it has neither rows nor a
  /// preview.
  final func showContextMenu(
    _ configuration: ContextMenuConfiguration,
    at source: View,
    events: ContextMenuEvents
  ) -> (any ContextMenuShowing)? {
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([]) ?? Menu(children: [])
    let head = ContextMenuHead(of: source, title: menu.title, preview: preview)
    let animator = ContextMenuAnimator(preview)
    let presentation = MenuPresentation.show(menu, at: source, from: nil) { presentation in
      presentation.head = head
      presentation.order = configuration.preferredMenuElementOrder
      head.didTapPreview = { [weak presentation, weak self] in
        let animator = ContextMenuAnimator(preview)
        events.willPerform(animator)
        self.map(animator.finish)
        presentation?.close()
      }
      presentation.willClose = { [weak self] in
        let animator = ContextMenuAnimator(preview)
        events.willEnd(animator)
        self.map(animator.finish)
      }
      events.willDisplay(animator)
    }
    animator.finish(in: self)
    return presentation
  }
}

extension MenuPresentation: ContextMenuShowing {}

/// The changes and functions that a delegate adds to the opening or closing of a context menu.
@MainActor private final class ContextMenuAnimator: ContextMenuInteractionCommitAnimating {
  let previewViewController: ViewController?
  var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  init(_ previewViewController: ViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Schedules the functions for the next run-loop turn.
  func finish(in application: Application) {
    guard !completions.isEmpty else { return }
    let completions = completions
    self.completions = []
    _ = application.context.schedule(after: .zero, label: "the completion of a context menu") {
      for completion in completions { completion() }
    }
  }
}

/// The views of a context menu above its rows: the title and the preview.
@MainActor final class ContextMenuHead {
  private weak var source: View?
  private let title: String
  private let preview: ViewController?
  private let area = ContextMenuPreview(frame: .zero)
  /// Called after a tap on the preview.
  var didTapPreview: (() -> Void)? {
    didSet { area.onTap = didTapPreview }
  }

  init(of source: View, title: String, preview: ViewController?) {
    (self.source, self.title, self.preview) = (source, title, preview)
  }

  /// The height of the row with the title, or 0 without one (MV8).
  var titleHeight: CGFloat { title.isEmpty ? 0 : 121 / 3 }

  func addTitle(to box: View) {
    guard !title.isEmpty else { return }
    let label = Label(frame: CGRect(x: 28, y: 0, width: MenuPresentation.width - 56, height: titleHeight))
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    box.addSubview(label)
  }

  /// The rectangle below which the rows are placed, in the container; `nil` for the source view.
  var anchor: CGRect? { preview == nil ? nil : area.frame }

  /// Places the preview: its preferred size, or else as wide as the container allows and 200 points high
  /// (assumed), centered on the source view and inside the container.
  func place(in container: View) {
    guard let preview, let source else { return }
    if area.baseSuperview == nil {
      container.addSubview(area)
      area.addSubview(preview.view)
      preview.view.isUserInteractionEnabled = false
    }
    let room = container.bounds.inset(by: container.storedSafeAreaInsets).insetBy(dx: 16, dy: 16)
    let wanted = preview.preferredContentSize
    let size = CGSize(
      width: min(room.width, wanted.width > 0 ? wanted.width : room.width),
      height: min(room.height / 2, wanted.height > 0 ? wanted.height : 200)
    )
    let anchor = source.convert(source.bounds, to: container)
    let x = min(max(room.minX, anchor.midX - size.width / 2), room.maxX - size.width)
    let y = min(max(room.minY, anchor.midY - size.height / 2), room.minY + room.height / 2 - size.height / 2)
    area.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    preview.view.frame = area.bounds
  }
}

/// The preview of a context menu; a tap on it performs the preview's action.
package final class ContextMenuPreview: View {
  var onTap: (() -> Void)?

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  package override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { onTap?() }
  package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
