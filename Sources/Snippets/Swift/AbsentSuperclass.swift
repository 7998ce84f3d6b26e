/// What is known of a class that others inherit and that nothing declares: `BaseViewModel`.
struct AbsentSuperclass: Hashable {
  /// What it inherits and conforms to: `UIViewController`. Empty where that is nothing.
  let inherited: String
  let isOnMainActor: Bool
  /// Declarations of what its subclasses override.
  var overridden: Set<String> = []

  init(_ name: String, _ subclasses: [Subclass]) {
    let isObserved = subclasses.contains {
      $0.protocols.contains("ObservableObject") || $0.attributes.contains("Observable")
    }
    // A subclass cannot say again what it inherits.
    inherited = Self.ofUIKit(name) ?? (isObserved ? "" : "ObservableObject")
    isOnMainActor = subclasses.contains { $0.attributes.contains("MainActor") }
  }

  var isOfUIKit: Bool { inherited.hasPrefix("UI") }

  /// What an app's own base of pages and cells is by its name. The longer endings come first.
  private static func ofUIKit(_ name: String) -> String? {
    let endings = [
      "CollectionViewController", "TableViewController", "NavigationController", "TabBarController",
      "ViewController", "CollectionViewCell", "TableViewCell", "Button", "View",
    ]
    return endings.first(where: name.hasSuffix).map { "UI" + $0 }
  }
}

extension AbsentModel {
  /// Its declaration as a class that others inherit.
  func base(_ superclass: AbsentSuperclass) -> String {
    let colon = superclass.inherited.isEmpty ? "" : ": \(superclass.inherited)"
    var lines = [
      (superclass.isOnMainActor ? "@MainActor " : "") + "class \(name)\(generics)\(colon) {"
    ]
    let isObserved = superclass.inherited == "ObservableObject"
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      if late.contains(name), case .value(let type) = member {
        lines.append(Self.lateText(of: type, named: name))
      } else {
        lines.append(Self.text(of: member, named: name, wrapped: isObserved))
      }
    }
    lines += statics.sorted { $0.key < $1.key }.map { member in
      "nonisolated(unsafe) static " + staticText(of: member.value, named: member.key)
    }
    lines += superclass.overridden.sorted()
    if !superclass.isOfUIKit {
      if !superclass.overridden.contains("init() {}") { lines.append("init() {}") }
      for labels in initializers.sorted(by: { $0.count < $1.count }) where !labels.isEmpty {
        let parameters = labels.enumerated().map { AbsentClosure.parameter($1, at: $0) }
        lines.append("init(\(parameters.joined(separator: ", "))) {}")
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}
