import Foundation

/// A value for a parameter, by its type and its name.
struct PlausibleValue {
  let survey: SourceSurvey
  /// Makes one of the source's own types.
  let make: (DeclaredType) -> PlausibleCall?

  func expression(for value: RequiredValue) -> String? {
    var type = value.type
    for word in ["@escaping", "@autoclosure", "@Sendable", "@MainActor", "@ViewBuilder", "any "] {
      type = type.replacing(word, with: "")
    }
    type = type.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let expression = expression(type, named: value.label.lowercased()) else { return nil }
    return value.wrapper == "Binding" ? ".constant(\(expression))" : expression
  }

  private func expression(_ type: String, named name: String) -> String? {
    if let arrow = type.range(of: "->") { return closure(type, arrow, named: name) }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if let inner = Self.argument(of: type, in: "Binding") {
      return expression(inner, named: name).map { ".constant(\($0))" }
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let element = String(type.dropFirst().dropLast())
      return element.contains(":") ? "[:]" : list(of: element, named: name)
    }
    return Self.value(type, named: name) ?? own(type)
  }

  private func closure(_ type: String, _ arrow: Range<String.Index>, named name: String) -> String?
  {
    var parameters = type[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
    if parameters.hasPrefix("("), parameters.hasSuffix(")") {
      parameters = String(parameters.dropFirst().dropLast())
    }
    let count = parameters.isEmpty ? 0 : parameters.count { $0 == "," } + 1
    let start = count == 0 ? "" : (0..<count).map { _ in "_" }.joined(separator: ", ") + " in "
    let result = type[arrow.upperBound...].trimmingCharacters(in: .whitespaces.union(["(", ")"]))
    if result.isEmpty || result == "Void" { return "{ \(start)}" }
    return expression(result, named: name).map { "{ \(start)\($0) }" }
  }

  private func list(of element: String, named name: String) -> String? {
    switch element {
    case "String": "[\"One\", \"Two\", \"Three\"]"
    case "Int", "Double", "CGFloat", "Float": "[1, 2, 3]"
    case "Color": "[.red, .green, .blue]"
    default: expression(element, named: name).map { "[\($0)]" }
    }
  }

  /// A value of one of the source's own types.
  private func own(_ name: String) -> String? {
    guard let type = survey.types.first(where: { $0.name == name }) else { return nil }
    if type.kind == .enum {
      return type.inherited.contains("CaseIterable") ? "\(name).allCases.first!" : nil
    }
    return make(type)?.text
  }

  private static func argument(of type: String, in generic: String) -> String? {
    guard type.hasPrefix(generic + "<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst(generic.count + 1).dropLast())
  }

  private static func value(_ type: String, named name: String) -> String? {
    switch type {
    case "String", "LocalizedStringKey", "Substring": "\"\(word(name))\""
    case "Character": "\"\(name.contains("emoji") ? "😀" : "A")\""
    case "Int", "UInt", "Int64": "\(name.contains("index") ? 0 : 3)"
    case "Double", "CGFloat", "Float", "TimeInterval": "\(number(name))"
    case "Bool": "true"
    case "Color": ".blue"
    case "Angle": ".degrees(45)"
    case "Date": "Date.now"
    case "UUID": "UUID()"
    case "URL": "URL(string: \"https://example.com\")!"
    case "CGSize": "CGSize(width: 100, height: 100)"
    case "CGPoint": "CGPoint(x: 50, y: 50)"
    case "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)"
    case "Text": "Text(\"\(word(name))\")"
    case "Image": "Image(systemName: \"star.fill\")"
    case "Font": ".body"
    case "Edge": ".bottom"
    case "Animation": ".default"
    case "AnyTransition": ".opacity"
    case "LinearGradient":
      "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)"
    case "Gradient": "Gradient(colors: [.blue, .purple])"
    case "AnyView": "AnyView(Text(\"Content\"))"
    case "Content", "Label", "some View": "Text(\"Content\")"
    case "Namespace.ID": "Namespace().wrappedValue"
    case "GeometryProxy": nil
    default: nil
    }
  }

  private static func word(_ name: String) -> String {
    if name.contains("emoji") { return "😀" }
    let symbols = ["systemname", "systemimage", "symbol", "icon", "image"]
    if symbols.contains(where: name.contains) { return "star.fill" }
    return name == "_" ? "Text" : name.capitalized
  }

  private static func number(_ name: String) -> String {
    let lengths = ["size", "width", "height", "radius", "length", "offset", "diameter"]
    if lengths.contains(where: name.contains) { return "100" }
    let fractions = ["progress", "value", "percent", "fraction", "phase", "opacity", "amount"]
    return fractions.contains(where: name.contains) ? "0.5" : "1"
  }
}
