import Foundation
import Geometry
import Motion
import Movie
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A button, and a square that comes and goes with it.
struct ToggleDemo: View {
  var animation: Animation? = .linear(duration: 1)
  var transition: AnyTransition = .opacity
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      if isOn { Color.red.frame(width: 40, height: 40).transition(transition) }
      Spacer()
      Button("Toggle") { withAnimation(animation) { isOn.toggle() } }
    }
  }
}

extension Stage {
  /// So small that a test draws it in no time.
  static let tiny = Stage(size: CGSize(width: 80, height: 60), scale: 1)
}

extension Clip {
  /// A tiny clip of ten frames a second.
  @MainActor
  static func tiny<V: View>(
    _ script: Script, frameRate: FrameRate = 10,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Clip {
    Clip("tiny", stage: .tiny, frameRate: frameRate, script: script) { view() }
  }
}
