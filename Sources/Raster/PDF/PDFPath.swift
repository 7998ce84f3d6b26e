/// A path, as PDF's words build it up and SVG's `d` has it.
struct PDFPath {
  private(set) var data = ""
  private var last: (x: Double, y: Double) = (0, 0)

  var isEmpty: Bool { data.isEmpty }

  /// - Returns: Whether the word is one of those that build a path.
  mutating func take(_ word: String, _ numbers: [Double]) -> Bool {
    switch (word, numbers.count) {
    case ("m", 2): add("M", numbers)
    // Without a beginning there is no path.
    case (_, _) where isEmpty && ["l", "c", "v", "y", "h"].contains(word): break
    case ("l", 2): add("L", numbers)
    case ("c", 6): add("C", numbers)
    case ("v", 4): add("C", [last.x, last.y] + numbers)
    case ("y", 4): add("C", numbers + numbers.suffix(2))
    case ("h", _): data += "Z"
    case ("re", 4):
      let (x, y) = (numbers[0], numbers[1])
      let (right, top) = (x + numbers[2], y + numbers[3])
      add("M", [x, y])
      add("L", [right, y, right, top, x, top])
      data += "Z"
      last = (x, y)
    default: return ["m", "l", "c", "v", "y", "re"].contains(word)
    }
    return true
  }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    data += command + numbers.map { "\($0)" }.joined(separator: " ")
    last = (numbers[numbers.count - 2], numbers[numbers.count - 1])
  }
}
