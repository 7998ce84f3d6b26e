import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A television's alert and its dialog: all behind is blurred, and in the middle stand a title, a message and buttons
/// below each other, the one that cancels the last. The first of them has the focus.
///
/// - Matches: tvOS 17, by eye.
struct TelevisionAlert: View {
  let title: Text
  let message: AnyView
  /// Nil where there are none.
  let fields: AnyView?
  let buttons: [Subview]

  private enum Constants {
    static let titleSize: CGFloat = 48
    static let messageSize: CGFloat = 31
    /// Of what it says, and of its buttons.
    static let width: CGFloat = 1000
    static let buttonWidth: CGFloat = 660
    static let gap: CGFloat = 22
    static let space: CGFloat = 44
  }

  var body: some View {
    VStack(spacing: Constants.space) {
      VStack(spacing: Constants.gap) {
        title.font(.system(size: Constants.titleSize, weight: .semibold))
        message.font(.system(size: Constants.messageSize)).foregroundStyle(Color(.secondaryLabel))
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: Constants.width)
      VStack(spacing: Constants.gap) {
        fields
        if buttons.isEmpty {
          Button("OK") {}
        } else {
          ForEach(ordered) { $0 }
        }
      }
      .frame(width: Constants.buttonWidth)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Rectangle().fill(.regularMaterial).ignoresSafeArea() }
  }

  private var ordered: [Subview] {
    buttons.filter { !$0.cancels } + buttons.filter(\.cancels)
  }
}
