import SwiftUI

struct MacSplitDemo: View {
  var body: some View {
    HSplitView {
      List(["Inbox", "Drafts", "Sent"], id: \.self) { Text($0) }
        .frame(width: 140)
      VSplitView {
        Text("Letter").font(.title2)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack {
          Text("Signature")
          HelpLink {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
