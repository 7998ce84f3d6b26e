/// The protocols that a source declares, and which of them mean another: with `protocol Themed: View { }`,
/// what is `Themed` is a `View`.
final class ProtocolNames {
  /// By the name that is inherited.
  private var heirs: [String: [String]] = [
    "View": ["UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable"]
  ]
  /// What was asked once is asked for every type.
  private var known: [String: Set<String>] = [:]

  private var declared: Set<String> = []

  /// Whether the source declares it.
  func has(_ name: String) -> Bool { declared.contains(name) }

  func declare(_ name: String, inheriting inherited: Set<String>) {
    declared.insert(name)
    for parent in inherited { heirs[parent, default: []].append(name) }
    known = [:]
  }

  /// The name itself, and the protocols that inherit it, at whatever remove.
  func meaning(_ name: String) -> Set<String> {
    if let names = known[name] { return names }
    var names: Set = [name]
    var open = [name]
    while let next = open.popLast() {
      for heir in heirs[next] ?? [] where names.insert(heir).inserted { open.append(heir) }
    }
    known[name] = names
    return names
  }
}
