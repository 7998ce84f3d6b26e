import Foundation
import Geometry
import Motion
import ViewEngine

/// A red field with a number or a word at an icon's upper corner. Its place is by eye.
struct TabBadge: View {
  let text: Text

  private static let height: CGFloat = 18

  var body: some View {
    text.font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: Self.height, minHeight: Self.height)
      .background { Capsule().fill(.red) }
      .fixedSize()
      .offset(x: 13, y: -9)
      .allowsHitTesting(false)
  }
}
