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

  /// Seconds: a finger that taps is down for half of them.
  private static let press = 0.2

  /// - Parameter fallback: What is said of a clip in which nothing moves.
  package init(_ plot: MotionPlot, fallback: String = "") {
    var sentences: [String] = []
    var said: Int?
    var before: String?
    let press = Int((Self.press / plot.step).rounded(.up))
    let marks = plot.marks.filter { $0.time < plot.duration }
    for index in 0...marks.count where sentences.count < Self.most {
      let mark = index > 0 ? marks[index - 1] : nil
      let stretch = Self.stretch(from: mark, to: index < marks.count ? marks[index] : nil, plot)
      let target = mark.flatMap { Self.target(of: $0.name) }
      let found = plot.curves.enumerated().compactMap { number, curve in
        let isTouched = curve.label == target
        return MotionPhrase(curve, in: stretch, isTouched: isTouched, press: press).map { phrase in
          // What is touched answers to the finger; what comes of it is what is shown.
          (number, phrase, phrase.weight * (isTouched ? 0.2 : 1))
        }
      }
      let deed = mark.flatMap { Self.deed($0.name, before: before) }
      before = mark?.name ?? before
      guard let (number, phrase, _) = found.max(by: { $0.2 < $1.2 }) else { continue }
      let subject = said == number ? "it" : ViewPhrase(plot.curves[number]).text
      let start = deed.map { "when \($0), " } ?? (sentences.isEmpty ? "" : "then ")
      said = number
      sentences.append(Self.sentence("\(start)\(subject) \(phrase.text)"))
    }
    let whole = sentences.isEmpty ? fallback : sentences.joined(separator: " ")
    let scalars = whole.unicodeScalars
    text =
      scalars.count <= Self.longest
      ? whole
      : String(String.UnicodeScalarView(scalars.prefix(Self.longest - 1))) + "…"
  }

  /// The steps in which what comes of a mark is seen, up to where the next finger comes down.
  private static func stretch(
    from mark: MotionPlot.Mark?, to next: MotionPlot.Mark?, _ plot: MotionPlot
  ) -> Range<Int> {
    let first = mark.map { Int(($0.time / plot.step).rounded()) } ?? 0
    let end = next.map { Int((($0.time - 0.15) / plot.step).rounded()) } ?? Int.max
    return max(0, first)..<max(first + 1, end)
  }

  private static let verbs = [
    ("double tap ", "double-tapped"), ("long press ", "held down"), ("tap ", "tapped"),
    ("drag ", "dragged"), ("pinch ", "pinched"), ("rotate ", "turned"),
  ]

  /// `Toggle` of `tap 'Toggle'`.
  private static func target(of name: String) -> String? {
    guard let open = name.firstIndex(of: "'"), name.last == "'", open != name.indices.last else {
      return nil
    }
    return String(name[name.index(after: open)...].dropLast())
  }

  /// `tap 'Toggle'` as `“Toggle” is tapped`; nil of what nobody does with a hand.
  private static func deed(_ name: String, before: String?) -> String? {
    for (start, verb) in verbs where name.hasPrefix(start) {
      if before == name { return "it is \(verb) again" }
      return (target(of: name).map { "“\($0)”" } ?? "the view") + " is \(verb)"
    }
    if name.hasPrefix("scroll to ") { return "the view is scrolled" }
    if name.hasPrefix("swipe ") { return "the view is swiped" }
    if name.hasPrefix("type "), let text = target(of: name) { return "“\(text)” is typed" }
    return nil
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
