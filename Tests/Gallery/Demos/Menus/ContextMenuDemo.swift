import SwiftUI

/// A row of a list, lifted with its menu.
struct ContextMenuDemo: View {
  @State private var names = ["Mike", "John", "Tom"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .contextMenu {
            Button("Copy") {}
            Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
          }
      }
    }
  }
}
