import SwiftUI

struct TextRendererDemo: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 40) {
      if isShown {
        Text(
          "Letters that come \(Text("one by one").foregroundStyle(.pink).customAttribute(Loud()))"
        )
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
        .transition(LetterByLetter())
      }
      Button("Show") { withAnimation { isShown.toggle() } }
    }
    .padding()
  }
}

private struct Loud: TextAttribute {}

private struct LetterRenderer: TextRenderer {
  var elapsed: Double
  let duration = 1.5

  var animatableData: Double {
    get { elapsed }
    set { elapsed = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        let letters = Double(run.count)
        for (index, slice) in run.enumerated() {
          guard run[Loud.self] != nil else {
            var faded = context
            faded.opacity = min(1, elapsed / 0.4)
            faded.draw(slice)
            continue
          }
          let start = Double(index) / letters * (duration - 0.5)
          let progress = min(1, max(0, (elapsed - start) / 0.5))
          var copy = context
          copy.opacity = progress
          copy.addFilter(.blur(radius: 6 * (1 - progress)))
          copy.translateBy(x: 0, y: 24 * (1 - progress))
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

private struct LetterByLetter: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let renderer = LetterRenderer(elapsed: phase.isIdentity ? 1.5 : 0)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: 1.5) }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}
