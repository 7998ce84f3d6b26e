import Drawing
import Foundation
import Views

/// A view in the user's hands that another process plays: what happens to it is sent on, at most one
/// message ahead, so that a slow process makes it lag and never the window.
@MainActor
final class RemoteView: LiveView {
  let startTime: Double
  private let ask: (PreviewQuestion) async throws -> PreviewAnswer
  private let words: (any Error) -> String
  private var state: LiveState
  private var waiting: [LiveEvent] = []
  private var isAsking = false
  private var wantsMoment = false
  private var failure: (any Error)?

  /// - Parameters:
  ///   - list: What is shown until the first answer.
  ///   - frame: In which the view is let go of; nil is one that nothing was done to.
  ///   - words: How it is told why there are no more answers.
  init(
    _ list: DisplayList, frame: Int?, time: Double, words: @escaping (any Error) -> String,
    ask: @escaping (PreviewQuestion) async throws -> PreviewAnswer
  ) {
    self.ask = ask
    self.words = words
    startTime = time
    state = LiveState(list: list, time: time, touchTargets: [], tapLabels: [])
    send(.letGo(frame: frame))
  }

  func take(_ events: [LiveEvent]) {
    for event in events {
      // Time that passes while an answer is waited for is one event, however often it is told.
      if case .pass(let more) = event, case .pass(let seconds)? = waiting.last {
        waiting[waiting.count - 1] = .pass(seconds + more)
      } else {
        waiting.append(event)
      }
    }
    sendOn()
  }

  func displayList() throws -> DisplayList {
    if let failure { throw failure }
    return state.list
  }

  var touchTargets: [TapTarget] { state.touchTargets }
  var tapLabels: [String] { state.tapLabels }

  func moment() -> GraphMoment? {
    wantsMoment = true
    return state.moment
  }

  private func sendOn() {
    guard !isAsking, failure == nil, !waiting.isEmpty else { return }
    let events = waiting
    waiting = []
    send(.live(events, wantsMoment: wantsMoment))
    wantsMoment = false
  }

  private func send(_ question: PreviewQuestion) {
    isAsking = true
    Task {
      do {
        guard case .live(let state) = try await ask(question) else {
          throw RemoteClipError.wrongAnswer
        }
        self.state = state
      } catch {
        failure = error as? RemoteClipError ?? RemoteClipError.ended(words(error))
      }
      isAsking = false
      sendOn()
    }
  }
}
