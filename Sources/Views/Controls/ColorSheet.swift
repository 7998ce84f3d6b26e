import Foundation
import Motion
import ViewEngine

/// The system's colours in a grid, and how much one lets through.
struct ColorSheet: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment
  @State private var opacity = 1.0

  /// Without the safe area below. By eye.
  static let height: CGFloat = 560

  var body: some View {
    VStack(spacing: 16) {
      header
      ColorGrid(selected: selection.wrappedValue.opacity(1), choose: choose)
      if supportsOpacity { opacityRow }
      Divider()
      HStack {
        RoundedRectangle(cornerRadius: 10).fill(selection.wrappedValue)
          .frame(width: 75, height: 75)
        Spacer()
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
    .onAppear { opacity = Double(selection.wrappedValue.resolve(in: environment).opacity) }
  }

  private var header: some View {
    ZStack {
      Text("Colors").font(.headline)
      HStack {
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark").font(.system(size: 13, weight: .bold))
            .foregroundStyle(Color(.secondaryLabel))
            .frame(width: 30, height: 30)
            .background { Circle().fill(Color(.tertiarySystemFill)) }
        }
        .accessibilityLabel("Close")
      }
    }
  }

  private var opacityRow: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("OPACITY").font(.system(size: 13, weight: .semibold))
        .foregroundStyle(Color(.secondaryLabel))
      HStack(spacing: 16) {
        Slider(value: $opacity)
          .tint(selection.wrappedValue.opacity(1))
          .onChange(of: opacity) { _, new in
            selection.wrappedValue = opaque.opacity(new)
          }
        Text(verbatim: "\(Int(nearest: opacity * 100))%")
          .frame(width: 77, height: 36)
          .background {
            RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill))
          }
      }
    }
  }

  private var opaque: Color {
    let color = selection.wrappedValue.resolve(in: environment)
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  private func choose(_ color: Color) {
    selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
  }
}

/// Twelve hues from dark to pale under a row of greys, as the system's grid has them, by eye.
struct ColorGrid: View {
  let selected: Color
  let choose: (Color) -> Void

  private static let columns = 12
  /// In turns, from left to right.
  private static let hues = [
    0.54, 0.61, 0.70, 0.79, 0.93, 0.02, 0.06, 0.10, 0.125, 0.155, 0.19, 0.27,
  ]
  /// Saturation and brightness, from top to bottom.
  private static let tones = [
    (1.0, 0.30), (1, 0.42), (1, 0.58), (1, 0.74), (1, 0.90), (0.75, 1), (0.55, 1), (0.37, 1),
    (0.20, 1),
  ]

  private static func color(row: Int, column: Int) -> Color {
    guard row > 0 else { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    let tone = tones[row - 1]
    return Color(hue: hues[column], saturation: tone.0, brightness: tone.1)
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0...Self.tones.count, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            cell(Self.color(row: row, column: column), row: row, column: column)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private func cell(_ color: Color, row: Int, column: Int) -> some View {
    Rectangle().fill(color)
      .overlay { if color == selected { Rectangle().strokeBorder(.white, lineWidth: 3) } }
      .aspectRatio(1, contentMode: .fit)
      .modifier(PressModifier(setPressed: { _ in }, action: { choose(color) }))
      .accessibilityLabel("Color \(column + 1), \(row + 1)")
  }
}
