import Foundation

/// The line of a demo that runs when a script does something, found by what that is done to.
///
///     RunningCode(source).line(for: "Toggle")   // withAnimation(.bouncy) { show.toggle() }
///
/// It reads the text as somebody does who looks for the button's name, and finds nothing rather than what may
/// not be meant: a closure after the name, one before a label with the name in it, a tap gesture, or the binding
/// of a control that has one.
struct RunningCode {
  private let source: [Character]

  /// Characters that are read at a glance.
  private static let longest = 96
  /// Characters after a name in which its gesture stands.
  private static let near = 400
  /// Seconds that a line is there before what it causes, and after.
  private static let (before, after) = (0.5, 2.2)

  init(_ source: String) {
    // A script's own words are in comments.
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.source = Array(
      lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") && !$0.contains("showreel:") }
        .joined(separator: "\n"))
  }

  /// What a look shows of it while a script plays.
  func cues(_ events: [ScriptEvent]) -> [CueTrace] {
    var shown: [(text: String, start: Double, end: Double)] = []
    for event in events {
      guard let text = line(of: event) else { continue }
      let start = max(0, event.time - Self.before)
      if let last = shown.last, last.text == text, last.end >= start {
        shown[shown.count - 1].end = event.time + Self.after
      } else {
        if let last = shown.last, last.end > start { shown[shown.count - 1].end = start }
        shown.append((text, start, event.time + Self.after))
      }
    }
    return shown.map {
      CueTrace(ScriptCue(.code($0.text), for: max($0.end - $0.start, 0.1)), start: $0.start)
    }
  }

  private func line(of event: ScriptEvent) -> String? {
    // A change that a preset makes is called as it is written.
    if event.name.contains("=") || event.name.hasSuffix("()") || event.name.hasSuffix("}") {
      return Self.short(event.name)
    }
    guard !event.name.hasPrefix("type "), let open = event.name.firstIndex(of: "'"),
      let close = event.name.lastIndex(of: "'"), open < close
    else { return nil }
    return line(for: String(event.name[event.name.index(after: open)..<close]))
  }

  func line(for label: String) -> String? {
    let quoted = Array("\"\(label)\"")
    var from = 0
    while let place = index(of: quoted, from: from) {
      if let body = action(at: place, end: place + quoted.count) { return Self.line(of: body) }
      from = place + 1
    }
    return nil
  }

  // MARK: Reading

  private func index(of text: [Character], from: Int) -> Int? {
    guard source.count >= text.count, from <= source.count - text.count else { return nil }
    return (from...(source.count - text.count)).first { start in
      source[start] == text[0] && source[start..<(start + text.count)].elementsEqual(text)
    }
  }

  /// What stands in braces that open at the first brace from a place on.
  private func braces(from place: Int) -> (text: [Character], end: Int)? {
    guard let open = source[place...].firstIndex(of: "{") else { return nil }
    var depth = 0
    for index in open..<source.count {
      if source[index] == "{" { depth += 1 }
      if source[index] == "}" { depth -= 1 }
      if depth == 0 { return (Array(source[(open + 1)..<index]), index + 1) }
    }
    return nil
  }

  private static let boundControls = [
    "Toggle(", "Stepper(", "Picker(", "DatePicker(", "ColorPicker(", "TextField(", "SecureField(",
  ]

  /// A control with a binding, `Toggle("Wi-Fi", isOn: $isOn.animation())`: writing to that is all that it does.
  private func bound(at place: Int) -> [Character]? {
    let before = String(source[..<place].suffix(12))
    guard let name = Self.boundControls.first(where: before.hasSuffix) else { return nil }
    let start = place - name.count
    var depth = 0
    for index in (place - 1)..<source.count {
      if source[index] == "(" { depth += 1 }
      if source[index] == ")" { depth -= 1 }
      if depth == 0 {
        let call = source[start...index]
        return call.contains("$") ? Array(call) : nil
      }
    }
    return nil
  }

  private func action(at place: Int, end: Int) -> [Character]? {
    if let control = bound(at: place) { return control }
    // Button("Toggle", action: { … }) and Button("Toggle") { … }
    let rest = source[end...].prefix(Self.near)
    let call = String(rest.prefix { !$0.isNewline })
    let word = String(source[..<place].suffix(8))
    if word.hasSuffix("Button("), let body = call.firstIndex(of: "{") {
      return braces(from: end + call.distance(from: call.startIndex, to: body))?.text
    }
    // Button { … } label: { Text("Toggle") }
    let before = String(source[..<place].suffix(Self.near))
    if let button = before.range(of: "Button {", options: .backwards) {
      let start = place - before.distance(from: button.lowerBound, to: before.endIndex)
      if let body = braces(from: start), body.end < place,
        String(source[body.end..<place]).contains("label:")
      {
        return body.text
      }
    }
    // Text("Card") … .onTapGesture { … }
    let after = String(rest)
    if let gesture = after.range(of: ".onTapGesture") {
      let way = after[..<gesture.lowerBound]
      guard !way.contains("Text(\""), !way.contains("Button(") else { return nil }
      return braces(from: end + after.distance(from: after.startIndex, to: gesture.upperBound))?
        .text
    }
    return nil
  }

  // MARK: One line

  /// Of several statements the one that animates, or the first.
  private static func line(of body: [Character]) -> String? {
    let all = joined(String(body))
    guard let animated = all.range(of: "withAnimation"), all.count > longest else {
      return all.isEmpty ? nil : short(all)
    }
    return short(String(all[animated.lowerBound...]))
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .reduce(into: "") { line, next in
        if line.isEmpty || line.hasSuffix("{") || next.hasPrefix("}") || next.hasPrefix(".")
          || line.hasSuffix("(") || line.hasSuffix(",")
        {
          line += (line.isEmpty || next.hasPrefix(".") ? "" : " ") + next
        } else {
          line += "; " + next
        }
      }
  }

  private static func short(_ line: String) -> String {
    line.count <= longest ? line : line.prefix(longest - 2) + " …"
  }
}
