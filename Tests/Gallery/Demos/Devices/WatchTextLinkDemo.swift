import SwiftUI

struct WatchTextLinkDemo: View {
  var body: some View {
    VStack {
      Text("Running late").font(.title3)
      TextFieldLink("Reply", prompt: Text("Message")) { _ in }
    }
  }
}
