import Foundation

/// A value for a parameter, by its type and its name.
struct PlausibleValue {
  let survey: SourceSurvey
  /// What the generic parameters of the type have to be that the value is for.
  var constraints: [String: String] = [:]
  /// Makes one of the source's own types.
  let make: (DeclaredType) -> PlausibleCall?

  func expression(for value: RequiredValue) -> String? {
    guard let type = value.type, let expression = expression(type, named: value.label.lowercased())
    else { return nil }
    return value.wrapper == "Binding" ? ".constant(\(expression))" : expression
  }

  /// What somebody binds to who is to change it: `false as Bool`. Nil for what is bound to nothing, and where the type's
  /// name is not known.
  func held(for value: RequiredValue) -> String? {
    let bound: ValueType? =
      switch value.type {
      case .binding(let inner): inner
      case let type: value.wrapper == "Binding" ? type : nil
      }
    guard let bound, let name = bound.name, constraints[name] == nil else { return nil }
    if name == "Bool" { return "\(Self.isOnAtFirst(value.label.lowercased())) as Bool" }
    let written = written(bound) ?? name
    return expression(bound, named: value.label.lowercased()).map { "\($0) as \(written)" }
  }

  /// A type's name as code at file scope writes it.
  private func written(_ type: ValueType) -> String? {
    switch type {
    case .list(let element): written(element).map { "[\($0)]" }
    case .named(let name) where Self.value(name, named: "") == nil:
      survey.index.type(meantBy: name)?.name ?? type.name
    case .named: type.name
    case .function, .optional, .dictionary, .binding: type.name
    }
  }

  /// What is bound to is off until a tap turns it on; what is there because something was opened is there.
  static func isOnAtFirst(_ name: String) -> Bool {
    ["show", "present", "visible", "open", "appear"].contains { name.contains($0) }
  }

  private func expression(_ type: ValueType, named name: String) -> String? {
    switch type {
    case .function(let parameters, let result): closure(parameters, result, named: name)
    case .optional: "nil"
    case .binding(let inner): expression(inner, named: name).map { ".constant(\($0))" }
    case .dictionary: "[:]"
    case .list(let element): list(of: element, named: name)
    case .named(let type):
      constraints[type].flatMap(Self.conforming) ?? Self.value(type, named: name) ?? own(type)
        ?? store(type) ?? SystemValue.expression(for: type) ?? plain(type) ?? constrained(type)
        ?? absent(type)
    }
  }

  /// A store of the Composable Architecture's, with what its reducer begins with.
  private func store(_ type: String) -> String? {
    guard survey.importedModules.contains(StoreModule.name),
      let reducer = StoreModule.reducer(ofStore: type)
    else { return nil }
    let state = reducer + ".State"
    let start = survey.index.has(reducer) ? own(state) : state + "()"
    return start.map { "Store(initialState: \($0)) { \(own(reducer) ?? reducer + "()") }" }
  }

  func isGenericParameter(_ name: String) -> Bool {
    survey.index.hasParameter(name) || name.count == 1 || name == "Content"
  }

  private func closure(_ parameters: Int, _ result: ValueType?, named name: String) -> String? {
    let ignored = Array(repeating: "_", count: parameters).joined(separator: ", ")
    let start = ignored.isEmpty ? "" : ignored + " in "
    guard let result else { return "{ \(start)}" }
    return expression(result, named: name).map { "{ \(start)\($0) }" }
  }

  private func list(of element: ValueType, named name: String) -> String? {
    switch element {
    case .named("String"):
      Self.namesSymbol(name)
        ? "[\"star.fill\", \"heart.fill\", \"bell.fill\"]" : "[\"One\", \"Two\", \"Three\"]"
    case .named("Int"), .named("Double"), .named("CGFloat"), .named("Float"): "[1, 2, 3]"
    case .named("Color"): "[.red, .green, .blue]"
    default: expression(element, named: name).map { "[\($0)]" }
    }
  }

  /// A value of one of the source's own types.
  private func own(_ name: String) -> String? {
    guard let type = survey.index.type(meantBy: name) else { return nil }
    if type.kind == .enum {
      guard type.isReachable else { return nil }
      if type.inherited.contains("CaseIterable") { return "\(type.name).allCases.first!" }
      return type.firstCase.map { "\(type.name).\($0)" }
    }
    return make(type)?.text
  }

  private static func value(_ type: String, named name: String) -> String? {
    switch type {
    case "String", "LocalizedStringKey", "Substring": "\"\(word(name))\""
    case "Character": "\"\(name.contains("emoji") ? "😀" : "A")\""
    case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
      "\(name.contains("index") ? 0 : 3)"
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
    case "AttributedString": "AttributedString(\"\(word(name))\")"
    case "LocalizedStringResource": "\"\(word(name))\""
    case "Namespace.ID": "Namespace().wrappedValue"
    case "GeometryProxy": nil
    default: nil
    }
  }

  private static func namesSymbol(_ name: String) -> Bool {
    ["systemname", "systemimage", "symbol", "icon", "image"].contains { name.contains($0) }
  }

  static func word(_ name: String) -> String {
    if name.contains("emoji") { return "😀" }
    if namesSymbol(name) { return "star.fill" }
    return name == "_" ? "Text" : name.capitalized
  }

  /// Lengths that are short beside what they are of, by parts of their names.
  private static let lengths: [(part: String, value: String)] = [
    ("linewidth", "4"), ("strokewidth", "4"), ("borderwidth", "4"), ("thickness", "4"),
    ("shadowradius", "8"), ("blurradius", "8"), ("cornerradius", "16"), ("spacing", "16"),
    ("padding", "16"), ("gap", "16"), ("amplitude", "20"), ("fontsize", "34"),
  ]

  private static func number(_ name: String) -> String {
    if let length = Self.lengths.first(where: { name.contains($0.part) }) { return length.value }
    let lengths = ["size", "width", "height", "radius", "length", "offset", "diameter", "distance"]
    if lengths.contains(where: name.contains) { return "100" }
    let fractions = ["progress", "value", "percent", "fraction", "phase", "opacity", "amount"]
    return fractions.contains(where: name.contains) ? "0.5" : "1"
  }
}
