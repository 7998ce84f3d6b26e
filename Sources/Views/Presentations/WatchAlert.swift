import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A watch's alert fills its screen: a title and a message, and buttons below each other on grounds of their own, the one
/// that cancels the last.
///
/// - Matches: watchOS 10, by eye.
struct WatchAlert: View {
  let title: Text
  let message: AnyView
  /// Nil where there are none.
  let fields: AnyView?
  let buttons: [Subview]

  private enum Constants {
    static let margin: CGFloat = 4
    static let gap: CGFloat = 6
    static let radius: CGFloat = 22
    static let ground = Color(white: 1, opacity: 0.14)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: Constants.gap) {
        title.font(.system(size: 17, weight: .semibold))
        message.font(.system(size: 15)).foregroundStyle(Color(.secondaryLabel))
        fields
        Spacer().frame(height: Constants.gap)
        if buttons.isEmpty {
          button(Button("OK") {})
        } else {
          ForEach(ordered) { button($0) }
        }
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.horizontal, Constants.margin)
      .padding(.vertical, Constants.margin)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Color.black.ignoresSafeArea() }
  }

  private var ordered: [Subview] {
    buttons.filter { !$0.cancels } + buttons.filter(\.cancels)
  }

  private func button(_ view: some View) -> some View {
    view.background(Constants.ground)
      .clipShape(RoundedRectangle(cornerRadius: Constants.radius, style: .continuous))
  }
}
