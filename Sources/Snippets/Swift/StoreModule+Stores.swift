extension StoreModule {
  /// Stores, and those of a part of the state.
  static let stores = #"""
    @MainActor @preconcurrency @Observable private final class _StoreRoot<State, Action> {
    var state: State
    @ObservationIgnored private let change: (inout State, Action) -> Effect<Action>
    @ObservationIgnored private var running: [AnyHashable: [Task<Void, Never>]] = [:]
    init(_ state: State, _ change: @escaping (inout State, Action) -> Effect<Action>) {
    self.state = state
    self.change = change
    }
    func receive(_ action: Action) -> StoreTask {
    let effect = change(&state, action)
    for id in effect.ended { running.removeValue(forKey: id)?.forEach { $0.cancel() } }
    let send = Send<Action> { [weak self] in _ = self?.receive($0) }
    return StoreTask(
    tasks: effect.work.map { part in
    let task = Task { @MainActor in try? await part.run(send); return }
    if let id = part.id { running[id, default: []].append(task) }
    return task
    })
    }
    }
    @MainActor @preconcurrency @dynamicMemberLookup final class Store<State, Action>: ObservableObject, Observable, Identifiable {
    private let read: () -> State
    private let write: (State) -> Void
    private let receive: (Action) -> StoreTask
    /// A part's store is the same whenever it is asked for: by it a list or a sheet knows what it shows.
    private var parts: [[AnyHashable]: AnyObject] = [:]
    init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies: ((inout DependencyValues) -> Void)? = nil
    ) {
    let root = _StoreRoot<State, Action>(initialState(), reducer().reduce)
    (read, write, receive) = ({ root.state }, { root.state = $0 }, root.receive)
    }
    convenience init(initialState: State, reducer: some Reducer<State, Action>) {
    self.init(initialState: initialState) { reducer }
    }
    convenience init(_ store: Store, observe: (State) -> State) {
    self.init(read: store.read, write: store.write, receive: store.receive)
    }
    fileprivate init(
    read: @escaping () -> State, write: @escaping (State) -> Void = { _ in }, receive: @escaping (Action) -> StoreTask
    ) {
    (self.read, self.write, self.receive) = (read, write, receive)
    }
    var state: State {
    get { read() }
    set { write(newValue) }
    }
    func withState<Value>(_ body: (State) -> Value) -> Value { body(state) }
    subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
    subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: path] }
    set {
    if let action = Self.action(setting: path, to: newValue) { send(action) } else { state[keyPath: path] = newValue }
    }
    }
    subscript<Value>(dynamicMember path: WritableKeyPath<State, BindingState<Value>>) -> Binding<Value> {
    Binding(get: { self.state[keyPath: path].wrappedValue }, set: { [path = path.appending(path: \.wrappedValue)] in
    if let action = Self.action(setting: path, to: $0) { self.send(action) } else { self.state[keyPath: path] = $0 }
    })
    }
    private static func action<Value>(setting path: WritableKeyPath<State, Value>, to value: Value) -> Action? {
    func made<A: BindableAction>(_: A.Type) -> Action? {
    (BindingAction<State>.set(path, value) as? BindingAction<A.State>).flatMap { A.binding($0) as? Action }
    }
    return (Action.self as? any BindableAction.Type).flatMap { made($0) }
    }
    @discardableResult func send(_ action: Action, animation: Animation? = nil) -> StoreTask {
    guard let animation else { return receive(action) }
    return withAnimation(animation) { receive(action) }
    }
    func binding<Value>(get: @escaping (State) -> Value, send: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(send($0)) })
    }
    func binding<Value>(get: @escaping (State) -> Value, send action: Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { _ in self.send(action) })
    }
    fileprivate func part<Part, PartAction>(
    _ key: [AnyHashable], first: Part, read: @escaping (State) -> Part?, action: @escaping (PartAction) -> Action
    ) -> Store<Part, PartAction> {
    if let part = parts[key] as? Store<Part, PartAction> { return part }
    // What is on its way out is drawn with what it had.
    var last = first
    let part = Store<Part, PartAction>(
    read: {
    last = read(self.read()) ?? last
    return last
    }, receive: { self.receive(action($0)) })
    parts[key] = part
    return part
    }
    func _part<Part, PartAction>(
    _ first: Part, at name: String, read: @escaping (State) -> Part?, action: @escaping (PartAction) -> Action
    ) -> Store<Part, PartAction> { part([name], first: first, read: read, action: action) }
    fileprivate func forget(_ key: [AnyHashable]) { parts[key] = nil }
    }
    extension Store {
    func scope<Part, PartAction>(
    state place: KeyPath<State, Part>, action: CaseKeyPath<Action, PartAction>
    ) -> Store<Part, PartAction> {
    part([place, action], first: state[keyPath: place], read: { $0[keyPath: place] }, action: action.casePath().embed)
    }
    func scope<Part, PartAction>(
    state place: KeyPath<State, Part?>, action: CaseKeyPath<Action, PartAction>
    ) -> Store<Part, PartAction>? {
    guard let first = state[keyPath: place] else {
    forget([place, action])
    return nil
    }
    return part([place, action], first: first, read: { $0[keyPath: place] }, action: action.casePath().embed)
    }
    func scope<ID, Part, PartAction>(
    state place: KeyPath<State, IdentifiedArray<ID, Part>>, action: CaseKeyPath<Action, IdentifiedAction<ID, PartAction>>
    ) -> [Store<Part, PartAction>] {
    let elements = state[keyPath: place]
    let embed: (IdentifiedAction<ID, PartAction>) -> Action = action.casePath().embed
    return zip(elements.ids, elements).map { id, element in
    part([place, action, id], first: element, read: { $0[keyPath: place][id: id] }) { embed(.element(id: id, action: $0)) }
    }
    }
    @_disfavoredOverload func scope<Part, PartAction>(
    state: @escaping (State) -> Part, action: @escaping (PartAction) -> Action
    ) -> Store<Part, PartAction> {
    Store<Part, PartAction>(read: { state(self.state) }, receive: { self.receive(action($0)) })
    }
    /// What a sheet shows, by what dismisses it.
    fileprivate func presented<Part, PartAction>(
    _ place: KeyPath<State, Part?>, _ action: CaseKeyPath<Action, PresentationAction<PartAction>>
    ) -> Binding<Store<Part, PartAction>?> {
    let embed: (PresentationAction<PartAction>) -> Action = action.casePath().embed
    return Binding(
    get: {
    guard let first = self.state[keyPath: place] else {
    self.forget([place, action])
    return nil
    }
    return self.part([place, action], first: first, read: { $0[keyPath: place] }) { embed(.presented($0)) }
    },
    set: { if $0 == nil, self.state[keyPath: place] != nil { self.send(embed(.dismiss)) } })
    }
    }
    extension Store where State: _CaseState, State.CaseAction == Action {
    var `case`: State.CaseScope { State.scope(self) }
    }

    """#
}
