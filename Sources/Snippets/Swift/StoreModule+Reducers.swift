extension StoreModule {
  /// Reducers, and what several of them are made one by.
  static let reducers = #"""
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
    struct CombineReducers<State, Action>: Reducer {
    let all: Reduce<State, Action>
    init(@ReducerBuilder<State, Action> _ all: () -> Reduce<State, Action>) { self.all = all() }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { all.reduce(into: &state, action: action) }
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

    """#
}
