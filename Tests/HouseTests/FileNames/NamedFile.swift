/// A source file and what it declares at its top level.
struct NamedFile {
  let path: String
  private let types: Set<String>
  private let functions: Set<String>
  /// The types that it extends, `Outer.Inner` as `Outer` and `Inner` too, and the protocols that it makes them conform to.
  private let extended: Set<String>

  init(_ path: String, _ text: String) {
    self.path = path
    var types: Set<String> = []
    var functions: Set<String> = []
    var extended: Set<String> = []
    // What stands at the margin is at the top level: the format sees to that.
    for line in text.split(separator: "\n") where line.first.map({ !" }#/".contains($0) }) == true {
      guard let found = line.firstMatch(of: Self.declaration) else { continue }
      let name = String(found.output.2)
      switch found.output.1 {
      case "extension":
        extended.formUnion([name] + name.split(separator: ".").map(String.init))
        let protocols = line.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
        extended.formUnion(protocols.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      case "func": functions.insert(name)
      default: types.insert(name)
      }
    }
    (self.types, self.functions, self.extended) = (types, functions, extended)
  }

  private static let declaration =
    #/\b(struct|class|enum|actor|protocol|typealias|extension|func) ([A-Za-z_][\w.]*)/#

  /// Whether it is named after a type or a function in it, or as `X+Y` after what it adds to X.
  var isNamedAfterWhatItHolds: Bool {
    let base = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let parts = base.split(separator: "+", maxSplits: 1).map(String.init)
    if parts.count == 2 { return extended.contains(parts[0]) }
    return types.contains(base) || functions.contains(base)
  }
}
