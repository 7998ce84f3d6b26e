extension ScriptParser {
  mutating func drag() throws(ScriptProblem) -> ScriptCommand {
    let example = "drag \"Card\" by 100,0 at 1 over 0.5"
    let target = try target()
    var offset: ScriptOffset?
    var time: Double?
    var duration = 0.5
    var waypoints: [ScriptWaypoint] = []
    while let token = next {
      position += 1
      switch token.text {
      case "by":
        let x = try number("a distance to the right", example: example)
        guard next?.kind == .comma else {
          throw problem(.missing("a distance right and down", after: "by", example: example))
        }
        position += 1
        offset = ScriptOffset(x: x, y: try number("a distance down", example: example))
      case "at": time = try self.time(example: example)
      case "over": duration = try positive("a duration in seconds", example: example)
      case "via": waypoints += try self.waypoints()
      default:
        throw problem(
          .unexpected(token.text, after: verb, allowed: ["by", "at", "over", "via"]), at: token)
      }
    }
    guard let offset else {
      throw problem(.missing("'by' and a distance", after: verb, example: example))
    }
    let times = [0] + waypoints.map(\.time) + [duration]
    if let late = zip(times, times.dropFirst()).first(where: { $0 > $1 }) {
      throw problem(.wrongOrder(Self.text(of: late.0), before: Self.text(of: late.1)))
    }
    return .drag(target, by: offset, at: time, over: duration, via: waypoints)
  }

  /// `40,-5@0.1, 80,0@0.25`
  private mutating func waypoints() throws(ScriptProblem) -> [ScriptWaypoint] {
    var waypoints: [ScriptWaypoint] = []
    repeat {
      if next?.kind == .comma { position += 1 }
      let example = "drag 10,20 by 100,0 over 0.5 via 40,-5@0.1, 80,0@0.25"
      let x = try number("a distance to the right", example: example)
      guard next?.kind == .comma else {
        throw problem(.missing("a distance right and down", after: "via", example: example))
      }
      position += 1
      let token = next
      let parts = try word("a distance down", example: example).split(
        separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw problem(.missing("'@' and seconds after each place", after: "via", example: example))
      }
      guard let y = Self.number(String(parts[0])) else {
        throw problem(.notANumber(String(parts[0]), meaning: "a distance down"), at: token)
      }
      guard let time = Self.number(String(parts[1])), time >= 0 else {
        throw problem(.notANumber(String(parts[1]), meaning: "a time in seconds"), at: token)
      }
      waypoints.append(ScriptWaypoint(x: x, y: y, time: time))
    } while next?.kind == .comma
    return waypoints
  }

  private static func text(of seconds: Double) -> String {
    ClipError.format(seconds)
  }
}
