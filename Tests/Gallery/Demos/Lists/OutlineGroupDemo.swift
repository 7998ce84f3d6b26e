import SwiftUI

struct OutlineGroupDemo: View {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let items = [
    Item(id: "Documents", children: [Item(id: "Letter"), Item(id: "Report")]),
    Item(id: "Pictures", children: []),
  ]

  var body: some View {
    List(items, children: \.children) { Label($0.id, systemImage: "folder") }
  }
}
