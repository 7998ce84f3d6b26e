import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// How a colour is chosen from the system's.
enum ColorMode: String, CaseIterable {
  case grid = "Grid"
  case spectrum = "Spectrum"
  case sliders = "Sliders"
}

/// The ways to choose a colour side by side, as segments of 32 points.
struct ColorModes: View {
  @Binding var chosen: ColorMode
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(ColorMode.allCases, id: \.self) { mode in
        Text(verbatim: mode.rawValue)
          .font(.system(size: 13, weight: mode == chosen ? .semibold : .medium))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if mode == chosen {
              RoundedRectangle(cornerRadius: 7)
                .fill(scheme == .dark ? Color(white: 0.39) : .white)
                .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            }
          }
          .padding(2)
          .contentShape(Rectangle())
          .modifier(PressModifier(setPressed: { _ in }, action: { chosen = mode }))
          // What the demo is about are its colours.
          .modifier(TouchAppealModifier(appeal: .idle))
      }
    }
    .frame(height: 32)
    .background { RoundedRectangle(cornerRadius: 9).fill(Color(.tertiarySystemFill)) }
  }
}
