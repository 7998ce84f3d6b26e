import SwiftUI

struct OnMoveDemo: View {
  @State private var items = ["Apple", "Pear", "Banana", "Cherry"]

  var body: some View {
    VStack {
      EditButton()
      List($items, id: \.self, editActions: .move) { $item in Text(item) }
    }
  }
}
