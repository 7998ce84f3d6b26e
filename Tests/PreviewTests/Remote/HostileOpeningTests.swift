import Foundation
import Testing

@testable import Studio
@testable import Views

/// Plans that no clip has, which a demo's process may say of it before any frame is asked for.
@MainActor
struct HostileOpeningTests {
  /// What an honest process answers, with another plan, or another beside its own.
  private func opening(
    _ isBeside: Bool, _ change: (String) -> String = { $0 }
  ) throws -> PreviewOpening {
    let responder = PreviewResponder {
      Clip("demo", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
        ToggledSquare()
      } script: {
        Tap("Toggle").at(0.2)
        Wait(1)
      }
    }
    let answer = try responder.answer(WireJSON.data(PreviewQuestion.opening))
    let text = String(decoding: answer, as: UTF8.self)
    let start = try #require(text.firstRange(of: "\"plan\":")).upperBound
    let end = try #require(text.firstRange(of: ",\"scale\":")).lowerBound
    let plan = String(text[start..<end])
    let own = "{\"beside\":["
    let made = isBeside ? own + change(plan) + plan.dropFirst(own.count) : change(plan)
    let changed = Data((text[..<start] + made + text[end...]).utf8)
    guard case .opening(let opening) = try WireJSON.value(PreviewAnswer.self, from: changed) else {
      throw RemoteClipError.failed(text)
    }
    return opening
  }

  @Test(arguments: [false, true]) func aClipsOwnPlanIsTaken(_ isBeside: Bool) throws {
    let opening = try opening(isBeside)
    try opening.check(isReadable: { _ in false })
    #expect(opening.plan.beside.count == (isBeside ? 1 : 0))
  }

  @Test(arguments: ["\"nan\"", "1e300", "-1"], [false, true])
  func aLengthThatNoClipHasIsNotBelieved(_ length: String, _ isBeside: Bool) throws {
    let opening = try opening(isBeside) {
      $0.replacing(#/"duration":[\d.]+/#, with: "\"duration\":" + length)
    }
    #expect(throws: RemoteClipError.wrongAnswer) {
      try opening.check(isReadable: { _ in false })
    }
  }

  /// The window's bar shows what is done.
  @Test(arguments: [false, true]) func aTextWithoutAnEndIsNotBelieved(_ isBeside: Bool) throws {
    let opening = try opening(isBeside) {
      $0.replacing("tap 'Toggle'", with: String(repeating: "a", count: 100_001))
    }
    #expect(throws: RemoteClipError.wrongAnswer) {
      try opening.check(isReadable: { _ in false })
    }
  }
}
