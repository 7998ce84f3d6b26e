import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The photos of a new simulator's library, six of them, as drawn landscapes.
///
/// - Matches: three columns of squares with lines of two points between, as iOS 17 has them; by eye.
struct PhotoGrid: View {
  let chosen: [String]
  let choose: (String) -> Void

  private static let columns = 3
  private static let gap: CGFloat = 2

  var body: some View {
    ScrollView {
      VStack(spacing: Self.gap) {
        ForEach(
          Array(stride(from: 0, to: StandInPhoto.library.count, by: Self.columns)), id: \.self
        ) {
          row in
          HStack(spacing: Self.gap) {
            ForEach(row..<min(row + Self.columns, StandInPhoto.library.count), id: \.self) {
              cell(StandInPhoto.library[$0])
            }
          }
        }
      }
      .padding(.top, Self.gap)
    }
  }

  private func cell(_ name: String) -> some View {
    let isChosen = chosen.contains(name)
    return Color.clear
      .aspectRatio(1, contentMode: .fit)
      .overlay { StandInPhoto(of: name).image.resizable().scaledToFill() }
      .clipped()
      .overlay(alignment: .bottomTrailing) {
        if isChosen {
          Image(systemName: "checkmark.circle.fill").font(.system(size: 22))
            .foregroundStyle(.white, .blue)
            .padding(6)
        }
      }
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: { choose(name) }))
      .modifier(TouchAppealModifier(appeal: isChosen ? .idle : .promising))
      .accessibilityLabel(name)
  }
}
