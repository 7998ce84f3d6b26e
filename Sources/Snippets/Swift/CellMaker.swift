import SwiftSyntax

/// A demo's own kind of a table's cells. A table only knows of which kind a cell is to be, and Swift makes none by that whose
/// initialiser is not required: so each kind is made to say how it is made.
struct CellMaker {
  /// Behind the brace that its members stand in.
  let place: Int
  fileprivate let name: String
  /// What overrides is as open as its class.
  fileprivate let access: String

  var text: String {
    " \(access)override class func _made(_ style: UITableViewCell.CellStyle, _ identifier: String?) "
      + "-> UITableViewCell { \(name)(style: style, reuseIdentifier: identifier) };"
  }

  static func all(in file: SourceFileSyntax) -> [CellMaker] {
    let finder = CellMakerFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.found
  }
}

private final class CellMakerFinder: SyntaxVisitor {
  private(set) var found: [CellMaker] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard base == "UITableViewCell" else { return .visitChildren }
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
    guard initializers.isEmpty || labels.contains(["style", "reuseIdentifier"]) else {
      return .visitChildren
    }
    let isOpen = node.modifiers.contains {
      $0.name.tokenKind == .keyword(.public) || $0.name.tokenKind == .keyword(.open)
    }
    found.append(
      CellMaker(
        place: node.memberBlock.leftBrace.bytes.upperBound, name: node.name.text,
        access: isOpen ? "public " : ""))
    return .visitChildren
  }
}
