import Foundation

/// What a clip shows, in words for whoever does not see it: who does what, and what comes of it.
///
///     AlternativeText(plot).text
///     // When “Toggle” is tapped, a blue rectangle slides in from the left. When it is tapped again, …
///
/// Made of what the views did, so that it is true of code whose words nobody has read.
package struct AlternativeText {
  package let text: String

  /// Sentences; one does not listen to more.
  private static let most = 3
  /// Unicode scalars. Readers of screens cut what is longer.
  private static let longest = 300

  /// - Parameter fallback: What is said of a clip in which nothing moves.
  package init(_ plot: MotionPlot, fallback: String = "") {
    var sentences: [String] = []
    var said: Set<Int> = []
    var deeds: [String] = []
    let marks = plot.marks.filter { $0.time < plot.duration }
    let edges = [0] + marks.map { Int(($0.time / plot.step).rounded()) } + [Int.max]
    for index in edges.indices.dropLast() where sentences.count < Self.most {
      // What begins at a tap is there in the step after it.
      let stretch = max(0, edges[index])..<max(edges[index] + 1, edges[index + 1])
      let found = plot.curves.enumerated().compactMap { number, curve in
        MotionPhrase(curve, in: stretch, screen: (1, 1)).map { (number, $0) }
      }
      guard let (number, phrase) = found.max(by: { $0.1.weight < $1.1.weight }) else { continue }
      let view = ViewPhrase(plot.curves[number])
      let subject = said == [number] ? view.again : view.text
      said = [number]
      let deed = index == 0 ? nil : Self.deed(marks[index - 1].name, again: deeds)
      if index > 0 { deeds.append(marks[index - 1].name) }
      sentences.append(
        Self.sentence((deed.map { "when \($0), " } ?? "") + "\(subject) \(phrase.text)"))
    }
    let whole = sentences.isEmpty ? fallback : sentences.joined(separator: " ")
    let scalars = whole.unicodeScalars
    text =
      scalars.count <= Self.longest
      ? whole
      : String(String.UnicodeScalarView(scalars.prefix(Self.longest - 1))) + "…"
  }

  /// `tap 'Toggle'` as `“Toggle” is tapped`.
  private static func deed(_ name: String, again before: [String]) -> String {
    let verbs = [
      ("double tap ", "double-tapped"), ("long press ", "held down"), ("tap ", "tapped"),
      ("drag ", "dragged"), ("pinch ", "pinched"), ("rotate ", "rotated"),
    ]
    for (start, verb) in verbs where name.hasPrefix(start) {
      if before.last == name { return "it is \(verb) again" }
      let target = name.dropFirst(start.count)
      guard target.hasPrefix("'"), target.hasSuffix("'"), target.count > 2 else {
        return "the view is \(verb)"
      }
      return "“\(target.dropFirst().dropLast())” is \(verb)"
    }
    if name.hasPrefix("scroll to ") { return "the view is scrolled" }
    if name.hasPrefix("swipe ") { return "the view is swiped" }
    if name.hasPrefix("type '") { return "“\(name.dropFirst(6).dropLast())” is typed" }
    return before.last == name ? "this happens again" : "this happens: \(name)"
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
