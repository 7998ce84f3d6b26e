import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// An alert's card since iOS 26, and a dialog's: what it says begins at the left, its buttons are capsules.
///
/// - Note: Approximated: what is behind is blurred, not bent at the card's edges.
struct GlassAlert: View {
  private typealias Constants = GlassAlertConstants

  let title: Text?
  let message: SubviewsCollection
  let fields: [Subview]
  let buttons: [Subview]
  /// Two buttons stand below each other, as in a dialog.
  var isStacked = false
  /// Gets a button where it has none.
  var isAlwaysAnswered = true

  var body: some View {
    VStack(spacing: 0) {
      head
      if !fields.isEmpty { GlassAlertFields(fields: fields) }
      actions.padding(Constants.padding)
    }
    .frame(width: Constants.width)
    .background { GlassDialogGround() }
  }

  private var isAlone: Bool { title == nil || message.isEmpty }

  @ViewBuilder private var head: some View {
    if title != nil || !message.isEmpty {
      VStack(alignment: isAlone ? .center : .leading, spacing: Constants.gap) {
        title?.font(.system(size: Constants.titleSize, weight: isAlone ? .regular : .semibold))
        ForEach(message) { $0 }
      }
      .multilineTextAlignment(isAlone ? .center : .leading)
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: isAlone ? .center : .leading)
      .padding(.horizontal, Constants.textInset)
      .padding(.top, Constants.top)
      .padding(.bottom, isAlone ? Constants.loneBottom : Constants.bottom)
    }
  }

  @ViewBuilder private var actions: some View {
    if buttons.isEmpty {
      if isAlwaysAnswered { Button("OK") {} }
    } else if buttons.count == 2, !isStacked {
      HStack(spacing: Constants.actionGap) { ForEach(buttons) { $0 } }
    } else {
      VStack(spacing: Constants.actionGap) { ForEach(buttons) { $0 } }
    }
  }
}

/// What a message is written in: it keeps the font of the place where it is made.
struct GlassMessageText: ViewModifier {
  let isAlone: Bool

  func body(content: Content) -> some View {
    content
      .font(
        .system(
          size: isAlone ? GlassAlertConstants.titleSize : GlassAlertConstants.messageSize)
      )
      .foregroundStyle(isAlone ? Color(.label) : Color(.secondaryLabel))
      .multilineTextAlignment(isAlone ? .center : .leading)
  }
}

/// The lines of text in an alert, each a capsule.
private struct GlassAlertFields: View {
  let fields: [Subview]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let color = GlassAlertConstants.pill(in: scheme, isPressed: false)
    VStack(spacing: GlassAlertConstants.actionGap) {
      ForEach(fields) { field in
        field.padding(.horizontal, GlassAlertConstants.fieldTextInset)
          .frame(height: GlassAlertConstants.actionHeight)
          .background(Color(white: color.white, opacity: color.opacity), in: Capsule())
      }
    }
    .padding(.horizontal, GlassAlertConstants.fieldInset)
    .padding(.top, GlassAlertConstants.fieldTop - GlassAlertConstants.bottom)
  }
}

/// The glass of the card.
private struct GlassDialogGround: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let shape = RoundedRectangle(
      cornerRadius: GlassAlertConstants.cornerRadius, style: .continuous)
    ZStack {
      // A shadow falls beside the card alone: what is seen through it is not darker for it.
      shape.fill(.white)
        .shadow(
          color: .black.opacity(GlassAlertConstants.shadowOpacity),
          radius: GlassAlertConstants.shadowRadius, y: GlassAlertConstants.shadowRise
        )
        .clipShape(OutsideShape(shape: shape), style: FillStyle(eoFill: true))
      shape.fill(GlassGround.fill(in: scheme))
    }
  }
}

/// A capsule of an alert's or a dialog's.
struct GlassActionStyle: ButtonStyle {
  let role: ButtonRole?

  func makeBody(configuration: Configuration) -> some View {
    GlassAction(configuration: configuration, role: role)
  }
}

private struct GlassAction: View {
  let configuration: ButtonStyleConfiguration
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isDefaultAction) private var isPreferred
  @Environment(\.colorScheme) private var scheme

  /// Of the button that the return key presses.
  private static let preferred = Color(red: 55 / 255, green: 126 / 255, blue: 239 / 255)

  var body: some View {
    let color = GlassAlertConstants.pill(in: scheme, isPressed: configuration.isPressed)
    configuration.label
      .font(.system(size: 17, weight: isPreferred ? .semibold : .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .foregroundStyle(
        isPreferred ? Color.white : role == .destructive ? Color.red : Color(.label)
      )
      .fadedAsOne(isEnabled ? 1 : ButtonConstants.disabledOpacity)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: GlassAlertConstants.actionHeight)
      .background(
        isPreferred
          ? Self.preferred.opacity(configuration.isPressed ? 0.7 : 1)
          : Color(white: color.white, opacity: color.opacity), in: Capsule()
      )
      .contentShape(Capsule())
  }
}
