import Geometry
import Motion
import ViewEngine

/// A box with a name, for what a clip cannot show.
struct LabeledPlaceholder: View {
  let name: String
  let symbol: String

  init(_ name: String, systemImage symbol: String = "square.dashed") {
    self.name = name
    self.symbol = symbol
  }

  var body: some View {
    ZStack {
      Color(.tertiarySystemFill)
      VStack(spacing: 6) {
        Image(systemName: symbol).font(.title2)
        Text(verbatim: name).font(.footnote)
      }
      .foregroundStyle(.secondary)
    }
  }
}
