import Foundation
import Motion
import Observation
import ViewEngine

/// What somebody looks for in a text, and where it is found.
@Observable
final class TextSearch {
  var sought = ""
  /// What the editor says.
  var document = ""
  /// Which of the places is looked at.
  private(set) var current = 0

  var count: Int { matches(in: document).count }

  /// Goes to the first place, where something else is sought.
  func begin() { current = 0 }

  /// Goes on to the next place, or back; behind the last one comes the first.
  func go(by step: Int) {
    let count = count
    if count > 0 { current = (current + step + count) % count }
  }

  func matches(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while !sought.isEmpty, start < text.endIndex,
      let range = text.range(of: sought, options: .caseInsensitive, range: start..<text.endIndex),
      !range.isEmpty
    {
      found.append(range)
      start = range.upperBound
    }
    return found
  }

  /// A text with what was found in it on a yellow ground, by eye: the place that is looked at stands out.
  func marked(_ text: String) -> AttributedString {
    var result = AttributedString()
    var start = text.startIndex
    for (index, range) in matches(in: text).enumerated() {
      result += AttributedString(String(text[start..<range.lowerBound]))
      var place = AttributedString(String(text[range]))
      place.backgroundColor = Color.yellow.opacity(index == current ? 1 : 0.35)
      if index == current { place.foregroundColor = Color.black }
      result += place
      start = range.upperBound
    }
    return result + AttributedString(String(text[start...]))
  }
}

private enum TextSearchKey: EnvironmentKey {
  static var defaultValue: TextSearch? { nil }
}

private enum IsFoundInKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What is looked for in the editors inside, while somebody does.
  var textSearch: TextSearch? {
    get { self[TextSearchKey.self] }
    set { self[TextSearchKey.self] = newValue }
  }

  /// Whether one may look for something in the texts inside: a demo is about that, and not about what else is typed
  /// there.
  var isFoundIn: Bool {
    get { self[IsFoundInKey.self] }
    set { self[IsFoundInKey.self] = newValue }
  }
}
