import SwiftUI

struct Shapes: Identifiable {
  let name: String
  let count: Int
  var id: String { name }

  static let all = [
    Shapes(name: "Cube", count: 5), Shapes(name: "Sphere", count: 6),
    Shapes(name: "Pyramid", count: 4),
  ]
}

struct BarMarkDemo: View {
  var body: some View {
    Chart(Shapes.all) {
      BarMark(x: .value("Shape", $0.name), y: .value("Total", $0.count))
    }
    .frame(height: 260)
    .padding()
  }
}
