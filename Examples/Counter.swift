import SwiftUI

// showreel: tap "Count" at 0.5, 1, 1.5; wait until settled; wait 0.5
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(count)")
        .font(.system(size: 120, weight: .bold))
        .contentTransition(.numericText())
      Button("Count") {
        withAnimation(.snappy) { count += 1 }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  Counter()
}
