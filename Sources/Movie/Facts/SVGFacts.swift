import Foundation
import FoundationXML

/// Reads an animated SVG with Foundation's XML parser, and refuses what ``SVGRules`` do not know.
final class SVGFacts: NSObject, XMLParserDelegate {
  /// The elements that are open, the outermost first.
  private var open: [SVGNode] = []
  private(set) var root: SVGNode?
  private(set) var refusal: String?
  private var frameCount = 0

  /// Four hours at the highest rate: a number that times can be counted with, whatever the rate.
  private static let mostFrames = 1 << 24

  /// - Throws: ``MovieError/cannotRead(path:reason:)``.
  static func read(_ data: Data, path: String) throws(MovieError) -> (SVGNode, frames: Int) {
    let reader = SVGFacts()
    // Declarations and instructions could name other files.
    if data.range(of: Data("<!".utf8)) != nil || data.range(of: Data("<?".utf8)) != nil {
      throw .cannotRead(path: path, reason: "it has declarations")
    }
    // Foundation ends the program over a name with a byte that is no character.
    guard String(data: data, encoding: .utf8) != nil else {
      throw .cannotRead(path: path, reason: "it is not text in UTF-8")
    }
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let refusal = reader.refusal { throw .cannotRead(path: path, reason: refusal) }
    guard isWhole, let root = reader.root else {
      throw .cannotRead(
        path: path,
        reason: "it is no XML from line \(max(1, parser.lineNumber)), column "
          + "\(max(1, parser.columnNumber)), on")
    }
    if let reason = SVGReferences.refusal(in: root) {
      throw .cannotRead(path: path, reason: reason)
    }
    return (root, reader.frameCount)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    refusal = SVGRules.refusal(of: name, attributes)
    if open.isEmpty {
      frameCount = attributes["data-frames"].flatMap { Int($0) } ?? 0
      if name != "svg" || !(1...Self.mostFrames).contains(frameCount) {
        refusal = refusal ?? "it says no number of frames"
      }
    }
    if name == "animate" || name == "animateTransform" {
      if let animation = animation(attributes), !open.isEmpty {
        open[open.count - 1].animations.append(animation)
      } else {
        refusal = refusal ?? "it has a change whose times and values do not fit"
      }
    }
    open.append(SVGNode(name: name, attributes: attributes))
    if refusal != nil { parser.abortParsing() }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let node = open.popLast() else { return }
    if open.isEmpty {
      root = node
    } else if !["animate", "animateTransform", "metadata"].contains(name) {
      open[open.count - 1].children.append(node)
    }
  }

  /// What an element says of changes; nil where that makes no sense.
  private func animation(_ attributes: [String: String]) -> SVGNode.Animation? {
    guard let attribute = attributes["attributeName"], attributes["calcMode"] == "discrete",
      attributes["repeatCount"] == "indefinite", attributes["dur"] != nil,
      let values = attributes["values"]?.split(separator: ";", omittingEmptySubsequences: false),
      let times = attributes["keyTimes"]?.split(separator: ";", omittingEmptySubsequences: false),
      values.count == times.count
    else { return nil }
    var starts: [Int] = []
    for time in times {
      guard let part = Double(time), 0..<1 ~= part else { return nil }
      let frame = part * Double(frameCount)
      // A change between two frames would be seen in neither.
      guard abs(frame - frame.rounded()) < 0.02 else { return nil }
      starts.append(Int(frame.rounded()))
    }
    guard starts.first == 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return nil
    }
    return SVGNode.Animation(
      attribute: attribute, type: attributes["type"],
      replaces: attributes["additive"] != "sum", starts: starts, values: values.map(String.init))
  }
}
