import SwiftUI

struct KeyPressDemo: View {
  @State private var column = 1
  @State private var row = 1

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(0..<3) { line in
        GridRow {
          ForEach(0..<3) { place in
            RoundedRectangle(cornerRadius: 12)
              .fill(line == row && place == column ? Color.accentColor : .gray.opacity(0.2))
              .frame(width: 80, height: 80)
          }
        }
      }
    }
    .focusable()
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      withAnimation(.snappy) {
        switch press.key {
        case .leftArrow: column = max(0, column - 1)
        case .rightArrow: column = min(2, column + 1)
        case .upArrow: row = max(0, row - 1)
        default: row = min(2, row + 1)
        }
      }
      return .handled
    }
  }
}
