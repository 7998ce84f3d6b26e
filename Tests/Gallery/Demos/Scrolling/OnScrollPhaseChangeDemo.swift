import SwiftUI

struct OnScrollPhaseChangeDemo: View {
  @State private var phase = ScrollPhase.idle

  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity).padding(8) }
    }
    .onScrollPhaseChange { _, new in phase = new }
    .overlay {
      Text("\(phase)").font(.title).padding()
        .background(phase.isScrolling ? .green : .yellow, in: .capsule)
    }
  }
}
