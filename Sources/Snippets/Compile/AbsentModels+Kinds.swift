// What made-up types are: data, objects that views watch, or enumerations.

extension AbsentModels {
  /// How names end of objects that views watch.
  private static let observed = [
    "Controller", "Coordinator", "Manager", "Model", "Router", "Service", "Store",
  ]

  static func kind(
    of name: String, _ uses: ModelUses, _ statics: [MemberUse]
  ) -> AbsentModel.Kind {
    // What is stored has to be made of a text.
    let isStored = !uses.wrappers.isDisjoint(with: ["AppStorage", "SceneStorage"])
    let isCounted = statics.contains { $0.name == "allCases" } && uses.calls.allSatisfy(\.isRaw)
    if !uses.cases.isEmpty || isStored || isCounted { return .enumeration }
    if !uses.wrappers.isDisjoint(with: ["StateObject", "ObservedObject", "EnvironmentObject"]) {
      return .object
    }
    let isShared = statics.contains { $0.name.lowercased().hasPrefix("shared") }
    // Nothing is a value and observed.
    let word = String(name.split(separator: ".").last ?? "")
    let isObject =
      observed.contains { word.hasSuffix($0) || word.hasSuffix($0 + "Protocol") }
      && word != "Model" && uses.lists.isEmpty && uses.wrappers.isDisjoint(with: ["Binding"])
    // A generic parameter has to be a class or a protocol, and a class has members.
    let isClass = isShared || isObject || uses.isConstraint
    return uses.wrappers.contains("Bindable") || isClass ? .observable : .structure
  }
}
