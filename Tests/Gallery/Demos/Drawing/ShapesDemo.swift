import SwiftUI

struct ShapesDemo: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Circle().fill(.red)
        Ellipse().fill(.orange).frame(height: 50)
        Capsule().fill(.yellow).frame(height: 50)
      }
      HStack(spacing: 16) {
        Rectangle().stroke(.green, lineWidth: 6)
        RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(.mint, lineWidth: 6)
        UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40).fill(.teal)
      }
      HStack(spacing: 16) {
        Circle().trim(from: 0, to: 0.7)
          .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        Circle().stroke(.indigo, style: StrokeStyle(lineWidth: 6, dash: [12, 6]))
        Rectangle().fill(.purple).rotationEffect(.degrees(45)).scaleEffect(0.7)
      }
      HStack(spacing: 16) {
        ContainerRelativeShape().fill(.pink).padding(10)
          .background(.quaternary, in: .containerRelative)
          .containerShape(.rect(cornerRadius: 28))
        ConcentricRectangle().fill(.brown).padding(10)
          .background(.quaternary, in: .rect(topLeadingRadius: 28, bottomTrailingRadius: 28))
          .containerShape(.rect(topLeadingRadius: 28, bottomTrailingRadius: 28))
      }
    }
    .frame(width: 340, height: 340)
  }
}
