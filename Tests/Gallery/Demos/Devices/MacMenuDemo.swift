import SwiftUI

struct MacMenuDemo: View {
  var body: some View {
    Menu("Actions") {
      Button("Copy") {}
      Button("Paste") {}
      Divider()
      Button("Delete") {}
    }
    .frame(width: 120)
  }
}
