import SwiftUI

struct SwipeActionsFullSwipeDemo: View {
  @State private var items = ["First", "Second", "Third"]

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item).swipeActions {
          Button("Archive") { items.removeAll { $0 == item } }.tint(.indigo)
        }
      }
    }
    .listStyle(.plain)
  }
}
