import Foundation
import Motion
import Movie
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A demo of which a recording of real SwiftUI was measured, with the taps of that recording.
struct RecordedDemo: Sendable, CustomTestStringConvertible {
  let name: String
  /// Frames at 60 a second in which a tap's effect is first seen; the tap was in the frame before.
  let firstChanges: [Double]
  /// The part of the screen that is measured, in points: without the status bar and the controls.
  var region = "0,52,393,650"

  var regionRect: CGRect {
    let numbers = region.split(separator: ",").compactMap { Double($0) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var testDescription: String { name }

  /// Seconds from the recording's start.
  var taps: [Double] { firstChanges.map { ($0 - 1) / 60 } }

  static let all = [
    RecordedDemo(name: "Transition", firstChanges: [68, 118, 167, 218]),
    RecordedDemo(name: "TransitionPhase", firstChanges: [53, 107, 161, 211]),
    RecordedDemo(name: "TransitionBlurReplace", firstChanges: [60, 108, 153, 202]),
    RecordedDemo(name: "TransitionMove", firstChanges: [65, 118, 178, 227]),
    RecordedDemo(name: "TransitionOpacity", firstChanges: [68, 110, 151, 192]),
    // First seen at 59, 106, 162 and 211. A tap is known to ± 1 frame only, and one shift for all
    // four does not fit this recording: each change by itself fits best with its tap one frame away
    // from there (+1, −1, 0; the third, which interrupts a removal, −1.5).
    RecordedDemo(name: "TransitionPush", firstChanges: [60, 105, 160.5, 211]),
    RecordedDemo(
      name: "AsymmetricTransitions", firstChanges: [87, 137, 194, 243], region: "0,100,393,745"),
  ]

  @MainActor
  var clip: Clip {
    let taps = taps.map { Tap().at($0) }
    let length = (firstChanges.last ?? 0) / 60 + 1.6
    return Clip(name, script: Script(steps: taps, duration: length)) { view }
  }

  @MainActor @ViewBuilder
  private var view: some View {
    switch name {
    case "Transition":
      BottomButtonDemo { Circle().fill(.blue).frame(width: 200).transition(.scale) }
    case "TransitionPhase":
      BottomButtonDemo { Block(color: .blue).transition(Rotating()) }
    case "TransitionBlurReplace":
      BottomButtonDemo { Block(color: .blue).transition(.blurReplace) }
    case "TransitionMove":
      BottomButtonDemo { Block(color: .blue).transition(.move(edge: .leading)) }
    case "TransitionOpacity":
      BottomButtonDemo { Block(color: .blue).transition(.opacity) }
    case "TransitionPush":
      BottomButtonDemo { Block(color: .blue).transition(.push(from: .leading)) }
    default:
      AsymmetricDemo()
    }
  }
}

private struct Block: View {
  let color: Color
  var body: some View { Rectangle().fill(color).frame(width: 200, height: 300) }
}

private struct BottomButtonDemo<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isActive = false

  var body: some View {
    VStack {
      if isActive { content() }
      Spacer()
      Button("Toggle") { withAnimation { isActive.toggle() } }
    }
  }
}

private struct AsymmetricDemo: View {
  @State private var isActive = false

  var body: some View {
    VStack {
      Button("Toggle") { isActive.toggle() }
      Spacer()
      if isActive {
        Block(color: .green).transition(.asymmetric(insertion: .scale, removal: .slide))
      }
    }
    .animation(.easeIn, value: isActive)
  }
}

private struct Rotating: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase.value * -30))
  }
}
