import Foundation
import Movie
import Snippets
import Studio

/// What several machines are to make, and how it is cut into tasks: the file that `plan` writes.
///
/// It names the inputs and holds none of them: every machine reads them where they are, and finds out by
/// what they contain whether they are those that were planned.
struct TaskPlan: Codable, Equatable {
  struct Clip: Codable, Equatable {
    var name: String
    /// As it was named, and which of its clips it is.
    var input: String
    var place: Int
    var isCode: Bool
    /// Of all that decides its pictures, but for the tool.
    var content: String
    var outputs: [String]
    var poster: String?
    /// A page says where it goes, which replaces nobody's files.
    var isNamedByPage: Bool
    var cost: ExportCost
    /// What it is compiled without.
    var leftOut: [LeftOutModifier] = []
    /// The frames of each closed segment; none of a clip that is made in one go.
    var segments: [ClosedRange<Int>]
  }

  /// Parts that follow one another.
  struct Task: Codable, Equatable {
    /// The place of the first of them among the parts of all clips.
    var first: Int
    var count: Int
    /// Of one core, about.
    var seconds: Double
  }

  /// Of this format.
  var version = Self.current
  /// What draws and encodes; another tool makes other bytes.
  var tool: String
  /// Where the names of inputs and outputs begin, from where the plan is.
  var folder: String
  var direction: Direction
  /// Modifiers that are not supported are left out.
  var isLenient: Bool
  var clips: [Clip]
  var tasks: [Task]

  static let current = 2

  /// What one run makes of a clip: all of it, or a segment.
  struct Part: Hashable {
    /// Its place among the clips.
    let clip: Int
    /// nil of a whole clip.
    let frames: ClosedRange<Int>?
  }

  /// Of all clips, in their order.
  var parts: [Part] {
    clips.indices.flatMap(parts(ofClip:))
  }

  func parts(ofClip index: Int) -> [Part] {
    let segments = clips[index].segments
    return segments.isEmpty
      ? [Part(clip: index, frames: nil)] : segments.map { Part(clip: index, frames: $0) }
  }

  /// Seconds of one core: what is played and drawn, and what it takes to get there.
  func seconds(of part: Part) -> Double {
    let clip = clips[part.clip]
    let play = part.frames.map { clip.cost.seconds(of: $0) } ?? clip.cost.seconds
    return play + (clip.isCode ? Self.compiling : Self.starting)
  }

  /// To start drawing, and to compile a demo and to start its processes before; as measured, see
  /// Documentation/scale.md.
  private static let starting = 0.2
  private static let compiling = 1.1
}

extension TaskPlan {
  /// Cuts the parts into tasks.
  ///
  /// - Parameter usual: The seconds of a task, and the most tasks, where nobody says how many.
  mutating func divide(upTo most: Int?, usual: (seconds: Double, most: Int)) {
    let costs = parts.map(seconds)
    let whole = costs.reduce(0, +)
    let wanted = most ?? min(usual.most, max(1, Int((whole / usual.seconds).rounded(.up))))
    var first = 0
    tasks = TaskDivision(costs, most: wanted).counts.map { count in
      defer { first += count }
      let seconds = costs[first..<first + count].reduce(0, +)
      return Task(first: first, count: count, seconds: (seconds * 1000).rounded() / 1000)
    }
  }

  private struct Head: Decodable { let version: Int }

  /// Bytes of a plan: a million clips of some hundred each.
  private static let mostBytes = 1 << 29

  /// Reads the plan at a path.
  ///
  /// - Throws: ``InputError``.
  init(contentsOf path: String) throws(InputError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputError(
        problems: ["There is no plan '\(path)'. Make one: showreel plan Demo.swift -o plan.json"],
        isMissing: true)
    }
    let data: Data
    do {
      data = try BoundedFile.data(at: path, most: Self.mostBytes)
    } catch {
      throw InputError(problems: [UnreadableFile(path, error).description])
    }
    do {
      // Another version need not have what this one has.
      let version = try WireJSON.value(Head.self, from: data).version
      guard version == Self.current else {
        throw InputError(problems: [
          "\(path) is a plan of version \(version), and this showreel reads version \(Self.current). "
            + "Make it anew with this one."
        ])
      }
      self = try WireJSON.value(TaskPlan.self, from: data)
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError(problems: [
        "\(path) is no plan that this version of showreel can read. "
          + "Make it anew: showreel plan Demo.swift -o plan.json"
      ])
    }
  }

  /// - Throws: `MovieError`.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try WholeFile.write(encoder.encode(self), to: path)
  }
}
