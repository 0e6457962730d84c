import HeadlessUIKit

extension Matrix {
  /// The matrix as a page of documentation.
  var markdown: String {
    var lines = [
      "# Where the techniques work", "",
      "Each cell has two marks: the technique as published, and as corrected. The page is printed by `swift run Matrix --markdown`.",
      "", "| mark | meaning |", "| --- | --- |",
    ]
    lines += MatrixLegend.common.map { "| \($0.0 == "blank" ? $0.0 : "`\($0.0)`") | \($0.1) |" }
    lines += ["", summary]
    for table in tables { lines += [""] + table.markdown }
    return lines.joined(separator: "\n")
  }
}

extension Matrix.Table {
  fileprivate var markdown: [String] {
    let legend = MatrixLegend(self)
    var lines = ["## \(title)", ""]
    lines.append("| | \(Matrix.systems.map { "\($0)" }.joined(separator: " | ")) |")
    lines.append("| --- |" + String(repeating: " --- |", count: Matrix.systems.count))
    for device in DeviceClass.all {
      let marks = zip(cells(of: device, .classic), cells(of: device, .fixed)).map { classic, fixed in
        guard classic.stage != nil else { return "" }
        let mark = classic.isEstimated || fixed.isEstimated ? "~" : ""
        return "`\(legend.mark(classic))\(legend.mark(fixed))\(mark)`"
      }
      lines.append("| \(device.name) | \(marks.joined(separator: " | ")) |")
    }
    let words = legend.lines.map { "- `\($0.mark)` \(Self.plain($0.text))" }
    let reasons = MatrixLegend.reasons(self).map { "- `-` \($0)" }
    return lines + (words.isEmpty && reasons.isEmpty ? [] : [""]) + words + reasons
  }

  /// Returns a text with Markdown's special characters escaped.
  private static func plain(_ text: String) -> String {
    text.replacing("_", with: "\\_").replacing("*", with: "\\*").replacing("<", with: "\\<")
  }
}
