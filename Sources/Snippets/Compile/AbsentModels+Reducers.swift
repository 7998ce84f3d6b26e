// Reducers of the Composable Architecture's that another file declares: `StoreOf<Counter>`.

extension AbsentModels {
  /// What views call stores. Of what is asked of one the compiler says nothing.
  private static let stores = ["store", "self.store", "$store", "viewStore"]
  /// What a store has itself.
  private static let ofStores: Set = [
    "binding", "id", "objectWillChange", "scope", "send", "state", "withState",
  ]

  mutating func reduce(by name: String, _ uses: MemberUses) {
    models[name]?.kind = .reducer
    let state = name + ".State"
    models[state] = models[state] ?? AbsentModel(name: state)
    for use in Self.stores.flatMap({ uses.members(of: $0) })
    where !Self.ofStores.contains(use.name) {
      add(use.name, to: state, uses)
    }
    models[name]?.actions["send"] = Set(uses.members(named: "send").compactMap(\.action))
    for use in uses.members(handedTo: "send") where choices[use.name] == nil {
      choices[use.name] = Self.choice(named: use.name, uses)
    }
  }
}
