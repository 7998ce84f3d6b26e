import Foundation

/// The objects of a PDF file by their numbers.
///
/// They are found where they stand, and not by the file's list of where that is: a list may be wrong, and there are three kinds.
///
/// - Source: ISO 32000-1, 7.3.8 to 7.5.8.
struct PDFFile {
  private struct Object {
    var value: PDFValue
    /// As it is packed; nil of what is no stream.
    var stream: ArraySlice<UInt8>?
  }

  private var objects: [Int: Object] = [:]

  /// An icon has some twenty, and kilobytes.
  private static let mostObjects = 20_000
  private static let mostBytes = 16 << 20
  private static let mostUnpacked = 4 << 20

  static func isOne(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

  /// - Throws: ``PDFProblem``.
  init(_ data: Data) throws(PDFProblem) {
    guard data.count <= Self.mostBytes else {
      throw .damaged("it has more than \(Self.mostBytes) bytes")
    }
    let bytes = [UInt8](data)
    guard bytes[...].firstRange(of: Array("/Encrypt".utf8)) == nil else {
      throw .holds("what a password hides")
    }
    for place in Self.places(in: bytes) {
      guard objects.count < Self.mostObjects else { throw .damaged("it has too many objects") }
      var scanner = PDFScanner(bytes[place.index...])
      guard let value = try scanner.value() else { continue }
      objects[place.number] = Object(value: value, stream: Self.stream(of: value, &scanner, bytes))
    }
    for number in objects.keys.sorted(by: >) {
      if let object = objects[number], Self.type(of: object) == "ObjStm" { try unpack(object) }
    }
  }

  /// Where objects begin: behind `12 0 obj`. The last of a number counts.
  private static func places(in bytes: [UInt8]) -> [(number: Int, index: Int)] {
    let word = Array("obj".utf8)
    var places: [(number: Int, index: Int)] = []
    var start = 0
    while let found = bytes[start...].firstRange(of: word) {
      start = found.upperBound
      let words = bytes[max(0, found.lowerBound - 20)..<found.lowerBound]
        .split { $0 <= 32 || $0 > 126 }.suffix(2).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, Int(words[1]) != nil, let number = Int(words[0]) else { continue }
      places.append((number, found.upperBound))
    }
    return places
  }

  /// What stands between `stream` and `endstream`.
  private static func stream(
    of value: PDFValue, _ scanner: inout PDFScanner, _ bytes: [UInt8]
  ) -> ArraySlice<UInt8>? {
    guard case .dictionary(let facts) = value else { return nil }
    scanner.skipSpace()
    let rest = bytes[scanner.index...]
    guard rest.starts(with: Array("stream".utf8)) else { return nil }
    var start = rest.startIndex + 6
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let end = Array("endstream".utf8)
    if let length = facts["Length"]?.count, length <= bytes.count - start {
      let after = bytes[(start + length)...].drop { $0 <= 32 }
      if after.starts(with: end) { return bytes[start..<(start + length)] }
    }
    return bytes[start...].firstRange(of: end).map { bytes[start..<$0.lowerBound] }
  }

  /// Takes the objects that are packed together.
  private mutating func unpack(_ object: Object) throws(PDFProblem) {
    guard case .dictionary(let facts) = object.value, let count = facts["N"]?.count,
      let first = facts["First"]?.count, let bytes = try unpacked(object), first <= bytes.count
    else { throw .damaged("objects that are packed together cannot be taken apart") }
    var scanner = PDFScanner(bytes[..<first])
    for _ in 0..<min(count, Self.mostObjects) {
      guard let number = try scanner.value()?.count, let place = try scanner.value()?.count,
        first + place < bytes.count
      else { break }
      var inner = PDFScanner(bytes[(first + place)...])
      if objects[number] == nil, let value = try inner.value() {
        objects[number] = Object(value: value)
      }
    }
  }

  private func unpacked(_ object: Object) throws(PDFProblem) -> [UInt8]? {
    guard case .dictionary(let facts) = object.value, let stream = object.stream else { return nil }
    let filter = resolved(facts["Filter"])
    let filters = (filter.list ?? [filter]).compactMap { resolved($0).name }
    if filters.isEmpty { return Array(stream) }
    guard filters == ["FlateDecode"] || filters == ["Fl"] else {
      throw .holds("data that is packed as \(filters.joined(separator: " and "))")
    }
    let parameters = resolved(facts["DecodeParms"])
    if let predictor = dictionary(parameters.list?.first ?? parameters)["Predictor"]?.number,
      predictor > 1
    {
      throw .holds("data that is packed as a picture")
    }
    return try Inflate.bytes(of: stream, most: Self.mostUnpacked)
  }

  private static func type(of object: Object) -> String? {
    if case .dictionary(let facts) = object.value { facts["Type"]?.name } else { nil }
  }

  // MARK: What is asked of it

  /// The value itself, where it is a reference to one.
  func resolved(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    // One may lead to another, and in the end to itself.
    for _ in 0..<8 {
      guard let number = value.reference else { return value }
      value = objects[number]?.value ?? .null
    }
    return .null
  }

  /// Empty where it is none.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue] {
    if case .dictionary(let dictionary) = resolved(value) { dictionary } else { [:] }
  }

  func list(_ value: PDFValue?) -> [PDFValue]? { resolved(value).list?.map { resolved($0) } }

  func numbers(_ value: PDFValue?) -> [Double]? {
    list(value).flatMap { PDFValue.list($0).numbers }
  }

  func number(_ value: PDFValue?) -> Double? { resolved(value).number }

  func name(_ value: PDFValue?) -> String? { resolved(value).name }

  /// What a stream holds, unpacked; nil where it is none.
  func stream(_ value: PDFValue?) throws(PDFProblem) -> [UInt8]? {
    guard let number = value?.reference, let object = objects[number] else { return nil }
    return try unpacked(object)
  }

  /// The first of what a type has, in the order of its objects' numbers.
  func first(ofType type: String) -> PDFValue? {
    objects.filter { Self.type(of: $0.value) == type }.keys.min().map { .reference($0) }
  }
}
