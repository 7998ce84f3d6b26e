import SwiftUI

struct GradientsDemo: View {
  private let colors: [Color] = [.red, .yellow, .green, .blue]

  var body: some View {
    VStack(spacing: 12) {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 90)
      AngularGradient(colors: colors + [.red], center: .center)
      EllipticalGradient(colors: colors)
      Rectangle().fill(Color.blue.gradient)
    }
    .frame(width: 220, height: 600)
  }
}
