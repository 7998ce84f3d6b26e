/// What a document defines once and uses by its name.
struct VectorDefinitions {
  private(set) var text = ""
  private var names: [String: String] = [:]
  private var count = 0

  /// The name of an element, which is written where nothing equal is there.
  ///
  /// - Parameter make: The element with its name in it.
  mutating func name(_ letter: String, of content: String, _ make: (String) -> String) -> String {
    if let known = names[letter + content] { return known }
    count += 1
    let name = "\(letter)\(count)"
    names[letter + content] = name
    text += make(name) + "\n"
    return name
  }

  /// The name of an element that other elements make up.
  mutating func name(
    _ letter: String, _ element: String, _ attributes: TimedAttribute, _ content: String = ""
  ) -> String {
    name(letter, of: attributes.element(element, content)) { name in
      (TimedAttribute(" id=\"\(name)\"") + attributes).element(element, content)
    }
  }
}
