import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A watch's wheel, in the frame that tells that the crown turns it, below its label.
///
/// - Matches: watchOS 10, by eye: a phone's wheel, cut to fewer rows.
struct WatchWheel<SelectionValue: Hashable>: View {
  let label: AnyView?
  let picker: PickerChoices<SelectionValue>
  @Environment(\.tint) private var tint

  var body: some View {
    let frame = RoundedRectangle(cornerRadius: WatchWheelConstants.radius, style: .continuous)
    VStack(alignment: .leading, spacing: 2) {
      label?.font(.system(size: 13)).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
      WheelPicker(picker: picker)
        .frame(
          minHeight: WatchWheelConstants.least, idealHeight: WatchWheelConstants.height,
          maxHeight: WatchWheelConstants.height
        )
        .clipShape(frame)
        .overlay {
          frame.strokeBorder(
            tint ?? AnyShapeStyle(Color.green), lineWidth: WatchWheelConstants.line
          )
          .allowsHitTesting(false)
        }
    }
  }
}

private enum WatchWheelConstants {
  static let height: CGFloat = 84
  /// Where there is less room, down to one row with a little of those beside it.
  static let least: CGFloat = 40
  static let radius: CGFloat = 9
  static let line: CGFloat = 2
}
