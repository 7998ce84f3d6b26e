import SwiftUI

/// Symbols with their names, four in a row.
struct SymbolGridDemo: View {
  let names: [String]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 14) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 6) {
          Image(systemName: name).font(.title).frame(height: 38)
          Text(name).font(.system(size: 9)).lineLimit(1).minimumScaleFactor(0.6)
        }
      }
    }
    .padding()
  }
}
