import SwiftUI

struct CanvasDemo: View {
  var body: some View {
    Canvas { context, size in
      for index in 0..<12 {
        let angle = Angle.degrees(Double(index) * 30)
        var turned = context
        turned.translateBy(x: size.width / 2, y: size.height / 2)
        turned.rotate(by: angle)
        turned.opacity = Double(index + 1) / 12
        turned.fill(
          Path(roundedRect: CGRect(x: 50, y: -12, width: 80, height: 24), cornerRadius: 12),
          with: .color(.indigo))
      }
      context.draw(
        Text("12").font(.largeTitle.bold()), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 300, height: 300)
  }
}
