extension StoreModule {
  /// What a sheet or an alert shows, and the reducers of it.
  static let presentations = #"""
    @propertyWrapper struct PresentationState<Value> {
    private var values: [Value]
    init(wrappedValue: Value?) { values = wrappedValue.map { [$0] } ?? [] }
    var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
    }
    var projectedValue: Self {
    get { self }
    set { self = newValue }
    }
    }
    extension PresentationState: Equatable where Value: Equatable {}
    extension PresentationState: Hashable where Value: Hashable {}
    enum PresentationAction<Action> {
    case dismiss
    indirect case presented(Action)
    }
    extension PresentationAction: Equatable where Action: Equatable {}
    extension PresentationAction: Hashable where Action: Hashable {}
    extension PresentationAction: CasePathable {
    static var allCasePaths: AllCasePaths { AllCasePaths() }
    @dynamicMemberLookup struct AllCasePaths {
    var dismiss: AnyCasePath<PresentationAction, Void> {
    AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }
    var presented: AnyCasePath<PresentationAction, Action> {
    AnyCasePath(embed: { .presented($0) }, extract: { if case .presented(let inner) = $0 { inner } else { nil } })
    }
    subscript<Inner>(dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Inner>>)
    -> AnyCasePath<PresentationAction, PresentationAction<Inner>> where Action: CasePathable {
    let inner = Action.allCasePaths[keyPath: path]
    return AnyCasePath(
    embed: { if case .presented(let value) = $0 { .presented(inner.embed(value)) } else { .dismiss } },
    extract: {
    switch $0 {
    case .dismiss: .dismiss
    case .presented(let action): inner.extract(action).map { .presented($0) }
    }
    })
    }
    }
    }
    /// Goes by itself whatever is chosen: an alert's.
    protocol _EphemeralState {}
    extension Reducer {
    func ifLet<Part, PartAction>(
    _ place: WritableKeyPath<State, PresentationState<Part>>, action: CaseKeyPath<Action, PresentationAction<PartAction>>,
    @ReducerBuilder<Part, PartAction> destination: () -> Reduce<Part, PartAction>
    ) -> Reduce<State, Action> {
    let child = destination()
    return presenting(place, action) { child.reduce(into: &$0, action: $1) }
    }
    func ifLet<Part: _CaseState>(
    _ place: WritableKeyPath<State, PresentationState<Part>>, action: CaseKeyPath<Action, PresentationAction<Part.CaseAction>>
    ) -> Reduce<State, Action> {
    presenting(place, action) { Part.reduce(into: &$0, action: $1) }
    }
    func ifLet<Part: _EphemeralState, PartAction>(
    _ place: WritableKeyPath<State, PresentationState<Part>>, action: CaseKeyPath<Action, PresentationAction<PartAction>>
    ) -> Reduce<State, Action> {
    presenting(place, action) { _, _ in .none }
    }
    private func presenting<Part, PartAction>(
    _ place: WritableKeyPath<State, PresentationState<Part>>, _ path: CaseKeyPath<Action, PresentationAction<PartAction>>,
    _ change: @escaping (inout Part, PartAction) -> Effect<PartAction>
    ) -> Reduce<State, Action> {
    let path: AnyCasePath<Action, PresentationAction<PartAction>> = path.casePath()
    return Reduce { state, action in
    guard let inner = path.extract(action) else { return self.reduce(into: &state, action: action) }
    var effect = Effect<Action>.none
    if case .presented(let inner) = inner, var part = state[keyPath: place].wrappedValue {
    effect = change(&part, inner).map { path.embed(.presented($0)) }.dismissed(by: path.embed(.dismiss))
    let goes = part is any _EphemeralState || Mirror(reflecting: part).children.first?.value is any _EphemeralState
    state[keyPath: place].wrappedValue = goes ? nil : part
    }
    effect = .merge(effect, self.reduce(into: &state, action: action))
    if case .dismiss = inner { state[keyPath: place].wrappedValue = nil }
    return effect
    }
    }
    }

    """#
}
