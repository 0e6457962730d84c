import Foundation
import Responder

extension TableView: CellPressing {
  final func selectablePath(under touch: Touch) -> IndexPath? {
    guard allowsTaps else { return nil }
    return cell(under: touch) { (cell: TableViewCell) in cell.table === self }.flatMap(row(of:))?.path
  }

  final func mayHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool) {
    baseCellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  final func pressedCell(at path: IndexPath) -> View? { baseCellForRow(at: path) }
}
