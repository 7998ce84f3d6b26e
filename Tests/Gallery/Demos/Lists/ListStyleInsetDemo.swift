import SwiftUI

struct ListStyleInsetDemo: View {
  var body: some View {
    List(1..<6) { Text("Row \($0)") }.listStyle(.inset)
  }
}
