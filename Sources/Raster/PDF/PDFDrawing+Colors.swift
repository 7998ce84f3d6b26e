import Foundation

extension PDFDrawing {
  /// - Returns: Whether the word is one of those that choose a colour.
  mutating func setColor(
    _ word: String, _ values: [PDFValue], _ numbers: [Double], _ resources: [String: PDFValue]
  ) throws(PDFProblem) -> Bool {
    let spaces: [String: PDFColorSpace] = ["g": .gray, "rg": .rgb, "k": .cmyk]
    let part = word.lowercased() == word ? \PDFState.fill : \PDFState.stroke
    if let space = spaces[word.lowercased()] {
      state[keyPath: part].space = space
      state[keyPath: part].numbers = numbers
      state[keyPath: part].pattern = nil
      return true
    }
    switch word {
    case "cs", "CS":
      let space = try PDFColorSpace(
        values.last, in: file, named: file.dictionary(resources["ColorSpace"]))
      state[keyPath: part].space = space
      state[keyPath: part].numbers = space.first
      state[keyPath: part].pattern = nil
    case "sc", "scn", "SC", "SCN":
      state[keyPath: part].numbers = numbers
      state[keyPath: part].pattern =
        values.last?.name == nil ? nil : named(values, "Pattern", resources) ?? .null
    default: return false
    }
    return true
  }
}
