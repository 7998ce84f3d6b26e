import Foundation
import Geometry

/// Turns what a page draws into elements of an SVG document.
///
/// What would be missing from the picture (text, pictures of pixels, masks) is an error: a picture without it is another one.
///
/// - Source: ISO 32000-1, 8.2 to 8.10 and annex A.
struct PDFDrawing {
  let file: PDFFile
  let box: CGRect
  private(set) var elements = ""
  private(set) var definitions = ""
  var state = PDFState()
  private var saved: [PDFState] = []
  var path = PDFPath()
  /// How the path cuts off what follows, once it is drawn.
  var pendingClip: String?
  private var words = 0
  private var nextName = 0

  init(_ file: PDFFile, box: CGRect) {
    self.file = file
    self.box = box
  }

  private static let mostWords = 200_000
  private static let mostText = 8 << 20
  private static let mostSaved = 64
  private static let mostClips = 32
  private static let deepest = 12

  /// - Parameter resources: What names in the content stand for.
  /// - Throws: ``PDFProblem``.
  mutating func draw(
    _ content: [UInt8], _ resources: [String: PDFValue], depth: Int = 0
  ) throws(PDFProblem) {
    guard depth < Self.deepest else { throw .damaged("it draws itself") }
    let outside = saved.count
    var scanner = PDFScanner(content[...])
    var values: [PDFValue] = []
    while let value = try scanner.value() {
      guard let word = value.word, !["true", "false"].contains(word) else {
        if values.count < 64 { values.append(value) }
        continue
      }
      words += 1
      guard words < Self.mostWords, elements.utf8.count + definitions.utf8.count < Self.mostText
      else { throw .damaged("it draws too much") }
      try draw(word, values, resources, depth: depth)
      values = []
    }
    while saved.count > outside, let state = saved.popLast() { self.state = state }
  }

  private mutating func draw(
    _ word: String, _ values: [PDFValue], _ resources: [String: PDFValue], depth: Int
  ) throws(PDFProblem) {
    let numbers = values.compactMap(\.number)
    if path.take(word, numbers) { return }
    if try paint(word) { return }
    if try setColor(word, values, numbers, resources) { return }
    switch word {
    case "q":
      guard saved.count < Self.mostSaved else { throw .damaged("it draws too deep") }
      saved.append(state)
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      guard let transform = CGAffineTransform(numbers: numbers) else { break }
      state.transform = transform.concatenating(state.transform)
    case "w": state.lineWidth = numbers.first ?? state.lineWidth
    case "J": state.lineCap = numbers.first.flatMap { Int(exactly: $0) } ?? state.lineCap
    case "j": state.lineJoin = numbers.first.flatMap { Int(exactly: $0) } ?? state.lineJoin
    case "M": state.miterLimit = numbers.first ?? state.miterLimit
    case "d":
      state.dashes = values.first?.numbers ?? []
      state.dashPhase = numbers.first ?? 0
    case "gs": try set(file.dictionary(named(values, "ExtGState", resources)))
    case "sh":
      let gradient = try PDFGradient(
        named(values, "Shading", resources), in: file,
        named: file.dictionary(resources["ColorSpace"]))
      fillPage(with: gradient)
    case "Do": try show(named(values, "XObject", resources), resources, depth: depth)
    case "BT": throw .holds("text")
    case "BI": throw .holds("a picture of pixels")
    default: break  // Marks of whoever wrote it, and hints.
    }
  }

  /// What the name among the values stands for.
  func named(
    _ values: [PDFValue], _ kind: String, _ resources: [String: PDFValue]
  ) -> PDFValue? {
    values.last?.name.flatMap { file.dictionary(resources[kind])[$0] }
  }

  /// A form: something that is drawn, maybe more than once.
  private mutating func show(
    _ value: PDFValue?, _ resources: [String: PDFValue], depth: Int
  ) throws(PDFProblem) {
    let facts = file.dictionary(value)
    guard file.name(facts["Subtype"]) == "Form", let content = try file.stream(value) else {
      throw .holds("a picture of pixels")
    }
    let outside = state
    if let transform = CGAffineTransform(numbers: file.numbers(facts["Matrix"])) {
      state.transform = transform.concatenating(state.transform)
    }
    if let box = file.numbers(facts["BBox"]), box.count == 4 {
      var edges = PDFPath()
      _ = edges.take("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]])
      try cutOff(at: edges, rule: "nonzero")
    }
    // All of a group is as faint as one thing.
    let opacity = file.dictionary(facts["Group"]).isEmpty ? 1 : state.fill.opacity
    if opacity < 1 {
      elements += "<g opacity=\"\(opacity)\">"
      (state.fill.opacity, state.stroke.opacity) = (1, 1)
    }
    let own = file.dictionary(facts["Resources"])
    try draw(content, own.isEmpty ? resources : own, depth: depth + 1)
    if opacity < 1 { elements += "</g>" }
    state = outside
  }

  /// Settings that stand together under a name.
  private mutating func set(_ facts: [String: PDFValue]) throws(PDFProblem) {
    if let mask = facts["SMask"], file.name(mask) != "None" { throw .holds("a mask") }
    let blend = file.resolved(facts["BM"])
    if let name = blend.name ?? blend.list?.first?.name, !["Normal", "Compatible"].contains(name) {
      throw .holds("colours that are mixed as '\(name)'")
    }
    if let opacity = file.number(facts["ca"]) { state.fill.opacity = max(0, min(1, opacity)) }
    if let opacity = file.number(facts["CA"]) { state.stroke.opacity = max(0, min(1, opacity)) }
    if let width = file.number(facts["LW"]) { state.lineWidth = width }
    if let cap = file.number(facts["LC"]) { state.lineCap = Int(exactly: cap) ?? 0 }
    if let join = file.number(facts["LJ"]) { state.lineJoin = Int(exactly: join) ?? 0 }
    if let limit = file.number(facts["ML"]) { state.miterLimit = limit }
  }

  // MARK: The document

  /// A name for a definition.
  mutating func newName() -> String {
    nextName += 1
    return "d\(nextName)"
  }

  mutating func define(_ element: String) { definitions += element }

  /// Adds an element where everything is cut off as it is now.
  mutating func add(_ element: String) {
    elements += state.clips.map { "<g clip-path=\"url(#\($0))\">" }.joined()
    elements += element + String(repeating: "</g>", count: state.clips.count)
  }

  mutating func cutOff(at path: PDFPath, rule: String) throws(PDFProblem) {
    guard state.clips.count < Self.mostClips else { throw .damaged("it is cut off too often") }
    let name = newName()
    define(
      "<clipPath id=\"\(name)\"><path d=\"\(path.data)\" clip-rule=\"\(rule)\" "
        + "transform=\"\(state.transform.svg)\"/></clipPath>")
    state.clips.append(name)
  }
}
