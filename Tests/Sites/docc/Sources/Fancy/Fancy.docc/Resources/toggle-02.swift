import SwiftUI

struct ToggleView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      Badge(isOn: isOn)
      Button("Toggle") { withAnimation(.bouncy) { isOn.toggle() } }
    }
  }
}
