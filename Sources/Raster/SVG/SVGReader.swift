import Foundation
import FoundationXML

/// Reads a picture's file with Foundation's XML parser, which is libxml2.
///
/// An icon takes 7 µs. Cutting its text at `<svg` and `>` took 47, and gave up in silence on
/// groups and comments.
final class SVGReader: NSObject, XMLParserDelegate {
  /// The elements that are open, the outermost first.
  private var open: [SVGElement] = []
  private var root: SVGElement?

  /// The outermost element of a document.
  static func read(_ data: Data) throws(SVGProblem) -> SVGElement {
    // Foundation ends the program over a name with a byte that is no character.
    let isText = String(data: data, encoding: .utf8) != nil
    guard let data = isText ? data : WesternText(data)?.data else { throw .notText }
    let reader = SVGReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw .notXML(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    return root
  }

  /// What stands between `<svg …>` and `</svg>`.
  static func elements(of data: Data) throws(SVGProblem) -> [SVGElement] {
    let root = try read(data)
    guard root.name == "svg" else { throw .noPicture(root: root.name) }
    return root.children
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(SVGElement(name: elementName, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard var element = open.popLast() else { return }
    element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
