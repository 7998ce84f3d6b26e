import Foundation
import Motion
import ViewEngine

/// The system's colours: a grid, a spectrum or sliders, and how much one lets through.
///
/// - Matches: its parts are those of `UIColorPickerViewController`; where they stand is by eye. The eyedropper, the
///   colours that were kept and the button that keeps one do nothing.
struct ColorSheet: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  /// A tablet's popover is closed by a touch beside it.
  let hasClose: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment
  @State private var opacity = 1.0
  @State private var mode = ColorMode.grid

  /// Without the safe area below. By eye.
  static let height: CGFloat = 612

  var body: some View {
    VStack(spacing: 16) {
      header
      ColorModes(chosen: $mode)
      chooser
      if supportsOpacity { opacityRow }
      Divider()
      HStack(alignment: .top, spacing: 20) {
        RoundedRectangle(cornerRadius: 10).fill(selection.wrappedValue)
          .frame(width: 75, height: 75)
        KeptColors()
        Spacer(minLength: 0)
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
        Image(systemName: "eyedropper").font(.system(size: 20)).foregroundStyle(.tint)
          .frame(width: 30, height: 30)
        Spacer()
        if hasClose { close }
      }
    }
  }

  private var close: some View {
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

  @ViewBuilder private var chooser: some View {
    switch mode {
    case .grid: ColorGrid(selected: selection.wrappedValue.opacity(1), choose: choose)
    case .spectrum: ColorSpectrum(choose: choose)
    case .sliders:
      ColorSliders(color: selection.wrappedValue.resolve(in: environment)) { choose($0) }
    }
  }

  private var opacityRow: some View {
    VStack(alignment: .leading, spacing: 6) {
      ColorCaption(text: "OPACITY")
      HStack(spacing: 16) {
        ColorTrack(value: $opacity, colors: [opaque.opacity(0), opaque], isCheckered: true)
          .onChange(of: opacity) { _, new in
            selection.wrappedValue = opaque.opacity(new)
          }
        ColorField(text: "\(Int(nearest: opacity * 100))%")
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

/// What stands above a track.
struct ColorCaption: View {
  let text: String

  var body: some View {
    Text(verbatim: text).font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color(.secondaryLabel))
  }
}

/// What a track says, beside it.
struct ColorField: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .frame(width: 77, height: 36)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)) }
  }
}

/// Colours that a new phone has kept, in circles, and what keeps another. From memory.
private struct KeptColors: View {
  private static let colors: [Color] = [.black, .blue, .green, .yellow, .red]

  var body: some View {
    VStack(alignment: .leading, spacing: 15) {
      HStack(spacing: 22) {
        ForEach(Self.colors, id: \.self) { Circle().fill($0).frame(width: 30, height: 30) }
      }
      Image(systemName: "plus").font(.system(size: 15, weight: .medium))
        .foregroundStyle(Color(.secondaryLabel))
        .frame(width: 30, height: 30)
        .background { Circle().fill(Color(.tertiarySystemFill)) }
    }
  }
}
