import Foundation
import FoundationXML

/// An element of a document as Foundation's tree of XML has it.
struct ParsedElement {
  let name: String
  let attributes: [String: String]
  let children: [ParsedElement]
  let text: String

  init(_ document: String) throws {
    let parsed = try XMLDocument(xmlString: document)
    guard let root = parsed.rootElement() else { throw CocoaError(.fileReadCorruptFile) }
    self.init(root)
  }

  private init(_ element: XMLElement) {
    name = element.name ?? ""
    attributes = Dictionary(
      (element.attributes ?? []).map { ($0.name ?? "", $0.stringValue ?? "") },
      uniquingKeysWith: { first, _ in first })
    children = (element.children ?? []).compactMap { $0 as? XMLElement }.map(ParsedElement.init)
    text = element.stringValue ?? ""
  }

  var everything: [ParsedElement] { [self] + children.flatMap(\.everything) }

  func all(_ name: String) -> [ParsedElement] { everything.filter { $0.name == name } }
}
