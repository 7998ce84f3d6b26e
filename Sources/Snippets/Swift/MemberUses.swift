/// What a source says about names, found by what is asked for: a stranger's file has very many of them.
struct MemberUses {
  private let byName: [String: [MemberUse]]
  private let byBase: [String: [MemberUse]]
  private let byLine: [Int: [MemberUse]]
  private let byCallee: [String: [MemberUse]]
  private let bySuperclass: [String: [Subclass]]
  private let superclasses: [String: String]
  private let byList: [String: [MemberUse]]
  private let byConstant: [String: [MemberUse]]
  private let elements: [String: Set<String>]

  /// How far from a mistake's place in its line something may be that it is about, and how much is looked at.
  private static let reach = (columns: 200, uses: 20)

  init(in source: SwiftSource) {
    let all = MemberUse.all(in: source)
    byName = Dictionary(grouping: all, by: \.name)
    byBase = Dictionary(grouping: all.filter { $0.base != nil }) { $0.base ?? "" }
    byLine = Dictionary(grouping: all, by: \.line)
    byCallee = Dictionary(grouping: all.filter { $0.callee != nil }) { $0.callee ?? "" }
    byList = Dictionary(grouping: all.filter { $0.base?.hasSuffix("[]") == true }) { use in
      String(use.base?.split(separator: ".").last?.dropLast(2) ?? "")
    }
    byConstant = Dictionary(grouping: all.filter { $0.constant != nil && $0.base != nil }) {
      $0.constant ?? ""
    }
    elements = ListElements(in: source).names
    let subclasses = Subclass.all(in: source)
    bySuperclass = Dictionary(grouping: subclasses, by: \.superclass)
    superclasses = Dictionary(subclasses.map { ($0.name, $0.superclass) }) { first, _ in first }
  }

  func subclasses(of name: String) -> [Subclass] { bySuperclass[name] ?? [] }

  /// What a class of the source's inherits first.
  func superclass(of name: String) -> String? { superclasses[name] }

  /// The members of what a list of that name holds.
  func members(ofElementsOf list: String) -> [MemberUse] {
    elements[list, default: []].sorted().flatMap { members(of: $0) } + byList[list, default: []]
  }

  /// What code calls the elements of a list of that name.
  func elements(of list: String) -> [String] { elements[list, default: []].sorted() }

  func members(named name: String) -> [MemberUse] {
    byName[name, default: []].filter { $0.base != nil }
  }

  func variables(named name: String) -> [MemberUse] {
    byName[name, default: []].filter { $0.base == nil }
  }

  /// What constants of that name hold.
  func values(of constant: String) -> [MemberUse] { byConstant[constant] ?? [] }

  /// - Parameter base: As ``MemberUse/base``.
  func members(of base: String) -> [MemberUse] { byBase[base] ?? [] }

  /// Members without anything before their dots that something is handed.
  func members(handedTo callee: String) -> [MemberUse] { byCallee[callee] ?? [] }

  /// The nearest first.
  ///
  /// - Parameter line: 1-based, in the source.
  func near(line: Int, column: Int) -> some Sequence<MemberUse> {
    byLine[line, default: []].filter { abs($0.column - column) <= Self.reach.columns }
      .sorted { abs($0.column - column) < abs($1.column - column) }.prefix(Self.reach.uses)
  }
}
