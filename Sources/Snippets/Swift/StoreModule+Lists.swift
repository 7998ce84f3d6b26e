extension StoreModule {
  /// Lists whose elements are told by their identity, and the reducers of these.
  static let lists = #"""
    struct IdentifiedArray<ID: Hashable, Element> {
    fileprivate var all: [Element]
    private let path: KeyPath<Element, ID>
    var elements: [Element] { all }
    var ids: [ID] { all.map { $0[keyPath: path] } }
    init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    (all, path) = ([], id)
    for element in elements { append(element) }
    }
    init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) { self.init(elements, id: id) }
    subscript(id id: ID) -> Element? {
    get { index(id: id).map { all[$0] } }
    set {
    switch (index(id: id), newValue) {
    case (let index?, let value?): all[index] = value
    case (let index?, nil): all.remove(at: index)
    case (nil, let value?): all.append(value)
    case (nil, nil): break
    }
    }
    }
    func index(id: ID) -> Int? { all.firstIndex { $0[keyPath: path] == id } }
    @discardableResult mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    if let index = index(id: element[keyPath: path]) { return (false, index) }
    all.append(element)
    return (true, all.count - 1)
    }
    mutating func append(contentsOf elements: some Sequence<Element>) { for element in elements { append(element) } }
    @discardableResult mutating func insert(_ element: Element, at place: Int) -> (inserted: Bool, index: Int) {
    if let index = index(id: element[keyPath: path]) { return (false, index) }
    all.insert(element, at: place)
    return (true, place)
    }
    @discardableResult mutating func updateOrAppend(_ element: Element) -> Element? {
    defer { self[id: element[keyPath: path]] = element }
    return self[id: element[keyPath: path]]
    }
    @discardableResult mutating func remove(id: ID) -> Element? { index(id: id).map { all.remove(at: $0) } }
    @discardableResult mutating func remove(at place: Int) -> Element { all.remove(at: place) }
    mutating func remove(atOffsets offsets: IndexSet) { for offset in offsets.reversed() { all.remove(at: offset) } }
    mutating func move(fromOffsets offsets: IndexSet, toOffset place: Int) { all.move(fromOffsets: offsets, toOffset: place) }
    mutating func removeAll(where isLeaving: (Element) throws -> Bool) rethrows { try all.removeAll(where: isLeaving) }
    mutating func removeAll() { all = [] }
    mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows { try all.sort(by: isBefore) }
    mutating func shuffle() { all.shuffle() }
    }
    extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
    init() { self.init([], id: \.id) }
    init(uniqueElements elements: some Sequence<Element>) { self.init(elements, id: \.id) }
    }
    extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
    init(arrayLiteral elements: Element...) { self.init(elements, id: \.id) }
    }
    extension IdentifiedArray: RandomAccessCollection, MutableCollection {
    var startIndex: Int { all.startIndex }
    var endIndex: Int { all.endIndex }
    subscript(place: Int) -> Element {
    get { all[place] }
    set { all[place] = newValue }
    }
    func filter(_ isKept: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    try IdentifiedArray(all.filter(isKept), id: path)
    }
    }
    extension IdentifiedArray: Equatable where Element: Equatable {}
    extension IdentifiedArray: Hashable where Element: Hashable {}
    typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
    indirect enum IdentifiedAction<ID: Hashable, Action> {
    case element(id: ID, action: Action)
    }
    extension IdentifiedAction: Equatable where Action: Equatable {}
    extension IdentifiedAction: Hashable where Action: Hashable {}
    extension IdentifiedAction: CasePathable {
    static var allCasePaths: AllCasePaths { AllCasePaths() }
    struct AllCasePaths {
    var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
    AnyCasePath(
    embed: { .element(id: $0.id, action: $0.action) },
    extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } })
    }
    }
    }
    typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable
    extension Reducer {
    func forEach<ID: Hashable, Part, PartAction>(
    _ place: WritableKeyPath<State, IdentifiedArray<ID, Part>>, action: CaseKeyPath<Action, IdentifiedAction<ID, PartAction>>,
    @ReducerBuilder<Part, PartAction> element: () -> Reduce<Part, PartAction>
    ) -> Reduce<State, Action> {
    let (path, child): (AnyCasePath<Action, IdentifiedAction<ID, PartAction>>, _) = (action.casePath(), element())
    return Reduce { state, action in
    guard case .element(let id, let inner)? = path.extract(action), var part = state[keyPath: place][id: id] else {
    return self.reduce(into: &state, action: action)
    }
    let effect = child.reduce(into: &part, action: inner).map { path.embed(.element(id: id, action: $0)) }
    state[keyPath: place][id: id] = part
    return .merge(effect, self.reduce(into: &state, action: action))
    }
    }
    }

    """#
}
