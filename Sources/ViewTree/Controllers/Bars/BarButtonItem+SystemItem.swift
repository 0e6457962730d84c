extension BarButtonItem {
  /// A button with a title of the system, or a space.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// The button "Done".
    case done = 0
    /// The button "Cancel".
    case cancel = 1
    /// The button "Edit".
    case edit = 2
    /// The button "Save".
    case save = 3
    /// The button "Add"; a device shows a plus sign.
    case add = 4
    /// A space that takes the width that the other items leave.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// The button "Compose"; a device shows a symbol for it and the following ones, to "Fast Forward".
    case compose = 7
    /// The button "Reply".
    case reply = 8
    /// The button "Share".
    case action = 9
    /// The button "Organize".
    case organize = 10
    /// The button "Bookmarks".
    case bookmarks = 11
    /// The button "Search".
    case search = 12
    /// The button "Refresh".
    case refresh = 13
    /// The button "Stop".
    case stop = 14
    /// The button "Camera".
    case camera = 15
    /// The button "Delete".
    case trash = 16
    /// The button "Play".
    case play = 17
    /// The button "Pause".
    case pause = 18
    /// The button "Rewind".
    case rewind = 19
    /// The button "Fast Forward".
    case fastForward = 20
    /// The button "Undo".
    case undo = 21
    /// The button "Redo".
    case redo = 22
    /// The button "Close".
    case close = 24

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    var isDone: Bool { self == .done || self == .save }

    /// The name of the symbol that replaces the title from iOS 26; `nil` for a space, and for "Edit" and
    /// "Save", which keep their titles (MC12). Names other than that of "Done" are general knowledge.
    var symbol: String? {
      switch self {
      case .flexibleSpace, .fixedSpace, .edit, .save: nil
      case .done: "checkmark"
      case .cancel, .stop, .close: "xmark"
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .undo: "arrow.uturn.backward"
      case .redo: "arrow.uturn.forward"
      }
    }

    /// The button's title; `nil` for a space.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }
}
