extension StoreModule {
  /// Views that show what a store holds.
  static let storeViews = #"""
    struct WithViewStore<State, Action, Content: View>: View {
    let store: Store<State, Action>
    @ViewBuilder let content: (Store<State, Action>) -> Content
    init(
    _ store: Store<State, Action>, observe: @escaping (State) -> State = { $0 },
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
    ) {
    (self.store, self.content) = (store, content)
    }
    init<Whole>(
    _ store: Store<Whole, Action>, observe: @escaping (Whole) -> State,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
    ) {
    (self.store, self.content) = (Store(read: { observe(store.state) }, receive: { store.send($0) }), content)
    }
    var body: some View { content(store) }
    }
    struct WithPerceptionTracking<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
    }
    struct IfLetStore<State, Action, Content: View, Other: View>: View {
    let store: Store<State?, Action>
    let content: (Store<State, Action>) -> Content
    let other: Other
    init(
    _ store: Store<State?, Action>, @ViewBuilder then content: @escaping (Store<State, Action>) -> Content,
    @ViewBuilder else other: () -> Other = { EmptyView() }
    ) {
    (self.store, self.content, self.other) = (store, content, other())
    }
    var body: some View {
    if let first = store.state {
    content(store.part([0], first: first, read: { $0 }, action: { $0 }))
    } else {
    other
    }
    }
    }
    struct ForEachStore<ID: Hashable, State, Action, Content: View>: View {
    let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
    @ViewBuilder let content: (Store<State, Action>) -> Content
    init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
    ) {
    (self.store, self.content) = (store, content)
    }
    var body: some View {
    ForEach(store.state.ids, id: \.self) { id in
    if let first = store.state[id: id] {
    content(store.part([id], first: first, read: { $0[id: id] }) { .element(id: id, action: $0) })
    }
    }
    }
    }

    """#
}
