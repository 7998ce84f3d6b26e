extension StoreModule {
  /// The pages of a stack as a part of the state.
  static let stacks = #"""
    struct StackElementID: Hashable {
    fileprivate let number: UUID
    }
    struct _StackElement<State>: Hashable {
    let id: StackElementID
    let state: State
    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    struct StackState<Element> {
    fileprivate var all: [_StackElement<Element>] = []
    init() {}
    init(_ elements: some Sequence<Element>) { for element in elements { append(element) } }
    var ids: [StackElementID] { all.map(\.id) }
    subscript(id id: StackElementID) -> Element? {
    get { all.first { $0.id == id }?.state }
    set {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return }
    if let newValue { all[place] = _StackElement(id: id, state: newValue) } else { all.remove(at: place) }
    }
    }
    mutating func append(_ element: Element) { all.append(_StackElement(id: StackElementID(number: UUID()), state: element)) }
    @discardableResult mutating func popLast() -> Element? { all.popLast()?.state }
    @discardableResult mutating func removeLast() -> Element { all.removeLast().state }
    mutating func removeAll() { all = [] }
    mutating func pop(from id: StackElementID) { all = Array(all.prefix { $0.id != id }) }
    mutating func pop(to id: StackElementID) {
    if let place = all.firstIndex(where: { $0.id == id }) { all = Array(all.prefix(place + 1)) }
    }
    }
    extension StackState: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { self.init(elements) }
    }
    extension StackState: Equatable where Element: Equatable {}
    extension StackState: Hashable where Element: Hashable {}
    extension StackState: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { all.count }
    subscript(place: Int) -> Element { all[place].state }
    }
    enum StackAction<State, Action> {
    indirect case element(id: StackElementID, action: Action)
    case popFrom(id: StackElementID)
    case push(id: StackElementID, state: State)
    }
    extension StackAction: Equatable where State: Equatable, Action: Equatable {}
    typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
    extension Reducer {
    func forEach<Part, PartAction>(
    _ place: WritableKeyPath<State, StackState<Part>>, action: CaseKeyPath<Action, StackAction<Part, PartAction>>,
    @ReducerBuilder<Part, PartAction> destination: () -> Reduce<Part, PartAction>
    ) -> Reduce<State, Action> {
    let child = destination()
    return stacking(place, action) { child.reduce(into: &$0, action: $1) }
    }
    func forEach<Part: _CaseState>(
    _ place: WritableKeyPath<State, StackState<Part>>, action: CaseKeyPath<Action, StackAction<Part, Part.CaseAction>>
    ) -> Reduce<State, Action> {
    stacking(place, action) { Part.reduce(into: &$0, action: $1) }
    }
    private func stacking<Part, PartAction>(
    _ place: WritableKeyPath<State, StackState<Part>>, _ path: CaseKeyPath<Action, StackAction<Part, PartAction>>,
    _ change: @escaping (inout Part, PartAction) -> Effect<PartAction>
    ) -> Reduce<State, Action> {
    let path: AnyCasePath<Action, StackAction<Part, PartAction>> = path.casePath()
    return Reduce { state, action in
    var effect = Effect<Action>.none
    let inner = path.extract(action)
    switch inner {
    case .element(let id, let inner)?:
    guard var part = state[keyPath: place][id: id] else { break }
    effect = change(&part, inner).map { path.embed(.element(id: id, action: $0)) }
    .dismissed(by: path.embed(.popFrom(id: id)))
    state[keyPath: place][id: id] = part
    case .push(let id, let part)?: state[keyPath: place].all.append(_StackElement(id: id, state: part))
    case .popFrom?, nil: break
    }
    effect = .merge(effect, self.reduce(into: &state, action: action))
    if case .popFrom(let id)? = inner { state[keyPath: place].pop(from: id) }
    return effect
    }
    }
    }
    /// A stack's path, and what its pages are made with.
    @MainActor @preconcurrency struct _StorePath<State, Action> {
    fileprivate let path: Binding<[_StackElement<State>]>
    fileprivate let store: (_StackElement<State>) -> Store<State, Action>
    }
    extension Store {
    fileprivate func path<Part, PartAction>(
    _ place: KeyPath<State, StackState<Part>>, _ action: CaseKeyPath<Action, StackAction<Part, PartAction>>
    ) -> _StorePath<Part, PartAction> {
    let embed: (StackAction<Part, PartAction>) -> Action = action.casePath().embed
    return _StorePath(
    path: Binding(
    get: { self.state[keyPath: place].all },
    set: { new in
    let old = self.state[keyPath: place].all
    if let added = new.dropFirst(old.count).first {
    self.send(embed(.push(id: added.id, state: added.state)))
    } else if new.count < old.count {
    self.send(embed(.popFrom(id: old[new.count].id)))
    }
    }),
    store: { element in
    self.part([place, action, element.id], first: element.state, read: { $0[keyPath: place][id: element.id] }) {
    embed(.element(id: element.id, action: $0))
    }
    })
    }
    }
    extension Bindable {
    @MainActor @preconcurrency func scope<State, Action, Part, PartAction>(
    state: KeyPath<State, StackState<Part>>, action: CaseKeyPath<Action, StackAction<Part, PartAction>>
    ) -> _StorePath<Part, PartAction> where Value == Store<State, Action> { wrappedValue.path(state, action) }
    }
    extension NavigationStack {
    @MainActor @preconcurrency init<State, Action, First: View, Page: View>(
    path: _StorePath<State, Action>, @ViewBuilder root: () -> First,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Page
    ) where Data == [_StackElement<State>], Root == _StoreStackRoot<State, First, Page> {
    self.init(path: path.path) {
    _StoreStackRoot<State, First, Page>(root: root()) { destination(path.store($0)) }
    }
    }
    }
    struct _StoreStackRoot<State, First: View, Page: View>: View {
    let root: First
    let page: (_StackElement<State>) -> Page
    init(root: First, page: @escaping (_StackElement<State>) -> Page) { (self.root, self.page) = (root, page) }
    var body: some View { root.navigationDestination(for: _StackElement<State>.self) { page($0) } }
    }
    extension NavigationLink where Destination == Never {
    /// Pushes a state onto the path.
    init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { _StackElement(id: StackElementID(number: UUID()), state: $0) }, label: label)
    }
    }
    extension NavigationLink where Label == Text, Destination == Never {
    @_disfavoredOverload init<State>(_ title: some StringProtocol, state: State?) {
    self.init(state: state) { Text(title) }
    }
    init<State>(_ titleKey: LocalizedStringKey, state: State?) { self.init(state: state) { Text(titleKey) } }
    }

    """#
}
