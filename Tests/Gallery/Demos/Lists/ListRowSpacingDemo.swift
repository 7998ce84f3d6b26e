import SwiftUI

struct ListRowSpacingDemo: View {
  var body: some View {
    List(1..<5) { Text("Card \($0)") }.listRowSpacing(12)
  }
}
