import SwiftSyntax

/// What the macro of a reducer adds that is an enumeration of others, the places that a screen leads to: their states and
/// actions as enumerations, and what passes each action to its own. It stands in one line.
struct ReducerCases {
  private struct Part {
    let name: String
    let type: String?
    /// Whether it is another reducer, rather than an alert or a mere value.
    let isReducer: Bool
    let isDialog: Bool

    var state: String? { isReducer ? type.map { $0 + ".State" } : type }
    /// A dialog's actions are what its state is generic over.
    var action: String? {
      if isReducer { return type.map { $0 + ".Action" } }
      guard isDialog else { return nil }
      return type?.firstMatch(of: #/<(.+)>$/#).map { String($0.output.1) }
    }
  }

  private let name: String
  private let parts: [Part]
  private let own: (state: Bool, action: Bool)

  init(_ node: EnumDeclSyntax) {
    name = node.name.text
    own = (node.declares("State"), node.declares("Action"))
    parts = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { node in
        node.elements.map { element in
          let type = element.payload.first?.type
          let isDialog =
            type?.contains(#/^(?:Alert|ConfirmationDialog)State</#) == true
          let isIgnored =
            isDialog || node.attributes.has("ReducerCaseIgnored")
            || node.attributes.has("ReducerCaseEphemeral")
          return Part(
            name: element.name.text, type: type, isReducer: type != nil && !isIgnored,
            isDialog: isDialog)
        }
      }
  }

  var text: String {
    guard !parts.isEmpty, !own.state, !own.action else { return "" }
    let states = parts.map { "case \($0.name)" + ($0.state.map { "(\($0))" } ?? "") }
    let acting = parts.filter { $0.action != nil }
    let actions = acting.map { "case \($0.name)(\($0.action ?? "Never"))" }
    let state =
      "indirect enum State: CasePathable, _CaseState { typealias CaseAction = \(name).Action; "
    return state + states.joined(separator: "; ") + paths(of: states, in: "State")
      + scopes + changes + " }; indirect enum Action: CasePathable { "
      + actions.joined(separator: "; ") + paths(of: actions, in: "Action") + " }; "
      + "func reduce(into state: inout State, action: Action) -> Effect<Action> "
      + "{ State.reduce(into: &state, action: action) }; static var body: Reduce<State, Action> "
      + "{ Reduce { State.reduce(into: &$0, action: $1) } }; "
  }

  /// As of an enumeration that says so itself.
  private func paths(of cases: [String], in name: String) -> String {
    let code = "enum \(name) { \(cases.joined(separator: "; ")) }"
    let node = SwiftSource(code).file.statements.first?.item.as(EnumDeclSyntax.self)
    let paths = node.map(CasePaths.init)
    guard let paths, !paths.isEmpty else { return "; static var allCasePaths: Void { () }; " }
    return "; " + paths.text
  }

  private var scopes: String {
    let cases = parts.map { part in
      "case \(part.name)"
        + (part.state.map { state in
          "(" + (part.action.map { "Store<\(state), \($0)>" } ?? state) + ")"
        } ?? "")
    }
    let ways = parts.map { part in
      guard part.state != nil else { return "case .\(part.name): return .\(part.name)" }
      let made =
        "store._part(a0, at: \"\(part.name)\", read: { $0.\(part.name) }, "
        + "action: { .\(part.name)($0) })"
      let inner = part.action == nil ? "a0" : made
      return "case .\(part.name)(let a0): return .\(part.name)(\(inner))"
    }
    return "enum CaseScope { \(cases.joined(separator: "; ")) }; "
      + "static func scope(_ store: Store<Self, CaseAction>) -> CaseScope "
      + "{ switch store.state { \(ways.joined(separator: "; ")) } }; "
  }

  private var changes: String {
    let ways = parts.filter(\.isReducer).map { part in
      "if case .\(part.name)(let inner) = action, case .\(part.name)(var part) = state "
        + "{ let effect = \(part.type ?? "")().reduce(into: &part, action: inner); "
        + "state = .\(part.name)(part); return effect.map { .\(part.name)($0) } }; "
    }
    return "static func reduce(into state: inout Self, action: CaseAction) -> Effect<CaseAction> "
      + "{ \(ways.joined())return .none }"
  }
}
