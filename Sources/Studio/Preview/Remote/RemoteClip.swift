import Compositing
import Drawing
import Foundation
import Movie

/// What talks with the process that plays a clip, and writes it.
package struct RemotePlayer: Sendable {
  /// Puts a question to the process and waits for its answer.
  package var ask: @Sendable (Data) async throws -> Data
  /// Writes the clip to a path.
  package var export: @Sendable (String, RendererChoice) async throws -> Void
  /// Ends the process.
  package var close: @Sendable () async -> Void
  /// Whether a picture may be shown that its lists name.
  package var isReadable: @Sendable (String) -> Bool

  /// How it is told why there are no more answers.
  package var words: @Sendable (any Error) -> String

  package init(
    words: @escaping @Sendable (any Error) -> String = { "\($0)" },
    ask: @escaping @Sendable (Data) async throws -> Data,
    export: @escaping @Sendable (String, RendererChoice) async throws -> Void,
    close: @escaping @Sendable () async -> Void,
    isReadable: @escaping @Sendable (String) -> Bool
  ) {
    self.words = words
    self.ask = ask
    self.export = export
    self.close = close
    self.isReadable = isReadable
  }
}

/// A clip that a process of its own plays, which may run a stranger's code: its answers are values, and
/// each is looked at before it is believed.
@MainActor
package final class RemoteClip: PreviewClip {
  package let name: String
  package let stage: Stage
  package let look: Look?
  package let frameRate: FrameRate
  package let plan: ClipPlan

  private let player: RemotePlayer
  private var lists: [Int: DisplayList] = [:]
  private var moments: [Int: GraphMoment] = [:]
  /// Blocks of frames, and frames of which the moment, was asked for.
  private var asked: Set<Int> = []
  private var askedMoments: Set<Int> = []
  private var failure: RemoteClipError?

  /// Frames that are asked for at once.
  private static let block = 32
  /// Frames that are kept; beyond that all are forgotten and asked for again.
  private static let most = 20_000

  /// - Throws: ``RemoteClipError``, or what became of the process.
  package init(_ name: String, _ player: RemotePlayer) async throws {
    self.name = name
    self.player = player
    guard case .opening(let opening) = try await Self.answer(to: .opening, from: player) else {
      throw RemoteClipError.wrongAnswer
    }
    try opening.check(isReadable: player.isReadable)
    stage = Stage(opening)
    look = opening.look
    frameRate = opening.frameRate
    plan = opening.plan
    // The first picture is there when the window opens.
    take(try await Self.frames(from: 0, player, plan), from: 0)
  }

  package func displayList(atFrame index: Int) throws -> DisplayList? {
    let block = index / Self.block
    want(block)
    // What plays on reaches the next block soon.
    if index % Self.block >= Self.block / 2 { want(block + 1) }
    if let list = lists[index] { return list }
    if let failure { throw failure }
    return nil
  }

  package func moment(atFrame index: Int) throws -> GraphMoment? {
    if let moment = moments[index] { return moment }
    if let failure { throw failure }
    if askedMoments.insert(index).inserted {
      Task {
        await keepingFailure {
          guard case .moment(let moment) = try await answer(to: .moment(frame: index)) else {
            throw RemoteClipError.wrongAnswer
          }
          moments[index] = moment
        }
        askedMoments.remove(index)
      }
    }
    return nil
  }

  package func letGo(atFrame index: Int?) throws -> any LiveView {
    guard let list = lists[index ?? 0] ?? lists[0] else { throw failure ?? .wrongAnswer }
    if let failure { throw failure }
    return RemoteView(
      list, frame: index, time: index.flatMap(played) ?? 0, words: player.words,
      ask: { [self] in try await answer(to: $0) })
  }

  /// In seconds of the clip's own time.
  private func played(atFrame index: Int) -> Double? {
    plan.time.played(at: frameRate.time(of: index))
  }

  package func export(
    to path: String, renderer: RendererChoice, onProgress: (ExportProgress) -> Bool
  ) async throws {
    try await player.export(path, renderer)
  }

  package func close() async { await player.close() }

  // MARK: Frames

  private func want(_ block: Int) {
    let first = block * Self.block
    guard first < plan.frameCount, failure == nil, asked.insert(block).inserted,
      lists[first] == nil
    else { return }
    Task {
      await keepingFailure { take(try await Self.frames(from: first, player, plan), from: first) }
    }
  }

  private func take(_ frames: PreviewFrames, from first: Int) {
    if lists.count > Self.most {
      lists = [:]
      asked = [first / Self.block]
    }
    for (offset, place) in frames.places.enumerated() {
      lists[first + offset] = frames.lists[place]
    }
  }

  private func keepingFailure(_ work: () async throws -> Void) async {
    do {
      try await work()
    } catch {
      failure = error as? RemoteClipError ?? .ended(player.words(error))
    }
  }

  private static func frames(
    from first: Int, _ player: RemotePlayer, _ plan: ClipPlan
  ) async throws -> PreviewFrames {
    let count = min(block, plan.frameCount - first)
    guard
      case .frames(let frames) = try await answer(
        to: .frames(from: first, count: count), from: player),
      frames.places.count == count, frames.places.allSatisfy(frames.lists.indices.contains)
    else { throw RemoteClipError.wrongAnswer }
    return frames
  }

  // MARK: Questions

  private func answer(to question: PreviewQuestion) async throws -> PreviewAnswer {
    try await Self.answer(to: question, from: player)
  }

  /// - Throws: ``RemoteClipError``, also where what it shows is no clip's picture.
  private static func answer(
    to question: PreviewQuestion, from player: RemotePlayer
  ) async throws -> PreviewAnswer {
    let data = try await player.ask(try WireJSON.data(question))
    return try PreviewAnswer(checking: data, isReadable: player.isReadable)
  }
}
