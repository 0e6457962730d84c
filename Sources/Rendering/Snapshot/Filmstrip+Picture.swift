import Foundation
import Simulation

extension Filmstrip {
  /// Returns one text picture with all pictures in at most a number of columns; see
  /// `Picture.row(of:fitting:gap:)`.
  ///
  /// The title and the line below it are above the pictures, broken between words. Each picture has its
  /// caption, or else the virtual time, and the device and the system if the pictures have different ones.
  /// Steps and notes are left out.
  ///
  /// Stops with `a row of pictures needs 3 columns at least, not 2` if there are fewer.
  public func picture(fitting columns: Int) -> Picture {
    let isMixed = commonDevice == nil
    let row = Picture.row(
      of: moments.map { moment in
        let time = GeometryText.seconds(moment.snapshot.time.offset)
        let caption = moment.caption.isEmpty ? time : moment.caption
        let name = moment.snapshot.list.device.name
        return (isMixed && !caption.contains(name) ? "\(caption), \(name)" : caption, moment.snapshot)
      },
      fitting: columns
    )
    let head = [title, details].flatMap { CaptionLines(of: $0, width: columns).lines }
    let rows = head + (head.isEmpty || row.rows.isEmpty ? [] : [""]) + row.rows
    return Picture(rows: rows, width: max(row.width, head.map { $0.compactMap(Glyph.init).width }.max() ?? 0))
  }
}
