import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Choices side by side, with a thumb behind the chosen one (rule `segmented-picker-size`).
struct SegmentedPicker: View {
  let options: SubviewsCollection
  /// The same as they are written when chosen.
  let chosen: SubviewsCollection
  let selected: Int?
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  private var metrics: SegmentMetrics { .of(idiom, isGlass: isGlass) }
  /// What an app says of all of them by UIKit's name.
  private var asked: UISegmentedControl? { UIAppearances.asked(of: UISegmentedControl.self) }

  static func font(on idiom: DeviceIdiom) -> Font {
    .system(size: idiom == .tv ? 29 : 13, weight: .medium)
  }

  private enum Constants {
    static let divider = CGSize(width: 1, height: 15)
    /// Uncertain.
    static let slide = Animation.smooth(duration: 0.3)
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: metrics.radius)
        .fill((asked?.backgroundColor ?? .tertiarySystemFill).color)
      GeometryReader { proxy in
        let width = options.isEmpty ? 0 : proxy.size.width / CGFloat(options.count)
        let chosen = metrics.segment(selected ?? 0, of: options.count, in: proxy.size.width)
        ForEach(1..<(metrics.hasDividers ? max(1, options.count) : 1), id: \.self) { index in
          Rectangle().fill(Color(.separator))
            .frame(width: Constants.divider.width, height: Constants.divider.height)
            .position(x: width * CGFloat(index), y: metrics.height / 2)
            .fadedAsOne(index == selected || index - 1 == selected ? 0 : 1)
        }
        thumb
          .frame(
            width: max(0, chosen.width - 2 * metrics.inset),
            height: metrics.height - 2 * metrics.inset
          )
          .offset(x: chosen.x + metrics.inset, y: metrics.inset)
          .fadedAsOne(selected == nil ? 0 : 1)
      }
      .animation(Constants.slide, value: selected)
      // Where they all stand is moved by what moves the picker.
      .geometryGroup()
      if idiom == .mac {
        EqualSegments { segments }
      } else {
        HStack(spacing: 0) { segments }
      }
    }
    .frame(height: metrics.height)
    // None of its words is where a row's text begins.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private var segments: some View {
    ForEach(Array(options.indices), id: \.self) { index in
      Segment(label: label(index), isSelected: index == selected) { select(index) }
    }
  }

  private func label(_ index: Int) -> Subview {
    index == selected && index < chosen.count ? chosen[index] : options[index]
  }

  private var thumb: some View {
    let dark = metrics.darkThumb
    return RoundedRectangle(cornerRadius: metrics.thumbRadius)
      .fill(
        asked?.selectedSegmentTintColor?.color
          ?? (colorScheme == .dark
            ? Color(red: dark.red, green: dark.green, blue: dark.blue) : .white)
      )
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

/// Writes a title as UIKit's attributes say.
struct TitleAttributes: EnvironmentModifier {
  let attributes: UIKitText.Attributes

  func apply(to environment: inout EnvironmentValues) {
    if let font = attributes[.font] as? UIFont { environment.font = font.font }
    if let color = attributes[.foregroundColor] as? UIColor {
      ForegroundModifier(styles: [AnyShapeStyle(color.color)]).apply(to: &environment)
    }
  }
}
