/// Adds to a compiler's message that the name it stumbled over is SwiftUI's and not here yet.
enum UnsupportedAPI {
  /// - Parameters:
  ///   - line: Of the source, where the message is at.
  ///   - own: Names of the source's own types, whose members are never SwiftUI's.
  ///   - call: The call of SwiftUI's that the message is of (``RefusedCall``).
  static func explained(
    _ message: String, in line: Substring = "", own: Set<String> = [], call: String? = nil
  ) -> (message: String, remedy: Remedy?) {
    // All that the compiler says of a key path it does not know.
    if message.hasPrefix("cannot infer key path type"),
      let path = line.firstMatch(of: #/\\\.(\w+)/#)
    {
      if let framework = FrameworkNames.frameworks[String(path.1)] {
        return absent(String(path.1), of: framework, message)
      }
      return (
        "\(message). Is '\(path.0)' one of SwiftUI's environment values?", .supportedValues
      )
    }
    if let match = message.firstMatch(of: #/no such module '(\w+)'/#) {
      guard AppleModules.refused.contains(String(match.1)) else { return (message, nil) }
      return (
        "\(message). It is one of Apple's frameworks that Showreel has nothing of; a demo can import "
          + "Foundation, Observation, SwiftUI and, of Apple's others, "
          + AppleModules.dropped.sorted().joined(separator: ", ") + ".", nil
      )
    }
    if let (name, framework) = name(ofFrameworkIn: message, own: own) {
      return absent(name, of: framework, message)
    }
    guard let name = name(in: message, own: own) ?? call else {
      guard let (name, framework) = frameworkName(in: message) else { return (message, nil) }
      return (
        "\(message). '\(name)' looks like \(framework) API that Showreel does not support yet",
        .supportedAPI
      )
    }
    return (
      "\(message). '\(name)' is SwiftUI API that Showreel does not support yet", .supportedAPI
    )
  }

  /// What is told of a name of a framework that nothing is here of.
  private static func absent(
    _ name: String, of framework: String, _ message: String
  ) -> (message: String, remedy: Remedy?) {
    ("\(message). '\(name)' is of \(framework), which Showreel has nothing of", .supportedAPI)
  }

  private static func name(
    ofFrameworkIn message: String, own: Set<String>
  ) -> (name: String, framework: String)? {
    let scoped = #/(?:cannot find (?:type )?|unknown attribute )'(\w+)'/#
    var name = message.firstMatch(of: scoped)?.1
    if let member = member(in: message), isSwiftUI(String(member.type), own: own) {
      name = member.name
    }
    guard let name, let framework = FrameworkNames.frameworks[String(name)] else { return nil }
    return (String(name), framework)
  }

  /// Frameworks by how their names begin, the longer beginning first.
  private static let beginnings = [
    ("MTK", "MetalKit"), ("MTL", "Metal"), ("SCN", "SceneKit"), ("AR", "ARKit"),
    ("AV", "AVFoundation"), ("CA", "Core Animation"), ("CI", "Core Image"),
    ("CL", "Core Location"), ("MK", "MapKit"), ("NS", "AppKit or Foundation"), ("PH", "Photos"),
    ("SK", "SpriteKit"), ("UI", "UIKit"), ("UN", "UserNotifications"),
    ("WKInterface", "WatchKit"), ("WKExtension", "WatchKit"), ("WKApplication", "WatchKit"),
    ("WK", "WebKit"),
  ]

  /// Members that are not there, of frameworks that are: a demo's own scene or view inherits them, so that the type says
  /// nothing.
  private static let members = ["reachConstraints": "SpriteKit", "attributeValues": "SpriteKit"]

  /// A type that is not there and begins as a framework's do: it is no misspelt name of SwiftUI's.
  private static func frameworkName(in message: String) -> (name: String, framework: String)? {
    let member = #/(?:has no (?:dynamic )?member|cannot find) '(\w+)'/#
    if let name = message.firstMatch(of: member)?.1, let framework = members[String(name)] {
      return (String(name), framework)
    }
    guard let name = message.firstMatch(of: #/cannot find (?:type )?'(\w+)'/#)?.1 else {
      return nil
    }
    let found = beginnings.first { beginning, _ in
      let rest = name.dropFirst(beginning.count)
      return name.hasPrefix(beginning) && rest.first?.isUppercase == true
        && rest.dropFirst().first?.isLowercase == true
    }
    return found.map { (String(name), $0.1) }
  }

  private static func name(in message: String, own: Set<String>) -> String? {
    let scoped = #/(?:cannot find (?:type )?|unknown attribute |no macro named )'#?(\w+)'/#
    if let match = message.firstMatch(of: scoped) {
      let name = String(match.1)
      return SwiftUINames.has(name) ? name : nil
    }
    guard let member = member(in: message) else { return nil }
    let (name, type) = (String(member.name), String(member.type))
    guard SwiftUINames.members.contains(name), isSwiftUI(type, own: own) else { return nil }
    // A modifier of the app's own, which another file has: SwiftUI has the name elsewhere.
    let isOfView = message.contains("value of type") && isView(type)
    return isOfView && SwiftUINames.values.contains(name) ? nil : name
  }

  /// What a message says is no member of which type. A name between backticks may hold any words, these as well.
  ///
  /// - Complexity: One walk over the message.
  private static func member(in message: String) -> (type: Substring, name: Substring)? {
    guard let start = message.firstRange(of: "type '"),
      let match = message[start.upperBound...].firstMatch(
        of: #/'\)? has no (?:dynamic )?member '(\w+)'/#),
      match.range.lowerBound > start.upperBound
    else { return nil }
    return (message[start.upperBound..<match.range.lowerBound], match.1)
  }

  private static func isView(_ type: String) -> Bool {
    type == "some View" || views.contains(String(type.prefix { $0.isLetter || $0.isNumber }))
  }

  /// Of SwiftUI's, those that modifiers are most often called on.
  private static let views: Set = [
    "Button", "Circle", "Color", "Group", "HStack", "Image", "List", "ModifiedContent",
    "NavigationStack", "Rectangle", "RoundedRectangle", "ScrollView", "Text", "TextField", "VStack",
    "ZStack",
  ]

  /// `some View`, `Text`, `ModifiedContent<…>` and `Font.Type`, but not a type of the demo's own.
  static func isSwiftUI(_ type: String, own: Set<String>) -> Bool {
    if type.hasPrefix("some ") || type.hasPrefix("any ") { return true }
    // A modifier's content, whosever modifier it is.
    if type.contains("PlaceholderContentView<") { return true }
    let name = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if name.hasSuffix("Style") { return !own.contains(String(name)) }
    if own.contains(String(name)) { return type.hasSuffix("View") }
    return SwiftUINames.types.contains(String(name)) || name == "ModifiedContent"
  }
}
