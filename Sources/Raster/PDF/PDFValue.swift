/// A value of a PDF file, or a word of what it draws.
indirect enum PDFValue: Hashable {
  case null
  case number(Double)
  case name(String)
  case text([UInt8])
  case list([PDFValue])
  case dictionary([String: PDFValue])
  /// The number of another object.
  case reference(Int)
  /// `true`, `obj`, or what is to be drawn: `re`.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }

  /// Nil where it is no list, or not of numbers alone.
  var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// A whole number that counts things.
  var count: Int? { number.flatMap { (0...1e9).contains($0) ? Int($0) : nil } }
}
