import SwiftUI

// showreel: size 320x200; drag 101,118 by 150,0 over 0.8; wait 0.3; drag 251,118 by -220,0 over 0.5; wait until settled; wait 0.3
struct Volume: View {
  @State private var level = 0.25

  var body: some View {
    VStack(spacing: 22) {
      Image(systemName: level > 0.02 ? "speaker.wave.2.fill" : "speaker.slash.fill")
        .font(.largeTitle)
        .contentTransition(.symbolEffect(.replace))
        .animation(.snappy, value: level > 0.02)
      Slider(value: $level) { Text("Volume") }
      ProgressView(value: level).tint(.orange)
    }
    .padding(28)
  }
}
