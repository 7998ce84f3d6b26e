import SwiftUI

// showreel: tap "Mars" at 0.3; tap "Planets" at 1.5; tap "Venus" at 2.6; wait until settled; wait 0.3
struct Planets: View {
  private let planets: [(name: String, color: Color)] = [
    ("Venus", .yellow), ("Earth", .blue), ("Mars", .red),
  ]

  var body: some View {
    NavigationStack {
      List(planets, id: \.name) { planet in
        NavigationLink(planet.name, value: planet.name)
      }
      .navigationTitle("Planets")
      .navigationDestination(for: String.self) { name in
        Circle()
          .fill((planets.first { $0.name == name }?.color ?? .gray).gradient)
          .frame(width: 220)
          .navigationTitle(name)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
