import Foundation
import Geometry

/// The first page of a PDF file, as a picture.
struct PDFPage {
  let file: PDFFile
  /// In points, which may begin anywhere; y grows upwards.
  let box: CGRect
  let resources: [String: PDFValue]
  /// What is drawn, in PDF's words.
  let content: [UInt8]

  /// - Throws: ``PDFProblem``.
  init(_ data: Data) throws(PDFProblem) {
    file = try PDFFile(data)
    let facts = try Self.facts(in: file)
    guard let numbers = file.numbers(facts["CropBox"]) ?? file.numbers(facts["MediaBox"]),
      numbers.count == 4
    else { throw .damaged("its page has no size") }
    box = CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    guard (0.1...Self.largest).contains(box.width), (0.1...Self.largest).contains(box.height),
      abs(box.minX) < Self.largest, abs(box.minY) < Self.largest
    else { throw .damaged("its page is \(box.width)×\(box.height) points large") }
    if let turn = file.number(facts["Rotate"]), turn.truncatingRemainder(dividingBy: 360) != 0 {
      throw .holds("a page that is turned")
    }
    resources = file.dictionary(facts["Resources"])
    let parts = file.resolved(facts["Contents"]).list ?? [facts["Contents"] ?? .null]
    var content: [UInt8] = []
    for part in parts { content += (try file.stream(part) ?? []) + [10] }
    self.content = content
  }

  /// No picture of an app is so large.
  private static let largest = 20_000.0
  /// Folders of pages in folders.
  private static let deepest = 20

  /// Of the page, with what it has from the folders that it is in.
  private static func facts(in file: PDFFile) throws(PDFProblem) -> [String: PDFValue] {
    var facts: [String: PDFValue] = [:]
    var node = file.first(ofType: "Catalog").map { file.dictionary($0)["Pages"] ?? .null }
    for _ in 0..<deepest {
      let own = file.dictionary(node)
      if own.isEmpty { break }
      facts.merge(own.filter { inherited.contains($0.key) }) { $1 }
      guard let kids = file.list(own["Kids"]) else {
        return own.merging(facts) { own, _ in own }
      }
      node = kids.first
    }
    guard let page = file.first(ofType: "Page") else { throw .damaged("it has no page") }
    return file.dictionary(page)
  }

  private static let inherited: Set = ["MediaBox", "CropBox", "Resources", "Rotate"]

  /// The page as an SVG document of the same size.
  ///
  /// - Throws: ``PDFProblem`` where something would be missing from it.
  func svg() throws(PDFProblem) -> String {
    var drawing = PDFDrawing(file, box: box)
    try drawing.draw(content, resources)
    let (width, height) = (box.width.svg, box.height.svg)
    // A page's y grows upwards.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\"><defs>\(drawing.definitions)</defs>"
      + "<g transform=\"\(upright.svg)\">\(drawing.elements)</g></svg>"
  }
}

extension CGFloat {
  /// As SVG writes a number.
  var svg: String { "\(Double(self))" }
}

extension CGAffineTransform {
  var svg: String {
    "matrix(" + [a, b, c, d, tx, ty].map(\.svg).joined(separator: " ") + ")"
  }

  /// Of six numbers; nil where there are others.
  init?(numbers: [Double]?) {
    guard let numbers, numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
