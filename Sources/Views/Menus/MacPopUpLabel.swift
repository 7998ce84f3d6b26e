import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// From a pop-up button's side to what it says, in points.
enum MacPopUpInset {
  static func leading(isFlat: Bool) -> CGFloat { isFlat ? 0 : 8 }
}

/// What a pop-up button shows: the chosen one, and arrows on a field of the tint.
struct MacPopUpLabel<Value: View>: View {
  /// A menu of commands, with one arrow and no tint.
  var pullsDown = false
  /// In a group of settings it has no field of its own.
  var isFlat = false
  @ViewBuilder let value: Value
  @Environment(\.controlSize) private var size

  var body: some View {
    HStack(spacing: 6) {
      value.foregroundStyle(Color.primary).lineLimit(1)
      arrows
    }
    .textStyle { $0.font = .system(size: size <= .small ? 11 : 13) }
    .padding(.leading, MacPopUpInset.leading(isFlat: isFlat))
    .padding(.trailing, isFlat ? 0 : 3)
    .frame(height: MacPushButton.height(of: size))
    .background { if !isFlat { MacField() } }
  }

  @ViewBuilder private var arrows: some View {
    if pullsDown {
      Image(systemName: "chevron.down").font(.system(size: 8, weight: .bold))
        .foregroundStyle(Color.primary).frame(width: 14)
    } else {
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 9, weight: .semibold))
        .foregroundStyle(isFlat ? Color.primary : .white)
        .frame(width: 16, height: 16)
        .background {
          if !isFlat { RoundedRectangle(cornerRadius: 4).fill(.tint) }
        }
    }
  }
}
