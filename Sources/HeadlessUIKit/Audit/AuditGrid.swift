import Simulation

/// The devices and systems of an audit, in the order of a table, and the combinations that were tested.
struct AuditGrid {
  /// A device on a system, by their indexes.
  struct Cell: Hashable {
    var device: Int
    var system: Int
  }

  let devices: [Device]
  let systems: [SystemVersion]
  private let tried: Set<Cell>

  /// Creates a grid of tested devices and systems. The devices keep their order; the systems are
  /// sorted from the oldest to the newest.
  init(_ conditions: [AuditEntry.Place]) {
    var known: Set<Device> = []
    devices = conditions.map(\.device).filter { known.insert($0).inserted }
    systems = Set(conditions.map(\.system)).sorted()
    let places = (Places(devices), Places(systems))
    tried = Set(conditions.map { Cell(device: places.0[$0.device], system: places.1[$0.system]) })
  }

  /// Returns the devices and systems of some conditions, in as few words as possible:
  /// `iPhone 4 ... iPhone 5c on 4.3-7.1`.
  ///
  /// A range of devices and systems may include combinations that were not tested, but no tested ones that
  /// are not among the conditions.
  func ranges(of conditions: [AuditEntry.Place]) -> [String] {
    let places = (Places(devices), Places(systems))
    let cells = Set(conditions.map { Cell(device: places.0[$0.device], system: places.1[$0.system]) })
    var left = cells
    var result: [String] = []
    for device in devices.indices {
      for system in systems.indices where left.contains(Cell(device: device, system: system)) {
        let (lastDevice, lastSystem) = corner(from: device, system, in: cells)
        let covered = cells.filter {
          (device...lastDevice).contains($0.device) && (system...lastSystem).contains($0.system)
        }
        left.subtract(covered)
        result.append(words(for: covered))
      }
    }
    return result
  }

  /// Returns the last device and system of a range that includes cells and no other tested combinations.
  private func corner(from device: Int, _ system: Int, in cells: Set<Cell>) -> (device: Int, system: Int) {
    func firstOther(of device: Int, to last: Int) -> Int? {
      (system...last).first {
        let cell = Cell(device: device, system: $0)
        return tried.contains(cell) && !cells.contains(cell)
      }
    }
    func lastTried(of device: Int, to last: Int) -> Int? {
      (system...last).last { tried.contains(Cell(device: device, system: $0)) }
    }
    var lastSystem = firstOther(of: device, to: systems.count - 1).map { $0 - 1 } ?? systems.count - 1
    var needed = lastTried(of: device, to: lastSystem) ?? system
    var lastDevice = device
    for next in devices.indices.dropFirst(device + 1) {
      if let other = firstOther(of: next, to: lastSystem) {
        guard other > needed else { break }
        lastSystem = other - 1
      }
      guard let own = lastTried(of: next, to: lastSystem) else { continue }
      needed = max(needed, own)
      lastDevice = next
    }
    return (lastDevice, lastSystem)
  }

  private func words(for cells: Set<Cell>) -> String {
    let names = Set(cells.map(\.device)).sorted().map { devices[$0].name }
    let versions = Set(cells.map(\.system)).sorted().map { systems[$0].description }
    return "\(words(names, ", ", " ... ")) on \(words(versions, "-", "-"))"
  }

  /// Returns the first and the last of a list, separated by `two` if there are two names and by `more` if
  /// there are more.
  private func words(_ names: [String], _ two: String, _ more: String) -> String {
    guard let first = names.first, let last = names.last, names.count > 1 else { return names.first ?? "" }
    return first + (names.count == 2 ? two : more) + last
  }
}

/// The indexes of values in a list.
private struct Places<Value: Hashable> {
  private let places: [Value: Int]

  init(_ values: [Value]) {
    places = Dictionary(values.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  subscript(value: Value) -> Int { places[value] ?? 0 }
}
