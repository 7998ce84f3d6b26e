import Motion
import Studio
import Views
import Wording
import Yams

extension PresetDecoder {
  /// - Parameters:
  ///   - canChange: Whether there is a state to change.
  ///   - animation: What `withAnimation { … }` without an animation stands for.
  mutating func timeline(_ node: Node, canChange: Bool, animation: Animation?) -> [TimelineStep] {
    guard case .sequence(let lines) = node else {
      report(
        .wrongForm(
          key: "timeline", expected: "a list of lines",
          example: "timeline: [tap \"Toggle\" at 0.5, wait until settled]"), at: node)
      return []
    }
    var entries: [TimelineStep] = []
    var order = ScriptOrder()
    for line in lines {
      guard let text = line.string else {
        report(
          .wrongForm(
            key: "timeline", expected: "a list of lines", example: "- tap \"Toggle\" at 0.5"),
          at: line)
        continue
      }
      if StateChangeParser.canRead(text) {
        if let change = change(text, in: line, canChange: canChange, animation: animation) {
          entries.append(.change(change))
          if let time = change.time { order.pass(time) }
        }
      } else {
        entries += commands(text, in: line, &order)
      }
    }
    return entries
  }

  private mutating func commands(
    _ text: String, in node: Node, _ order: inout ScriptOrder
  ) -> [TimelineStep] {
    let script = ScriptText(text)
    for problem in script.problems {
      report(.text(problem.description), at: node, offset: problem.column - 1)
    }
    return script.lines.compactMap { line in
      if let instead = Self.keyInstead(of: line.command) {
        let word = text.dropFirst(line.column - 1).prefix { !$0.isWhitespace }
        report(.notInTimeline(String(word), instead: instead), at: node, offset: line.column - 1)
        return nil
      }
      do throws(ScriptProblem) {
        try order.take(line)
      } catch {
        report(.text(error.description), at: node, offset: error.column - 1)
      }
      return .command(
        line.command, at: line.places.map { place(in: node, offset: $0.column - 1) })
    }
  }

  private func place(in node: Node, offset: Int) -> ScriptPlace {
    let place: (line: Int, column: Int) = place(in: node, offset: offset)
    return ScriptPlace(file: path, line: place.line, column: place.column)
  }

  /// What to write for commands that say something about the whole clip.
  private static func keyInstead(of command: ScriptCommand) -> String? {
    switch command {
    case .duration(let seconds): "Write 'duration: \(seconds.written)' as a key."
    case .loop: "Write 'loop: true' as a key."
    case .size: "Write 'canvas: { size: 400x300 }' as a key."
    case .frameRate(let rate): "Write 'frameRate: \(rate.written)' as a key."
    case .scale: "Write 'canvas: { scale: 2 }' as a key."
    case .look: "Write 'look:' and its name as a key."
    case .view: "Write 'view:' and what is shown as a key."
    case .colorScheme: "Write 'canvas: { colorScheme: dark }' as a key."
    case .system(let version): "Write 'canvas: { os: \(version.name) }' as a key."
    case .skip: "Remove it."
    default: nil
    }
  }

  private mutating func change(
    _ text: String, in node: Node, canChange: Bool, animation: Animation?
  ) -> StateChange? {
    do throws(ExpressionProblem) {
      let change = try StateChangeParser.change(text)
      guard canChange, change.name == "show" else {
        report(.unknownState(change.name), at: node, offset: change.nameOffset)
        return nil
      }
      var used: Animation?
      if change.isAnimated { used = animation ?? .default }
      if let expression = change.animation {
        used = value(of: expression, in: node, as: .animation)
      }
      return StateChange(
        value: change.value, animation: used, time: change.time,
        place: place(in: node, offset: change.timeOffset), text: change.text)
    } catch {
      report(error, at: node)
      return nil
    }
  }
}
