import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// An alert's box: a title, a message, fields, and buttons side by side, or below each other where
/// there are more than two (rule `alert-buttons`).
struct AlertBody<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  /// Gets a button that cancels, unless it has one.
  var isAlwaysLeft = false
  /// Gets a button where it has none; one of UIKit's does not.
  var isAlwaysAnswered = true
  @Environment(\.dismiss) private var dismiss
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @State private var usual = UsualButton()
  @State private var firstFocus = FirstFocus()

  var body: some View {
    let actions = Group {
      self.actions
      if isAlwaysLeft { Button("Cancel", role: .cancel) {} }
    }
    .modifier(FieldText())
    .environment(\.firstFocus, idiom == .watch || idiom == .tv ? nil : firstFocus)
    SubviewsReader(content: actions) { views in
      let fields = views.filter { !$0.isAction }
      let buttons = Self.inOrder(once(views.filter(\.isAction)))
      if idiom == .mac {
        MacAlert(
          title: title, message: AnyView(message), fields: AnyView(AlertFields(fields: fields)),
          hasFields: !fields.isEmpty, buttons: buttons)
      } else if idiom == .watch {
        WatchAlert(
          title: title, message: AnyView(message),
          fields: fields.isEmpty ? nil : AnyView(AlertFields(fields: fields)), buttons: buttons)
      } else if idiom == .tv {
        TelevisionAlert(
          title: title, message: AnyView(message),
          fields: fields.isEmpty ? nil : AnyView(AlertFields(fields: fields)), buttons: buttons)
      } else if isGlass {
        let isAlone = plainText(of: title)?.isEmpty == true
        SubviewsReader(content: message.modifier(GlassMessageText(isAlone: isAlone))) { message in
          GlassAlert(
            title: isAlone ? nil : title, message: message, fields: fields, buttons: buttons,
            isAlwaysAnswered: isAlwaysAnswered)
        }
      } else {
        touched(fields: fields, buttons: buttons)
      }
    }
    .buttonStyle(PresentedButtonStyle(dismiss: dismiss, usual: usual))
  }

  private func touched(fields: [Subview], buttons: [Subview]) -> some View {
    VStack(spacing: 0) {
      head
      if !fields.isEmpty { AlertFields(fields: fields) }
      if buttons.isEmpty {
        if isAlwaysAnswered { Button("OK") {}.overlay(alignment: .top) { line } }
      } else if buttons.count == 2 {
        HStack(spacing: 0) {
          buttons[0]
          Color(.separator).frame(width: 0.5, height: PresentationConstants.actionHeight)
          buttons[1]
        }
        .overlay(alignment: .top) { line }
      } else {
        ForEach(buttons) { button in
          button.overlay(alignment: .top) { line }
        }
      }
    }
    .frame(width: PresentationConstants.alertWidth)
    .background { DialogGround() }
    .clipShape(.rect(cornerRadius: PresentationConstants.alertCornerRadius))
  }

  private var head: some View {
    VStack(spacing: 4) {
      title.font(.system(size: 17, weight: .semibold))
      message.font(.system(size: 13))
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(.horizontal, 16)
    .padding(.vertical, 20)
  }

  private var line: some View { Color(.separator).frame(height: 0.5) }

  /// Without the one that cancels by default where another does.
  private func once(_ buttons: [Subview]) -> [Subview] {
    let isTwice = isAlwaysLeft && buttons.dropLast().contains(where: \.cancels)
    return isTwice ? buttons.dropLast() : buttons
  }

  /// The one that cancels is the first of two, and the last of more.
  static func inOrder(_ buttons: [Subview]) -> [Subview] {
    guard let index = buttons.firstIndex(where: \.cancels) else { return buttons }
    var others = buttons
    let cancel = others.remove(at: index)
    return buttons.count == 2 ? [cancel] + others : others + [cancel]
  }
}

/// The lines of text in an alert, one below the other.
private struct AlertFields: View {
  let fields: [Subview]
  @Environment(\.idiom) private var idiom

  /// A television's fields are as high as its buttons.
  private var height: CGFloat { idiom == .tv ? 70 : 26 }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(fields) { field in
        if field.id != fields.first?.id { Color(.separator).frame(height: 0.5) }
        field.padding(.horizontal, 7).frame(height: height)
      }
    }
    .background(Color(.systemBackground))
    .overlay { Rectangle().strokeBorder(Color(.separator), lineWidth: 0.5) }
    .padding(.horizontal, 16)
    .padding(.bottom, 16)
  }
}

private struct FieldText: ViewModifier {
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom

  /// A television's buttons have letters of their own.
  @ViewBuilder func body(content: Content) -> some View {
    if idiom == .tv { content } else { content.font(.system(size: isGlass ? 17 : 13)) }
  }
}
