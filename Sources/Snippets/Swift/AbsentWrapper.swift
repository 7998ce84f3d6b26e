import SwiftSyntax

/// A property wrapper that another file of a demo's app declares, `@AppSetting("x") var isOn = false`, and what is compiled
/// in its place: one that keeps the value that it is given, or one that its property's type and name suggest.
struct AbsentWrapper: Hashable {
  /// How a property is wrapped.
  struct Use: Hashable {
    let property: String
    /// As it is written; nil where the compiler finds it out.
    let type: String?
    let hasValue: Bool
    /// The labels of what the wrapper is handed; `_` where there is none.
    let labels: [String]
    /// What a key path that it is handed first leads to: `api.service` of `\.api.service`.
    let path: String?
  }

  let name: String
  let uses: [Use]
  /// The types of what key paths lead to.
  var paths: [String: String] = [:]

  /// Nil where it wraps nothing, or something of which no value can be made.
  init?(_ name: String, in source: SwiftSource) {
    let finder = WrapperUseFinder(name)
    finder.walk(source.file)
    guard !finder.uses.isEmpty, !finder.hasOthers else { return nil }
    self.name = name
    uses = finder.uses
  }

  /// Its declaration, and that of what its key paths begin at.
  var declaration: String {
    let steps = paths.map { path, type in
      (steps: path.split(separator: ".").map(String.init)[...], type: type)
    }
    return (paths.isEmpty ? "" : Self.values(steps, named: root)) + """
      @propertyWrapper struct \(name)<Value>: DynamicProperty {
      @State private var value: Value
      \(initializers.joined(separator: "\n"))
      var wrappedValue: Value { get { value } nonmutating set { value = newValue } }
      var projectedValue: Binding<Value> { $value }
      }

      """
  }

  private var root: String { "_\(name)Values" }

  /// What key paths go through, a type for each step.
  private static func values(
    _ paths: [(steps: ArraySlice<String>, type: String)], named name: String
  ) -> String {
    let inner = Dictionary(grouping: paths) { $0.steps.first ?? "" }.sorted { $0.key < $1.key }
    var members: [String] = []
    var types = ""
    for (step, paths) in inner {
      let word = AbsentModel.written(step)
      if let path = paths.first(where: { $0.steps.count == 1 }) {
        members.append(
          "var \(word): \(AbsentValue.written(path.type)) { \(value(path.type, step)) }")
      } else {
        let type = name + step.prefix(1).uppercased() + step.dropFirst()
        members.append("var \(word): \(type) { \(type)() }")
        types += values(paths.map { ($0.steps.dropFirst(), $0.type) }, named: type)
      }
    }
    return types + "struct \(name) {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private var initializers: [String] {
    var values: [String: String] = [:]
    for use in uses {
      var parameters = use.labels.enumerated().map { index, label in
        "\(AbsentModel.written(label)) a\(index): Any? = nil"
      }
      var limit = ""
      var value = "wrappedValue"
      if use.hasValue {
        parameters.insert("wrappedValue: Value", at: 0)
      } else if use.path != nil {
        parameters[0] = "\(AbsentModel.written(use.labels[0])) a0: KeyPath<\(root), Value>"
        value = "\(root)()[keyPath: a0]"
      } else if let type = use.type {
        limit = " where Value == \(AbsentValue.written(type))"
        value = Self.value(type, use.property)
      }
      // Of those that differ in the value alone there can be one.
      let head = "init(\(parameters.joined(separator: ", ")))\(limit)"
      values[head] = values[head] ?? value
    }
    return values.sorted { $0.key < $1.key }.map {
      "\($0.key) { _value = State(wrappedValue: \($0.value)) }"
    }
  }

  private static func value(_ type: String, _ name: String) -> String {
    type.hasSuffix("?") ? "nil" : AbsentValue.expression(type, named: name)
  }
}

/// Finds the properties that a wrapper wraps.
private final class WrapperUseFinder: SyntaxVisitor {
  private(set) var uses: [AbsentWrapper.Use] = []
  /// Whether it stands where nothing can stand for it.
  private(set) var hasOthers = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription == name else { return .visitChildren }
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let use = Self.use(of: node, by: variable)
    else {
      hasOthers = true
      return .visitChildren
    }
    if !uses.contains(use) { uses.append(use) }
    return .visitChildren
  }

  private static func use(
    of attribute: AttributeSyntax, by variable: VariableDeclSyntax
  ) -> AbsentWrapper.Use? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    else { return nil }
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    let handed = (arguments.map { Array($0) } ?? []).map { argument in
      (label: argument.label?.plainName ?? "_", text: argument.expression.trimmedDescription)
    }
    let paths = handed.filter { $0.text.first == "\\" }
    let path = handed.first?.text.wholeMatch(of: #/\\\.(\w+(?:\.\w+){0,3})/#).map {
      String($0.output.1)
    }
    let hasValue = binding.initializer != nil
    let written = binding.typeAnnotation?.type.trimmedDescription.replacing("!", with: "?")
    // As what stands for a protocol is written (``AnyWord``).
    let plain = written?.replacing(#/\(?\bany (\w+)\)?/#) { $0.output.1 }
    let type = plain ?? (hasValue || path != nil ? nil : AbsentValue.type(of: property))
    // A key path has to lead to something.
    guard paths.count == (path == nil ? 0 : 1), path == nil || !hasValue,
      type?.contains(" ") != true
    else { return nil }
    return AbsentWrapper.Use(
      property: property, type: type, hasValue: hasValue, labels: handed.map(\.label), path: path)
  }
}
