import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A label that runs an action when it is tapped.
///
/// The action runs when the finger is lifted. Pressing dims the label at once; letting go brings it
/// back with the default animation.
///
/// - Matches: a reimplementation measured against SwiftUI (rule `button-press`).
public struct Button<Label: View>: View {
  let role: ButtonRole?
  nonisolated(unsafe) let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label
  @Environment(\.buttonLook) private var look
  @Environment(\.menuLevel) private var menu

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    if menu != nil {
      MenuRow(role: role, action: action, label: label)
    } else if case .primitive(let make) = look {
      make(
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init(view: AnyView(label)), action: action))
    } else {
      PressableButton(role: role, action: action, label: label, look: look)
    }
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
    }
  }
}
