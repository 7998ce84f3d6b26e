import Wording

extension Diagnostic {
  /// Whether the compiler misses a name that nobody mistyped and that is not SwiftUI's: another file of the demo's app
  /// declares it.
  var isOfAnotherFile: Bool {
    guard severity == .error, remedy == nil, let name = missingName else { return false }
    guard let word = suggestedName else { return true }
    // A type beside a variable of its name: `card: Card`, `cards: [Card]`.
    if name.first?.isUppercase == true, word.first?.isLowercase == true,
      message.hasPrefix("cannot find type")
        || [name.lowercased(), name.lowercased() + "s"].contains(word.lowercased())
    {
      return true
    }
    // A protocol is never what a value is made of: `Shake()`, where there is `Shape`.
    if message.hasPrefix("cannot find '"), Self.protocols.contains(word) { return true }
    if isOfSeveral { return true }
    // One of several: `Blue1`, where there is `blue`.
    if name.last?.isNumber == true, word.last?.isNumber == false { return true }
    // A long name of SwiftUI's is near to no other by chance.
    let isLong = name.count >= 10 && word.count >= 10 && SwiftUINames.has(word)
    return NearestWord.distance(from: name, to: word) > (isLong ? 2 : 1)
  }

  /// Whether a type is missing that SwiftUI has, and that an app as likely means one of its own by: `Settings.Language`.
  var isOfSharedName: Bool {
    severity == .error && missesType && message.hasPrefix("cannot find ")
      && missingName.map(SharedNames.has) == true
  }

  private static let protocols: Set = [
    "Animatable", "App", "Commands", "Gesture", "Layout", "Scene", "Shape", "Transition", "View",
    "Widget",
  ]

  /// Whether a list is missing where what it holds has the same name: `ForEach(cards) { card in … }`.
  var isOfSeveral: Bool {
    guard let name = missingName, let word = suggestedName else { return false }
    return message.hasPrefix("cannot find '") && word.count > 2 && name == word + "s"
  }

  /// Whether the name that is missing is a type's.
  var missesType: Bool { missingName?.first?.isUppercase == true }

  /// The name that was most likely meant.
  var suggestedName: String? {
    message.firstMatch(of: #/[Dd]id you mean '(\w+)'/#).map { String($0.output.1) }
  }

  /// Whether it is of a type of a framework's that is not here.
  var isOfFramework: Bool {
    remedy == .supportedAPI && message.hasPrefix("cannot find ")
      && missingName?.first?.isUppercase == true && !isOfSharedName
  }
}
