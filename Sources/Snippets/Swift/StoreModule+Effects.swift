extension StoreModule {
  /// What reducers have done beside, what they depend on for it, and what sends its actions.
  static let effects = #"""
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
    func animation(_ animation: Animation? = .default) -> Effect {
    sending { action, send in withAnimation(animation) { send.receive(action) } }
    }
    func map<Other>(_ other: @escaping (Action) -> Other) -> Effect<Other> {
    sending { action, send in send.receive(other(action)) }
    }
    private func sending<Other>(_ pass: @escaping @MainActor (Action, Send<Other>) -> Void) -> Effect<Other> {
    Effect<Other>(
    work: work.map { part in
    (part.id, { send in try await part.run(Send { pass($0, send) }) })
    }, ended: ended)
    }
    /// What its work dismisses goes by an action.
    fileprivate func dismissed(by action: Action) -> Effect {
    var inner = self
    inner.work = work.map { part in
    (part.id, { send in
    try await DependencyValues.DismissEffect.$current.withValue({ send.receive(action) }) {
    try await part.run(send)
    }
    })
    }
    return inner
    }
    }
    typealias EffectTask = Effect
    @MainActor struct StoreTask {
    fileprivate let tasks: [Task<Void, Never>]
    func finish() async { for task in tasks { await task.value } }
    func cancel() { for task in tasks { task.cancel() } }
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
    @TaskLocal fileprivate static var current: (@MainActor () -> Void)?
    @MainActor func callAsFunction(animation: Animation? = nil) async {
    guard let current = Self.current else { return }
    withAnimation(animation) { current() }
    }
    }
    }
    protocol DependencyKey {
    associatedtype Value
    static var liveValue: Value { get }
    static var previewValue: Value { get }
    static var testValue: Value { get }
    }
    extension DependencyKey {
    static var previewValue: Value { liveValue }
    static var testValue: Value { liveValue }
    }
    extension DependencyValues {
    subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { Key.previewValue }
    set {}
    }
    }
    @propertyWrapper struct Dependency<Value> {
    let wrappedValue: Value
    init<Key: DependencyKey>(_ key: Key.Type) where Key.Value == Value { wrappedValue = Key.previewValue }
    init(_ path: KeyPath<DependencyValues, Value>) { wrappedValue = DependencyValues()[keyPath: path] }
    }

    """#
}
