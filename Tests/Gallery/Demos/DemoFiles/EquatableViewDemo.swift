import SwiftUI

/// A grid that is made anew only where its own numbers are others, whatever is counted beside it.
struct EquatableViewDemo: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 32) {
      EquatableView(content: Squares(side: count / 2 + 2))
      Text("\(count)").font(.largeTitle.monospacedDigit())
      Button("Count") { withAnimation { count += 1 } }.buttonStyle(.bordered)
    }
  }
}

private struct Squares: View, Equatable {
  let side: Int

  var body: some View {
    Grid {
      ForEach(0..<side, id: \.self) { row in
        GridRow {
          ForEach(0..<side, id: \.self) { column in
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(hue: Double(row * side + column) / 12, saturation: 0.6, brightness: 0.9))
              .frame(width: 56, height: 56)
          }
        }
      }
    }
  }
}
