// Values of types that another file of the app declares, where that is not there: what stands for one can be made of nothing
// (``AbsentModel``).

extension PlausibleValue {
  /// - Returns: Nil for a type that is none of the app's.
  func absent(_ type: String) -> String? {
    // Of a generic one, `StoreOf<Feature>`, what is before its arguments.
    let name = String(type.prefix { $0 != "<" })
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0.isNumber }
    }
    // `Settings.Language` is the app's as `Settings` is.
    guard isPlain, let owner = words.first.map(String.init),
      name == type || canBeMade(type, of: name), !survey.index.has(name), !survey.index.has(owner),
      !survey.hasNeighbours, constraints[owner] == nil, !isGenericParameter(owner),
      words.count == 1 || !Self.owners.contains(owner),
      !SwiftUINames.has(owner) || SharedNames.has(owner),
      !Self.frameworks.contains(where: owner.hasPrefix),
      !FrameworkNames.isOne(owner, of: survey.importedModules)
    else { return nil }
    return "\(type)()"
  }

  /// A value for a generic parameter that has to be what another file declares: a class that has what is asked of it stands
  /// for such a protocol.
  func constrained(_ parameter: String) -> String? {
    let parts = constraints[parameter]?.split(separator: "&").map { part in
      String(part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    }
    let own = (parts ?? []).filter { !Self.ofClasses.contains($0) }
    return own.count == 1 ? own.first.flatMap(absent) : nil
  }

  /// What such a class is as well.
  private static let ofClasses: Set = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject",
  ]

  /// Names that begin so are Apple's, whose types are not made up.
  private static let frameworks = ["UI", "NS", "CG", "CA", "AV", "MK", "CL", "SK", "SCN", "WK"]

  /// Types of Foundation and Swift that have others in them.
  private static let owners: Set = [
    "Bundle", "Calendar", "Character", "Combine", "Data", "Date", "DateFormatter", "Double",
    "FileManager", "Float", "Foundation", "Int", "JSONDecoder", "JSONEncoder", "Locale",
    "Measurement", "Notification", "NumberFormatter", "ProcessInfo", "Result", "Set", "String",
    "Swift", "SwiftUI", "Task", "TimeZone", "Timer", "URL", "URLSession",
  ]
}
