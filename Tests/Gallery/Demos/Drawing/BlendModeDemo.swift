import SwiftUI

struct BlendModeDemo: View {
  private let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .colorDodge,
    .plusLighter,
  ]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(100)), count: 3), spacing: 20) {
      ForEach(modes.indices, id: \.self) { index in
        ZStack {
          Circle().fill(.red).frame(width: 60).offset(x: -14)
          Circle().fill(.cyan).frame(width: 60).offset(x: 14).blendMode(modes[index])
        }
        .compositingGroup()
      }
    }
  }
}
