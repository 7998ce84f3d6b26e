import SwiftUI

struct ListSelectionDemo: View {
  @State private var selection: String?

  var body: some View {
    List(["Apple", "Pear", "Banana"], id: \.self, selection: $selection) { Text($0) }
  }
}
