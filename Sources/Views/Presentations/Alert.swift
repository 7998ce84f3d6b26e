import Motion
import ViewEngine

/// An alert as a value, which `alert(isPresented:content:)` shows.
public struct Alert {
  /// One of an alert's buttons.
  public struct Button {
    let label: Text
    var role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension Alert {
  /// Two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  /// The alert as it is presented.
  @MainActor var body: some View {
    AlertBody(title: title, actions: Self.views(of: buttons), message: message)
  }

  @MainActor static func views(of buttons: [Button]) -> some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Views.Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Shows an alert while a condition holds. Each of its buttons ends it.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented, .alert) { content().body }
  }

  /// Shows the alert of an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(item, .alert) { content($0).body }
  }
}
