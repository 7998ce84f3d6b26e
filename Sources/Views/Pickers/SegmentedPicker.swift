import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Choices side by side, with a thumb behind the chosen one (rule `segmented-picker-size`).
struct SegmentedPicker: View {
  let options: SubviewsCollection
  let selected: Int?
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom

  /// A Mac's is as high as its buttons.
  private var height: CGFloat { idiom == .mac ? 24 : Constants.height }
  private var radius: CGFloat { idiom == .mac ? 6 : Constants.radius }

  static let font = Font.system(size: 13, weight: .medium)

  private enum Constants {
    static let height: CGFloat = 31
    static let inset: CGFloat = 2
    static let radius: CGFloat = 8
    static let divider = CGSize(width: 1, height: 15)
    /// Uncertain.
    static let slide = Animation.smooth(duration: 0.3)
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: radius).fill(Color(.tertiarySystemFill))
      GeometryReader { proxy in
        let width = options.isEmpty ? 0 : proxy.size.width / CGFloat(options.count)
        ForEach(1..<max(1, options.count), id: \.self) { index in
          Rectangle().fill(Color(.separator))
            .frame(width: Constants.divider.width, height: Constants.divider.height)
            .position(x: width * CGFloat(index), y: height / 2)
            .fadedAsOne(index == selected || index - 1 == selected ? 0 : 1)
        }
        thumb
          .frame(
            width: max(0, width - 2 * Constants.inset),
            height: height - 2 * Constants.inset
          )
          .offset(x: width * CGFloat(selected ?? 0) + Constants.inset, y: Constants.inset)
          .fadedAsOne(selected == nil ? 0 : 1)
      }
      .animation(Constants.slide, value: selected)
      HStack(spacing: 0) {
        ForEach(Array(options.indices), id: \.self) { index in
          Segment(label: options[index], isSelected: index == selected) { select(index) }
        }
      }
    }
    .frame(height: height)
    // None of its words is where a row's text begins.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private var thumb: some View {
    RoundedRectangle(cornerRadius: radius - 1)
      .fill(colorScheme == .dark ? Color(white: 0.39) : .white)
      .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
  }
}

/// One choice.
private struct Segment: View {
  let label: Subview
  let isSelected: Bool
  let action: () -> Void
  @State private var isPressed = false

  var body: some View {
    label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .fadedAsOne(isPressed ? 0.5 : 1)
      .modifier(PressModifier(setPressed: { isPressed = $0 }, action: action))
      .modifier(TouchAppealModifier(appeal: isSelected ? .idle : .usual))
  }
}
