import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A button that ends the alert or the dialog it is in before it does what it does.
struct PresentedButtonStyle: PrimitiveButtonStyle {
  let dismiss: DismissAction
  var fontSize: CGFloat = 17
  var height = PresentationConstants.actionHeight
  /// Which of a Mac's buttons the return key presses.
  var usual = UsualButton()
  /// Whether it is a capsule where the system is of glass.
  var isPill = true

  func makeBody(configuration: Configuration) -> some View {
    PresentedButton(
      configuration: configuration, dismiss: dismiss, fontSize: fontSize, height: height,
      usual: usual, isPill: isPill
    )
    .modifier(PresentedRoleModifier(role: configuration.role))
  }
}

private struct PresentedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: DismissAction
  let fontSize: CGFloat
  let height: CGFloat
  let usual: UsualButton
  let isPill: Bool
  @State private var token = FocusToken()
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    Group {
      if idiom == .mac {
        mac
      } else if idiom == .tv {
        television
      } else if isGlass, isPill {
        pill
      } else {
        touched
      }
    }
    .modifier(TouchAppealModifier(appeal: configuration.role == .cancel ? .idle : .promising))
  }

  private var mac: some View {
    Button(role: configuration.role) {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
    .environment(\.isDefaultAction, configuration.role == nil && usual.isTaken(by: token))
  }

  private var television: some View {
    Button(role: configuration.role) {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label.lineLimit(1).frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .environment(
      \.focusClaim,
      FocusClaim(box: usual, isLast: configuration.role == .cancel))
  }

  private var pill: some View {
    Button {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(GlassActionStyle(role: configuration.role))
  }

  private var touched: some View {
    Button {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
        .font(.system(size: fontSize, weight: isStrong ? .semibold : .regular))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .foregroundStyle(tint)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: height)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressedGroundStyle())
  }
}

extension PresentedButton {
  private var isStrong: Bool { configuration.role == .cancel && idiom != .watch }

  /// On a watch's platters letters are white; by eye from watchOS 10.
  private var tint: AnyShapeStyle {
    idiom == .watch && configuration.role != .destructive
      ? AnyShapeStyle(Color.white) : configuration.role.tint
  }
}

/// The first of a box's buttons that neither cancels nor destroys.
final class UsualButton {
  private var taker: FocusToken?

  func isTaken(by token: FocusToken) -> Bool {
    if taker == nil { taker = token }
    return taker === token
  }
}

/// The ground darkens while a finger is on it, at once: from 238 to 221 on recordings of an alert
/// and of a dialog.
private struct PressedGroundStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedGround(configuration: configuration)
  }
}

private struct PressedGround: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .fadedAsOne(isEnabled ? 1 : ButtonConstants.disabledOpacity)
      .background(Color(.systemFill).opacity(configuration.isPressed ? 0.72 : 0))
  }
}

/// Tells an alert or a dialog which of its views are buttons, and what those say they do.
struct PresentedRoleModifier: TraitModifier {
  struct Action {
    let role: ButtonRole?
  }

  let role: ButtonRole?

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(Action.self)] = Action(role: role)
  }
}

extension Subview {
  private var action: PresentedRoleModifier.Action? {
    entry.traits.others[ObjectIdentifier(PresentedRoleModifier.Action.self)]
      as? PresentedRoleModifier.Action
  }

  /// Of an alert or a dialog.
  var isAction: Bool { action != nil }
  var cancels: Bool { action?.role == .cancel }
}
