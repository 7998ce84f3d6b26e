import Wording

/// Adds to a compiler's message the name that was most likely meant.
enum NameSuggestion {
  /// - Parameter own: Names that the source declares.
  static func added(to message: String, own: Set<String>) -> String {
    if message.contains("did you mean") { return message }
    let scoped = #/cannot find (?:type )?'(\w+)' in scope/#
    let member = #/type '(.+?)'\)? has no (?:dynamic )?member '(\w+)'/#
    let nearest: String?
    if let match = message.firstMatch(of: scoped) {
      // A type's name begins with a capital, and a value's does not.
      let name = String(match.1)
      let names = name.first?.isUppercase == true ? SwiftUINames.types : SwiftUINames.members
      nearest = NearestWord.to(name, among: own) ?? Self.near(name, among: names)
    } else if let match = message.firstMatch(of: member) {
      let name = String(match.2)
      nearest = NearestWord.to(name, among: own) ?? Self.near(name, among: SwiftUINames.members)
    } else {
      nearest = nil
    }
    return nearest.map { "\(message). Did you mean '\($0)'?" } ?? message
  }

  /// Among so many names some word is near to any: of a longer one, two letters may be wrong.
  private static func near(_ name: String, among names: Set<String>) -> String? {
    guard name.count > 3, let found = NearestWord.to(name, among: names) else { return nil }
    let isLikely =
      name.count > 6 || found.first?.lowercased() == name.first?.lowercased()
    return isLikely ? found : nil
  }
}
