import Foundation
import Motion
import Views

/// Every content transition side by side; a button changes all of them at once.
///
/// Shows what each makes of the same change: the default and `identity`, `opacity`, `interpolate`,
/// `numericText` in both directions, and symbols that replace each other in three ways.
struct ContentTransitionTable: View {
  let animation: Animation
  @State private var hasChanged = false

  init(animation: Animation = .easeInOut(duration: 1)) {
    self.animation = animation
  }

  var body: some View {
    VStack(spacing: 14) {
      row("default") { Text(hasChanged ? "After" : "Before") }
      row(".identity") { Text(hasChanged ? "After" : "Before").contentTransition(.identity) }
      row(".opacity") { Text(hasChanged ? "After" : "Before").contentTransition(.opacity) }
      row(".interpolate") {
        Text("Heavier")
          .fontWeight(hasChanged ? .black : .thin)
          .foregroundStyle(hasChanged ? Color.purple : .orange)
          .contentTransition(.interpolate)
      }
      row(".numericText()") {
        Text(hasChanged ? "1234" : "1199").contentTransition(.numericText())
      }
      row(".numericText(countsDown: true)") {
        Text(hasChanged ? "1199" : "1234").contentTransition(.numericText(countsDown: true))
      }
      row(".symbolEffect(.replace.downUp)") { symbol(.downUp) }
      row(".symbolEffect(.replace.upUp)") { symbol(.upUp) }
      row(".symbolEffect(.replace.offUp)") { symbol(.offUp) }
      Spacer()
      Button("Change") { withAnimation(animation) { hasChanged.toggle() } }
    }
    .padding(.horizontal)
  }

  private enum Replacement { case downUp, upUp, offUp }

  private func symbol(_ replacement: Replacement) -> some View {
    let effect: ReplaceSymbolEffect =
      switch replacement {
      case .downUp: .replace.downUp
      case .upUp: .replace.upUp
      case .offUp: .replace.offUp
      }
    return Image(systemName: hasChanged ? "pause.fill" : "play.fill")
      .contentTransition(.symbolEffect(effect))
  }

  private func row<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View
  {
    HStack {
      Text(verbatim: name).font(.footnote).foregroundStyle(.secondary)
      Spacer()
      content().font(.title)
    }
  }
}
