import SwiftUI

/// Values as faint steps and as steps that are not there.
struct SymbolVariableValueDemo: View {
  var body: some View {
    VStack(spacing: 30) {
      row.symbolVariableValueMode(.color)
      row.symbolVariableValueMode(.draw)
    }
    .font(.system(size: 50))
  }

  private var row: some View {
    HStack(spacing: 24) {
      ForEach([0.3, 0.6, 1], id: \.self) { value in
        Image(systemName: "wifi", variableValue: value)
      }
    }
  }
}
