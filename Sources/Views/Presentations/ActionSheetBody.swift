import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The buttons of a confirmation dialog at the bottom of the screen, with the one that cancels apart.
struct ActionSheetBody<Actions: View, Message: View>: View {
  /// Nil where it is not shown.
  let title: Text?
  /// A box in the middle always shows it; a watch goes by what was said, as a phone does.
  var name: Text?
  let actions: Actions
  let message: Message
  /// The platform adds a button that cancels where there is none; UIKit does not.
  var isAlwaysLeft = true
  @Environment(\.dismiss) private var dismiss
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    switch idiom {
    case .phone where isGlass: card
    case .phone: sheet
    case .pad: popover
    case .watch:
      AlertBody(
        title: title ?? Text(verbatim: ""), actions: actions, message: message,
        isAlwaysLeft: isAlwaysLeft)
    case .mac, .tv:
      AlertBody(
        title: title ?? name ?? Text(verbatim: ""), actions: actions, message: message,
        isAlwaysLeft: isAlwaysLeft && idiom == .mac)
    }
  }

  private var popover: some View {
    SubviewsReader(content: message.modifier(HeadText())) { message in
      SubviewsReader(content: actions) { buttons in
        DialogPopover(
          title: title, message: message, choices: buttons.filter { $0.isAction && !$0.cancels })
      }
    }
    .buttonStyle(
      PresentedButtonStyle(
        dismiss: dismiss, fontSize: PresentationConstants.dialogFontSize,
        height: PresentationConstants.dialogActionHeight, isPill: false))
  }

  /// Since iOS 26 it looks as an alert does, its buttons below each other, the one that cancels the last.
  private var card: some View {
    SubviewsReader(content: message.modifier(GlassMessageText(isAlone: title == nil))) { message in
      SubviewsReader(content: actions) { buttons in
        let choices = buttons.filter { $0.isAction && !$0.cancels }
        GlassDialog(
          title: title, message: message, choices: choices,
          cancel: buttons.first(where: \.cancels), isAlwaysLeft: isAlwaysLeft)
      }
    }
    .buttonStyle(PresentedButtonStyle(dismiss: dismiss))
  }

  private var sheet: some View {
    // They keep the fonts of the place where they are made.
    SubviewsReader(content: message.modifier(HeadText())) { message in
      SubviewsReader(content: actions) { buttons in
        let hasHead = title != nil || !message.isEmpty
        let choices = buttons.filter { $0.isAction && !$0.cancels }
        VStack(spacing: PresentationConstants.dialogMargin) {
          VStack(spacing: 0) {
            if hasHead { head(message) }
            ForEach(choices) { button in
              if hasHead || button.id != choices.first?.id {
                Color(.separator).frame(height: 0.5)
              }
              button
            }
          }
          .background { DialogGround() }
          .clipShape(shape)
          Group {
            if let cancel = buttons.first(where: \.cancels) {
              cancel
            } else if isAlwaysLeft {
              Button("Cancel", role: .cancel) {}
            }
          }
          .background { Color(.secondarySystemGroupedBackground) }
          .clipShape(shape)
        }
      }
    }
    .buttonStyle(
      PresentedButtonStyle(
        dismiss: dismiss, fontSize: PresentationConstants.dialogFontSize,
        height: PresentationConstants.dialogActionHeight)
    )
    .padding(.horizontal, PresentationConstants.dialogMargin)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: PresentationConstants.alertCornerRadius)
  }

  private func head(_ message: SubviewsCollection) -> some View {
    VStack(spacing: 6) {
      title?.fontWeight(.semibold).modifier(HeadText())
      message
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity)
  }
}

private struct HeadText: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 13)).multilineTextAlignment(.center)
      .foregroundStyle(Color(.secondaryLabel))
  }
}
