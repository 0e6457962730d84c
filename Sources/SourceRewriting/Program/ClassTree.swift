/// The classes of a target as a tree of subclasses, and the members that they declare.
///
/// Each class has a number, and those of its subclasses follow it, so that a question about all subclasses is
/// one about a range of numbers.
struct ClassTree: Sendable {
  /// A protocol to which a class conforms, with the uppermost class that does.
  struct Conformance: Sendable {
    var path: String
    var root: String
  }

  private var ranges: [String: Range<Int>] = [:]
  /// The numbers of the classes that declare a member of a name, ascending.
  private var declaring: [String: [Int]] = [:]
  private var overriding: [String: [Int]] = [:]
  private(set) var conformances: [String: [Conformance]] = [:]
  /// The classes whose members are exposed to Objective-C, by themselves or by a superclass.
  private(set) var exposing: Set<String> = []
  private var paths: [String] = []

  /// Orders the classes.
  ///
  /// - Parameters:
  ///   - types: All types.
  ///   - superclasses: The paths of the superclasses that the target declares.
  ///   - protocols: The paths of the protocols to which a type's own clauses conform.
  init(
    _ types: [String: Program.TypeInfo],
    superclasses: [String: String],
    protocols: (Program.TypeInfo) -> [String]
  ) {
    let classes = types.values.filter { $0.kind == .class }.map(\.path).sorted()
    let roots = classes.filter { superclasses[$0] == nil }
    // Classes that inherit from each other come last, each for itself.
    for root in roots + classes where ranges[root] == nil { visit(root, types) }
    for path in paths {
      let type = types[path]!
      let superclass = superclasses[path].flatMap {
        ranges[$0]!.contains(ranges[path]!.lowerBound) ? $0 : nil
      }
      var found = superclass.flatMap { conformances[$0] } ?? []
      let known = Set(found.map(\.path))
      found += protocols(type).filter { !known.contains($0) }.map { Conformance(path: $0, root: path) }
      conformances[path] = found
      if type.exposesMembers || superclass.map(exposing.contains) == true { exposing.insert(path) }
      let number = ranges[path]!.lowerBound
      for name in Set(type.members.map(\.member.name)) { declaring[name, default: []].append(number) }
      let overrides = type.members.lazy.map(\.member).filter { $0.is("override") }.map(\.name)
      for name in Set(overrides) { overriding[name, default: []].append(number) }
    }
  }

  /// Numbers a class and its subclasses.
  private mutating func visit(_ root: String, _ types: [String: Program.TypeInfo]) {
    var pending: [(path: String, isLeft: Bool)] = [(root, false)]
    while let (path, isLeft) = pending.popLast() {
      if isLeft {
        ranges[path] = ranges[path]!.lowerBound..<paths.count
        continue
      }
      guard ranges[path] == nil else { continue }
      ranges[path] = paths.count..<paths.count
      paths.append(path)
      pending.append((path, true))
      pending += types[path]!.subclasses.reversed().map { ($0, false) }
    }
  }

  /// Whether a subclass of a class overrides a member of a name.
  func isOverridden(_ name: String, in path: String) -> Bool {
    overriding[name].map { first(in: $0, below: path) != nil } ?? false
  }

  /// The subclasses of a class that declare a member of a name.
  func declarers(of name: String, below path: String) -> some Sequence<String> {
    let numbers = declaring[name] ?? []
    let first = first(in: numbers, below: path) ?? numbers.count
    let end = ranges[path]?.upperBound ?? 0
    return numbers[first...].lazy.prefix { $0 < end }.map { paths[$0] }
  }

  /// The index of the first number of a subclass.
  private func first(in numbers: [Int], below path: String) -> Int? {
    guard let range = ranges[path] else { return nil }
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] < range.upperBound ? low : nil
  }
}
