import SwiftUI

struct ScrollIndicatorsFlashDemo: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      Button("Flash") { count += 1 }
      ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity).padding(8) }
    }
    .scrollIndicatorsFlash(trigger: count)
  }
}
