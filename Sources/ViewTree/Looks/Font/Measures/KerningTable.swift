import Foundation

/// The changes of the distances between pairs of characters, in thousandths of an em.
///
/// Of San Francisco's kerning, only the sums for a few strings are known. The pairs here are those of Adobe's
/// metrics of Helvetica. ``FontMeasures`` uses a share of them.
enum KerningTable {
  /// Returns the change between two adjacent ASCII characters.
  static func change(between first: UInt8, and second: UInt8) -> Int {
    first < 0x80 && second < 0x80 ? Int(changes[Int(first) << 7 | Int(second)]) : 0
  }

  private static let changes: [Int16] = {
    var changes = [Int16](repeating: 0, count: 1 << 14)
    for line in pairs.split(separator: "\n") {
      let parts = line.split(separator: " ").map { Array($0.utf8) }
      for part in parts.dropFirst() {
        let digits = part.dropFirst(part[0] == minus ? 1 : 0).prefix { (0x30...0x39).contains($0) }
        let size = digits.reduce(0) { $0 * 10 + Int16($1 - 0x30) }
        for second in part[digits.endIndex...] {
          changes[Int(character(parts[0][0])) << 7 | Int(character(second))] = part[0] == minus ? -size : size
        }
      }
    }
    return changes
  }()

  private static let minus = UInt8(ascii: "-")

  /// Returns the character that a letter of `pairs` means.
  private static func character(_ letter: UInt8) -> UInt8 { letter == UInt8(ascii: "_") ? 0x20 : letter }

  /// For each first character, the changes with the second characters that they apply to. `_` is the space.
  private static let pairs = """
    _ -90Y -50TV -40W
    ' -70_ -57' -50drs
    , -100'
    . -100' -60_
    : -50_
    ; -50_
    A -120T -100Y -70V -50UW -40vwy -30CGOQu
    B -20,. -10U
    C -30,.
    D -90Y -70,.V -40AW
    F -150,. -80A -50a -45r -30eo
    J -30,. -20Aau
    K -50Oy -40eo -30u
    L -160' -140Y -110TV -70W -30y
    O -70Y -60X -50V -40,.T -30W -20A
    P -180,. -120A -50eo -40a
    Q -10U
    R -50VY -40U -30TW -20O
    S -20,.
    T -140- -120,.Aaeoruwy -40O -20:;
    U -40,.A
    V -125,. -80-Aeo -70au -40:;GO
    W -80,. -50A -40-a -30eou -20Oy
    Y -140,-.aeo -110Au -85O -60:; -20i
    a -30y -20vw
    b -40,. -20luvy -10b
    c -20k -15,
    e -30vx -20wy -15,.
    f -30,.aeo 50'
    g -10r
    h -30y
    k -20eo
    m -15y -10u
    n -20v -15y -10u
    o -40,. -30xy -15vw
    p -35,. -30y
    r -50,. -10a 15iklu 25mn 30:;pvy 40t
    s -30w -15,.
    v -80,. -25aeo
    w -60,. -15a -10eo
    x -30e
    y -100,. -20aeo
    z -15eo
    """
}
