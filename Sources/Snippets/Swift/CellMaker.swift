import SwiftSyntax

/// A demo's own kind of a table's or a collection's cells. A table only knows of which kind a cell is to be, and Swift makes
/// none by that whose initialiser is not required: so each kind is made to say how it is made.
struct CellMaker {
  /// Behind the brace that its members stand in.
  let place: Int
  private let name: String
  /// What overrides is as open as its class.
  private let access: String
  private let family: Family

  /// What is made alike.
  private enum Family: CaseIterable {
    case rows, items

    var bases: Set<String> {
      switch self {
      case .rows: ["UITableViewCell"]
      case .items:
        ["UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell"]
      }
    }

    var labels: [String] { self == .rows ? ["style", "reuseIdentifier"] : ["frame"] }
  }

  var text: String {
    if family == .items {
      return " \(access)override class func _made(_ frame: CGRect) -> UICollectionReusableView "
        + "{ \(name)(frame: frame) };"
    }
    return
      " \(access)override class func _made(_ style: UITableViewCell.CellStyle, _ identifier: String?) "
      + "-> UITableViewCell { \(name)(style: style, reuseIdentifier: identifier) };"
  }

  static func all(in file: SourceFileSyntax) -> [CellMaker] {
    let finder = ClassFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    let kinds = Dictionary(grouping: finder.found) { node in
      node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    }
    return Family.allCases.flatMap { family in
      var makers: [CellMaker] = []
      var names: Set<String> = []
      // A kind of a kind is none of its own before that is one.
      var open = Array(family.bases)
      while let base = open.popLast() {
        for node in kinds[base] ?? [] where isMade(node, as: family) {
          let name = node.name.text
          guard names.insert(name).inserted else { continue }
          makers.append(CellMaker(node, of: family))
          open.append(name)
        }
      }
      return makers
    }
  }

  private init(_ node: ClassDeclSyntax, of family: Family) {
    self.family = family
    let isOpen = node.modifiers.contains {
      $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open)
    }
    place = node.memberBlock.leftBrace.bytes.upperBound
    name = node.name.text
    access = isOpen ? "public " : ""
  }

  /// Whether a kind of cells can be made as all are.
  private static func isMade(_ node: ClassDeclSyntax, as family: Family) -> Bool {
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    .filter { maker in
      !maker.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    let labels = initializers.map { maker in
      maker.signature.parameterClause.parameters.map(\.firstName.text)
    }
    // Who has others has not this one of the class below.
    return initializers.isEmpty || labels.contains(family.labels)
  }
}

private final class ClassFinder: SyntaxVisitor {
  private(set) var found: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
