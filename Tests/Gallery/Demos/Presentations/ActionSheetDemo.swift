import SwiftUI

struct ActionSheetDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Share") { isShown = true }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("Share"), message: Text("Where to?"),
          buttons: [.default(Text("Mail")), .default(Text("Messages")), .cancel()])
      }
  }
}
