import SwiftUI

struct ProgressViewTimerDemo: View {
  @State private var start = Date.now

  var body: some View {
    ProgressView(timerInterval: start...start.addingTimeInterval(5)) {
      Text("Brewing")
    }
    .padding()
  }
}
