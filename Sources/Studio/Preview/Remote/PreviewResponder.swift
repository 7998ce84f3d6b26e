import Drawing
import Foundation
import Raster

/// Answers the preview's questions about a clip, in the process that plays it.
@MainActor
package final class PreviewResponder {
  private let makeClip: () throws -> Clip
  private let words: (any Error) -> String
  private let fonts = FontBook()
  private var frames: PlayedFrames?
  private var live: (any LiveView)?

  /// - Parameters:
  ///   - words: How errors are told.
  ///   - makeClip: Called for the first question, so that what is wrong with the clip is an answer, too.
  package init(
    words: @escaping (any Error) -> String = { "\($0)" }, _ makeClip: @escaping () throws -> Clip
  ) {
    self.words = words
    self.makeClip = makeClip
  }

  /// - Returns: An answer, whatever the question.
  package func answer(_ question: Data) throws -> Data {
    var answer: PreviewAnswer
    do {
      answer = try self.answer(WireJSON.value(PreviewQuestion.self, from: question))
    } catch {
      answer = .failed(words(error))
    }
    return try WireJSON.data(answer)
  }

  private func answer(_ question: PreviewQuestion) throws -> PreviewAnswer {
    let frames = try played()
    switch question {
    case .opening:
      let stage = frames.stage
      return .opening(
        PreviewOpening(
          stage: .init(stage), scale: stage.scale, isDark: stage.colorScheme == .dark,
          look: frames.look,
          frameRate: frames.frameRate, plan: frames.plan))
    case .frames(let first, let count):
      let last = min(first + count, frames.plan.frameCount)
      let lists = try (first..<max(first, last)).compactMap { try frames.displayList(atFrame: $0) }
      return .frames(PreviewFrames(lists))
    case .moment(let frame):
      guard let moment = try frames.moment(atFrame: frame) else { return .failed("No such frame") }
      return .moment(moment)
    case .motion:
      return .motion(try MotionPlot(frames.clip, plan: frames.plan, fonts: fonts))
    case .letGo(let frame):
      let view = try frames.letGo(atFrame: frame)
      live = view
      return try .live(state(of: view, wantsMoment: false))
    case .live(let events, let wantsMoment):
      guard let live else { return .failed("No view was let go of") }
      live.take(events)
      return try .live(state(of: live, wantsMoment: wantsMoment))
    }
  }

  private func played() throws -> PlayedFrames {
    if let frames { return frames }
    let new = try PlayedFrames(makeClip(), fonts: fonts)
    frames = new
    return new
  }

  private func state(of view: any LiveView, wantsMoment: Bool) throws -> LiveState {
    LiveState(
      list: try view.displayList(), time: view.startTime, touchTargets: view.touchTargets,
      tapLabels: view.tapLabels, moment: wantsMoment ? view.moment() : nil)
  }
}
