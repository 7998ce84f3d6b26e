extension StoreModule {
  /// Alerts and confirmation dialogs as a part of the state.
  static let dialogs = #"""
    typealias TextState = Text
    struct ButtonState<Action>: Identifiable {
    let id = UUID()
    let role: ButtonRole?
    fileprivate let action: Action?
    fileprivate let label: Text
    init(role: ButtonRole? = nil, action: Action? = nil, label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action, label())
    }
    static func cancel(_ label: TextState, action: Action? = nil) -> Self { Self(role: .cancel, action: action) { label } }
    static func `default`(_ label: TextState, action: Action? = nil) -> Self { Self(action: action) { label } }
    static func destructive(_ label: TextState, action: Action? = nil) -> Self {
    Self(role: .destructive, action: action) { label }
    }
    }
    @resultBuilder enum ButtonStateBuilder<Action> {
    static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
    static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] { Array(buttons.joined()) }
    static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] { buttons ?? [] }
    static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
    static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
    static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] { Array(buttons.joined()) }
    }
    /// What an alert or a confirmation dialog says.
    struct AlertState<Action>: _EphemeralState, Identifiable, Hashable {
    let id = UUID()
    var title: TextState
    var message: TextState?
    var buttons: [ButtonState<Action>]
    init(
    titleVisibility: Visibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] }, message: (() -> TextState)? = nil
    ) {
    (self.title, self.message, buttons) = (title(), message?(), actions())
    }
    init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
    }
    init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>) {
    self.init(title: title, message: message, buttons: [dismissButton])
    }
    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    typealias ConfirmationDialogState = AlertState
    extension View {
    @MainActor @preconcurrency func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    return alert(
    store?.state.title ?? Text(verbatim: ""), isPresented: _isThere(item), presenting: store,
    actions: { _DialogButtons(store: $0) }, message: { $0.state.message })
    }
    @MainActor @preconcurrency func confirmationDialog<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    return confirmationDialog(
    store?.state.title ?? Text(verbatim: ""), isPresented: _isThere(item), titleVisibility: .visible, presenting: store,
    actions: { _DialogButtons(store: $0) }, message: { $0.state.message })
    }
    }
    @MainActor private func _isThere<Value>(_ item: Binding<Value?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    }
    private struct _DialogButtons<Action>: View {
    let store: Store<AlertState<Action>, Action>
    var body: some View {
    ForEach(store.state.buttons) { button in
    Button(role: button.role) {
    if let action = button.action { store.send(action) }
    } label: {
    button.label
    }
    }
    }
    }

    """#
}
