extension StoreModule {
  /// Key paths to cases, and reducers of a part of the state that such a path leads to.
  static let cases = #"""
    protocol CasePathable {
    associatedtype AllCasePaths
    static var allCasePaths: AllCasePaths { get }
    }
    struct AnyCasePath<Root, Value> {
    let embed: (Value) -> Root
    let extract: (Root) -> Value?
    }
    /// What a key path to a case goes through: `\.child` of an action.
    @dynamicMemberLookup struct Case<Value> {
    fileprivate let embed: (Value) -> Any
    fileprivate let extract: (Any) -> Value?
    subscript<Inner>(dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Inner>>) -> Case<Inner>
    where Value: CasePathable {
    let inner = Value.allCasePaths[keyPath: path]
    return Case<Inner>(embed: { embed(inner.embed($0)) }, extract: { extract($0).flatMap(inner.extract) })
    }
    }
    typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
    extension KeyPath {
    fileprivate func casePath<Whole, Part>() -> AnyCasePath<Whole, Part> where Root == Case<Whole>, Value == Case<Part> {
    let part = Case<Whole>(embed: { $0 }, extract: { $0 as? Whole })[keyPath: self]
    return AnyCasePath(embed: { part.embed($0) as! Whole }, extract: { part.extract($0) })
    }
    func callAsFunction<Whole, Part>(_ value: Part) -> Whole where Root == Case<Whole>, Value == Case<Part> {
    casePath().embed(value)
    }
    }
    extension CasePathable {
    func `is`<Value>(_ path: CaseKeyPath<Self, Value>) -> Bool { path.casePath().extract(self) != nil }
    subscript<Value>(case path: CaseKeyPath<Self, Value>) -> Value? { path.casePath().extract(self) }
    mutating func modify<Value>(_ path: CaseKeyPath<Self, Value>, _ change: (inout Value) -> Void) {
    let path: AnyCasePath<Self, Value> = path.casePath()
    guard var value = path.extract(self) else { return }
    change(&value)
    self = path.embed(value)
    }
    }
    /// An enumeration of what is presented, each with a reducer.
    @MainActor @preconcurrency protocol _CaseState {
    associatedtype CaseAction
    associatedtype CaseScope
    static func reduce(into state: inout Self, action: CaseAction) -> Effect<CaseAction>
    static func scope(_ store: Store<Self, CaseAction>) -> CaseScope
    }
    protocol ViewAction<ViewAction> {
    associatedtype ViewAction
    static func view(_ action: ViewAction) -> Self
    }
    struct Scope<State, Action>: Reducer {
    private let change: (inout State, Action) -> Effect<Action>
    init<Part, PartAction>(
    state: WritableKeyPath<State, Part>, action: CaseKeyPath<Action, PartAction>,
    @ReducerBuilder<Part, PartAction> child: () -> Reduce<Part, PartAction>
    ) {
    let (path, child): (AnyCasePath<Action, PartAction>, _) = (action.casePath(), child())
    change = { whole, action in
    guard let inner = path.extract(action) else { return .none }
    return child.reduce(into: &whole[keyPath: state], action: inner).map(path.embed)
    }
    }
    init<Part, PartAction>(
    state: CaseKeyPath<State, Part>, action: CaseKeyPath<Action, PartAction>,
    @ReducerBuilder<Part, PartAction> child: () -> Reduce<Part, PartAction>
    ) {
    let (path, place): (AnyCasePath<Action, PartAction>, AnyCasePath<State, Part>) = (action.casePath(), state.casePath())
    let child = child()
    change = { whole, action in
    guard let inner = path.extract(action), var part = place.extract(whole) else { return .none }
    let effect = child.reduce(into: &part, action: inner)
    whole = place.embed(part)
    return effect.map(path.embed)
    }
    }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { change(&state, action) }
    }
    extension Reducer {
    func ifLet<Part, PartAction>(
    _ place: WritableKeyPath<State, Part?>, action: CaseKeyPath<Action, PartAction>,
    @ReducerBuilder<Part, PartAction> then child: () -> Reduce<Part, PartAction>
    ) -> Reduce<State, Action> {
    let (path, child): (AnyCasePath<Action, PartAction>, _) = (action.casePath(), child())
    return Reduce { state, action in
    guard let inner = path.extract(action), var part = state[keyPath: place] else {
    return self.reduce(into: &state, action: action)
    }
    let effect = child.reduce(into: &part, action: inner)
    state[keyPath: place] = part
    return .merge(effect.map(path.embed), self.reduce(into: &state, action: action))
    }
    }
    func ifCaseLet<Part, PartAction>(
    _ place: CaseKeyPath<State, Part>, action: CaseKeyPath<Action, PartAction>,
    @ReducerBuilder<Part, PartAction> then child: () -> Reduce<Part, PartAction>
    ) -> Reduce<State, Action> {
    let first = Scope<State, Action>(state: place, action: action, child: child)
    return Reduce { state, action in
    .merge(first.reduce(into: &state, action: action), self.reduce(into: &state, action: action))
    }
    }
    func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ change: @escaping (Value, Value) -> Reduce<State, Action>
    ) -> Reduce<State, Action> {
    Reduce { state, action in
    let old = value(state)
    let effect = self.reduce(into: &state, action: action)
    let new = value(state)
    return old == new ? effect : .merge(effect, change(old, new).reduce(into: &state, action: action))
    }
    }
    func dependency<Value>(_ path: KeyPath<DependencyValues, Value>, _ value: Value) -> Self { self }
    func _printChanges() -> Self { self }
    }

    """#
}
