import HeadlessUIKit
import Testing

@MainActor @Suite struct TextPictures {
  /// Returns the drawing of a label at the left edge, with the cell after it.
  private func drawn(_ text: String, columns: Int = 8) -> String {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * 8, height: 16))
      label.text = text
      let end = Label(frame: CGRect(x: CGFloat(columns) * 8, y: 0, width: 8, height: 16))
      end.text = "|"
      view.addSubview(label)
      view.addSubview(end)
    }
    let row = simulator.picture().rows[1].dropFirst()
    return String(row[...(row.firstIndex(of: "|") ?? row.startIndex)])
  }

  @Test(arguments: [
    ("ada", "ada     |"),
    ("Zürich", "Zürich  |"),
    // A letter with combining marks takes one cell, however many marks.
    ("e\u{301}a\u{308}\u{323}", "e\u{301}a\u{308}\u{323}      |"),
    // Wide characters take two cells each.
    ("日本", "日本    |"),
    ("한글", "한글    |"),
    ("ＡＢ", "ＡＢ    |"),
    ("か\u{3099}", "か\u{3099}      |"),
    // Emoji take two cells, also those of several scalars and characters with an emoji variation selector.
    ("👍🏽!", "👍🏽!     |"),
    ("👨‍👩‍👧", "👨‍👩‍👧      |"),
    ("🇨🇭", "🇨🇭      |"),
    ("❤\u{FE0F}", "❤\u{FE0F}      |"),
    ("❤", "❤       |"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}      |"),
    // Control characters are drawn as symbols, invisible characters are removed, and a lone mark is drawn on
    // a dotted circle.
    ("a\tb\nc", "a␉b␊c   |"),
    ("a\r\nb\u{1B}[1m", "a␍b␛[1m |"),
    ("a\u{7F}\u{85}b", "a␡�b    |"),
    ("a\u{202E}b\u{200B}c", "abc     |"),
    ("\u{301}a", "◌\u{301}a      |"),
  ]) func `a character takes as many cells as a terminal gives it`(text: String, row: String) {
    #expect(drawn(text) == row)
  }

  @Test(arguments: [
    ("abcdefgh", "abcdefgh|"), ("abcdefghi", "abcdefg…|"), ("日本語日本", "日本語… |"), ("a日本語日", "a日本語…|"),
  ]) func `a text that does not fit ends with an ellipsis`(text: String, row: String) {
    #expect(drawn(text) == row)
  }

  @Test func `half of a wide character is a space`() {
    let simulator = Simulator.showing { view in
      for (y, x) in [(0, 0), (16, 8)] as [(CGFloat, CGFloat)] {
        let label = Label(frame: CGRect(x: 0, y: y, width: 64, height: 16))
        label.text = "日本語"
        view.addSubview(label)
        let cover = Label(frame: CGRect(x: x, y: y, width: 8, height: 16))
        cover.text = "x"
        view.addSubview(cover)
      }
      let window = View(frame: CGRect(x: 8, y: 32, width: 24, height: 16))
      window.clipsToBounds = true
      let label = Label(frame: CGRect(x: -8, y: 0, width: 64, height: 16))
      label.text = "日本語"
      window.addSubview(label)
      view.addSubview(window)
    }
    #expect(simulator.picture().corner(6, 3) == "x 本語\n x本語\n  本")
  }

  @Test func `a secret shows as many dots as it has characters`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    field.isSecureTextEntry = true
    field.text = "a👨‍👩‍👧日"
    let simulator = Simulator.showing { $0.addSubview(field) }
    #expect(simulator.picture().corner(10, 1) == "[•••     ]")
  }
}
