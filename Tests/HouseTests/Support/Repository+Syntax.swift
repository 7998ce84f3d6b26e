import SwiftParser
import SwiftSyntax
import TestSupport

extension Repository {
  static func syntax(_ path: String) throws -> SourceFileSyntax {
    Parser.parse(source: try text(path))
  }
}
