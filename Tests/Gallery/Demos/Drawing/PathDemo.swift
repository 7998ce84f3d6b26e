import SwiftUI

struct PathDemo: View {
  @State private var end = 0.2

  var body: some View {
    VStack {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 150))
        path.addCurve(
          to: CGPoint(x: 280, y: 150), control1: CGPoint(x: 100, y: -50),
          control2: CGPoint(x: 200, y: 350))
        path.addArc(
          center: CGPoint(x: 150, y: 150), radius: 60, startAngle: .zero, endAngle: .degrees(300),
          clockwise: false)
      }
      .trim(from: 0, to: end)
      .stroke(.pink, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      .frame(width: 300, height: 300)
      Button("Draw") { withAnimation(.linear(duration: 1)) { end = 1 } }
    }
  }
}
