extension StoreModule {
  /// Bindings to what a store holds, which send actions.
  static let bindings = #"""
    extension Bindable {
    @MainActor @preconcurrency func scope<State, Action, Part, PartAction>(
    state: KeyPath<State, Part?>, action: CaseKeyPath<Action, PresentationAction<PartAction>>
    ) -> Binding<Store<Part, PartAction>?> where Value == Store<State, Action> { wrappedValue.presented(state, action) }
    @_disfavoredOverload @MainActor @preconcurrency subscript<State, Action, Member>(dynamicMember path: KeyPath<State, Member>)
    -> _StoreMember<State, Action, Member> where Value == Store<State, Action> { _StoreMember(store: wrappedValue, path: path) }
    }
    extension Binding {
    @MainActor @preconcurrency func scope<State, Action, Part, PartAction>(
    state: KeyPath<State, Part?>, action: CaseKeyPath<Action, PresentationAction<PartAction>>
    ) -> Binding<Store<Part, PartAction>?> where Value == Store<State, Action> { wrappedValue.presented(state, action) }
    @_disfavoredOverload @MainActor @preconcurrency subscript<State, Action, Member>(dynamicMember path: KeyPath<State, Member>)
    -> _StoreMember<State, Action, Member> where Value == Store<State, Action> { _StoreMember(store: wrappedValue, path: path) }
    }
    @MainActor @preconcurrency @dynamicMemberLookup struct _StoreMember<State, Action, Value> {
    fileprivate let store: Store<State, Action>
    fileprivate let path: KeyPath<State, Value>
    subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> _StoreMember<State, Action, Part> {
    _StoreMember<State, Action, Part>(store: store, path: path.appending(path: part))
    }
    func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let embed: (Value) -> Action = action.casePath().embed
    return Binding(get: { store.state[keyPath: path] }, set: { store.send(embed($0)) })
    }
    }
    @propertyWrapper struct BindingState<Value> {
    var wrappedValue: Value
    var projectedValue: Self {
    get { self }
    set { self = newValue }
    }
    }
    extension BindingState: Equatable where Value: Equatable {}
    extension BindingState: Hashable where Value: Hashable {}
    protocol BindableAction<State> {
    associatedtype State
    static func binding(_ action: BindingAction<State>) -> Self
    }
    struct BindingAction<Root>: Equatable {
    fileprivate let path: PartialKeyPath<Root>
    fileprivate let set: (inout Root) -> Void
    static func set<Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(path: path) { $0[keyPath: path] = value }
    }
    static func == (a: Self, b: Self) -> Bool { a.path == b.path }
    static func ~= <Value>(path: WritableKeyPath<Root, Value>, action: Self) -> Bool { path == action.path }
    static func ~= <Value>(path: WritableKeyPath<Root, BindingState<Value>>, action: Self) -> Bool {
    path.appending(path: \.wrappedValue) == action.path
    }
    }
    struct BindingReducer<State, Action>: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // An enumeration's case, which holds the one value.
    let inner = Mirror(reflecting: action).children.first
    if inner?.label == "binding", let change = inner?.value as? BindingAction<State> { change.set(&state) }
    return .none
    }
    }

    """#
}
