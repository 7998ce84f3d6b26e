import SwiftUI

struct ScrollContentBackgroundDemo: View {
  var body: some View {
    List(1..<4) { Text("Row \($0)") }
      .scrollContentBackground(.hidden)
      .background(LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
  }
}
