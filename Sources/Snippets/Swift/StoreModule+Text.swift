extension StoreModule {
  /// What is compiled in its place: as much of it as views and reducers of demos use.
  static let declaration = #"""
    @MainActor @preconcurrency protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body = Never
    func reduce(into state: inout State, action: Action) -> Effect<Action>
    @ReducerBuilder<State, Action> var body: Body { get }
    }
    typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
    typealias EffectOf<R: Reducer> = Effect<R.Action>
    typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    typealias ViewStoreOf<R: Reducer> = Store<R.State, R.Action>
    typealias ViewStore = Store
    extension Reducer where Body == Never {
    var body: Never { fatalError() }
    }
    extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
    }
    }
    struct Reduce<State, Action>: Reducer {
    private let change: (inout State, Action) -> Effect<Action>
    init(_ change: @escaping (inout State, Action) -> Effect<Action>) { self.change = change }
    init(_ other: some Reducer<State, Action>) { change = other.reduce }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { change(&state, action) }
    }
    struct EmptyReducer<State, Action>: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    struct BindingReducer<State, Action>: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    @MainActor @preconcurrency @resultBuilder enum ReducerBuilder<State, Action> {
    static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> Reduce<State, Action> { Reduce(reducer) }
    static func buildBlock() -> Reduce<State, Action> { Reduce(EmptyReducer()) }
    static func buildPartialBlock(first: Reduce<State, Action>) -> Reduce<State, Action> { first }
    static func buildPartialBlock(accumulated: Reduce<State, Action>, next: Reduce<State, Action>) -> Reduce<State, Action> {
    Reduce { state, action in
    .merge(accumulated.reduce(into: &state, action: action), next.reduce(into: &state, action: action))
    }
    }
    }
    @MainActor struct Send<Action> {
    fileprivate let receive: @MainActor (Action) -> Void
    func callAsFunction(_ action: Action, animation: Animation? = nil) async {
    withAnimation(animation) { receive(action) }
    }
    }
    struct Effect<Action> {
    typealias Work = @MainActor (Send<Action>) async throws -> Void
    fileprivate var work: [(id: AnyHashable?, run: Work)] = []
    fileprivate var ended: [AnyHashable] = []
    fileprivate var isAlone = false
    static var none: Effect { Effect() }
    static func run(
    priority: TaskPriority? = nil, operation: @escaping Work,
    catch handler: (@MainActor (any Error, Send<Action>) async -> Void)? = nil
    ) -> Effect {
    Effect(work: [(nil, { send in
    do { try await operation(send) } catch { await handler?(error, send) }
    })])
    }
    static func send(_ action: Action, animation: Animation? = nil) -> Effect {
    Effect(work: [(nil, { send in await send(action, animation: animation) })])
    }
    static func merge(_ effects: Effect...) -> Effect {
    effects.reduce(into: Effect()) { all, effect in
    all.work += effect.work
    all.ended += effect.ended
    }
    }
    static func concatenate(_ effects: Effect...) -> Effect {
    var all = effects.reduce(into: Effect()) { $0.ended += $1.ended }
    let work = effects.flatMap(\.work)
    all.work = [(nil, { send in for part in work { try await part.run(send) } })]
    return all
    }
    static func cancel(id: some Hashable) -> Effect { Effect(ended: [AnyHashable(id)]) }
    func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    var named = self
    named.work = work.map { (AnyHashable(id), $0.run) }
    if cancelInFlight { named.ended.append(AnyHashable(id)) }
    return named
    }
    func animation(_ animation: Animation? = .default) -> Effect { self }
    }
    typealias EffectTask = Effect
    @MainActor struct StoreTask {
    fileprivate let tasks: [Task<Void, Never>]
    func finish() async { for task in tasks { await task.value } }
    func cancel() { for task in tasks { task.cancel() } }
    }
    @MainActor @preconcurrency @Observable @dynamicMemberLookup final class Store<State, Action>: ObservableObject, Identifiable {
    var state: State
    @ObservationIgnored private let change: (inout State, Action) -> Effect<Action>
    @ObservationIgnored private var running: [AnyHashable: [Task<Void, Never>]] = [:]
    init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies: ((inout DependencyValues) -> Void)? = nil
    ) {
    state = initialState()
    change = reducer().reduce
    }
    convenience init(initialState: State, reducer: some Reducer<State, Action>) {
    self.init(initialState: initialState) { reducer }
    }
    func withState<Value>(_ body: (State) -> Value) -> Value { body(state) }
    subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
    subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: path] }
    set { state[keyPath: path] = newValue }
    }
    @discardableResult func send(_ action: Action, animation: Animation? = nil) -> StoreTask {
    guard let animation else { return receive(action) }
    return withAnimation(animation) { receive(action) }
    }
    private func receive(_ action: Action) -> StoreTask {
    let effect = change(&state, action)
    for id in effect.ended { running.removeValue(forKey: id)?.forEach { $0.cancel() } }
    let send = Send<Action> { [weak self] in _ = self?.send($0) }
    return StoreTask(
    tasks: effect.work.map { part in
    let task = Task { @MainActor in try? await part.run(send); return }
    if let id = part.id { running[id, default: []].append(task) }
    return task
    })
    }
    func binding<Value>(get: @escaping (State) -> Value, send: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(send($0)) })
    }
    func binding<Value>(get: @escaping (State) -> Value, send action: Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { _ in self.send(action) })
    }
    }
    struct WithViewStore<State, Action, Content: View>: View {
    let store: Store<State, Action>
    @ViewBuilder let content: (Store<State, Action>) -> Content
    init(
    _ store: Store<State, Action>, observe: @escaping (State) -> State = { $0 },
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
    ) {
    self.store = store
    self.content = content
    }
    var body: some View { content(store) }
    }
    struct DependencyValues {
    var continuousClock: ContinuousClock { ContinuousClock() }
    var date: DateGenerator { DateGenerator() }
    var uuid: UUIDGenerator { UUIDGenerator() }
    var dismiss: DismissEffect { DismissEffect() }
    struct DateGenerator {
    var now: Date { Date.now }
    func callAsFunction() -> Date { now }
    }
    struct UUIDGenerator {
    func callAsFunction() -> UUID { UUID() }
    }
    struct DismissEffect {
    func callAsFunction() async {}
    }
    }
    @propertyWrapper struct Dependency<Value> {
    let wrappedValue: Value
    init(_ path: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues()[keyPath: path] }
    }
    @dynamicMemberLookup struct _ActionCases {
    subscript(dynamicMember name: String) -> _ActionCases { self }
    }
    extension Binding {
    func sending(_ action: KeyPath<_ActionCases, _ActionCases>) -> Binding { self }
    }

    """#
}
