import SwiftUI

struct LabeledContentDemo: View {
  var body: some View {
    Form {
      LabeledContent("Version", value: "17.0")
      LabeledContent {
        Image(systemName: "checkmark")
      } label: {
        Text("Verified")
        Text("Since last week")
      }
    }
  }
}
