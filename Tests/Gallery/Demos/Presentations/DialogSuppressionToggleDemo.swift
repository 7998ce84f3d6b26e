import SwiftUI

struct DialogSuppressionToggleDemo: View {
  @State private var isShown = false
  @State private var isSilent = false

  var body: some View {
    Button("Tip") { isShown = true }
      .alert("Tips are new.", isPresented: $isShown) {
        Button("Good") {}
      }
      .dialogSuppressionToggle("Do not tell me again", isSuppressed: $isSilent)
  }
}
