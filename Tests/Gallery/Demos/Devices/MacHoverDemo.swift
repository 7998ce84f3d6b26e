import SwiftUI

struct MacHoverDemo: View {
  var body: some View {
    HStack(spacing: 20) {
      Card(title: "Sun", symbol: "sun.max.fill", color: .orange)
      Card(title: "Moon", symbol: "moon.fill", color: .indigo)
      Card(title: "Rain", symbol: "cloud.rain.fill", color: .blue)
    }
    .padding(30)
  }
}

private struct Card: View {
  let title: String
  let symbol: String
  let color: Color
  @State private var isOver = false

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol).font(.largeTitle)
      Text(title)
    }
    .foregroundStyle(isOver ? .white : color)
    .frame(width: 110, height: 110)
    .background(isOver ? color : color.opacity(0.15), in: .rect(cornerRadius: 16))
    .scaleEffect(isOver ? 1.1 : 1)
    .animation(.snappy, value: isOver)
    .onHover { isOver = $0 }
  }
}
