import SwiftUI

struct TapCountDemo: View {
  @State private var singles = 0
  @State private var doubles = 0

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "heart.fill")
        .font(.system(size: 100))
        .foregroundStyle(doubles > 0 ? .red : .gray)
        .symbolEffect(.bounce, value: doubles)
        .onTapGesture(count: 2) { doubles += 1 }
        .onTapGesture { singles += 1 }
        .accessibilityLabel("Heart")
      Text("\(singles) taps, \(doubles) double taps")
    }
  }
}
