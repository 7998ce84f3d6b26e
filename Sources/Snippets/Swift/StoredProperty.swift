import SwiftSyntax

/// Which stored properties of a type need a value from whoever makes one.
enum StoredProperty {
  /// Wrappers that find their value in the environment or have one of their own.
  private static let selfSufficient: Set<String> = [
    "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState", "FocusedValue",
    "FocusedBinding", "Namespace", "Query", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor",
  ]
  /// Wrappers whose arguments, if there are any, are not the value.
  private static let needValue: Set<String> = [
    "Binding", "Bindable", "ObservedObject", "StateObject", "State", "Published", "GestureState",
  ]
  private static let notWrappers: Set<String> = [
    "MainActor", "Previewable", "Sendable", "ViewBuilder", "available", "objc", "preconcurrency",
  ]

  /// Whether a wrapper may be one of the app's own: none of SwiftUI's.
  static func isOfApp(_ wrapper: String) -> Bool {
    !needValue.contains(wrapper) && !selfSufficient.contains(wrapper)
      && !wrapper.contains(".") && !SwiftUINames.has(wrapper)
      && !["AppStorage", "SceneStorage", "ScaledMetric"].contains(wrapper)
  }

  /// What is declared by `variable` and has no value yet.
  static func required(by variable: VariableDeclSyntax) -> [RequiredValue] {
    let modifiers = variable.modifiers.map(\.name.text)
    if modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }) { return [] }
    let isVar = variable.bindingSpecifier.text == "var"
    let wrappers = wrappers(of: variable)
    return variable.bindings.compactMap { binding in
      guard binding.initializer == nil, !isComputed(binding) else { return nil }
      let isOptional = isVar && isOptional(binding.typeAnnotation?.type)
      let type = binding.typeAnnotation?.type
      if isSupplied(by: wrappers, type: type, isOptional: isOptional) { return nil }
      return RequiredValue(
        label: binding.pattern.trimmedDescription,
        type: type.map { ValueType($0) },
        wrapper: wrappers.first?.attributeName.trimmedDescription)
    }
  }

  private static func isSupplied(
    by wrappers: [AttributeSyntax], type: TypeSyntax?, isOptional: Bool
  ) -> Bool {
    guard let wrapper = wrappers.first else { return isOptional }
    let name = wrapper.attributeName.trimmedDescription
    // What an app's container hands to views: `Injected`, `LazyInjected`.
    if selfSufficient.contains(name) || name.contains("Inject") { return true }
    let value = wrapper.arguments?.as(LabeledExprListSyntax.self)?.first?.label?.text
    if value == "wrappedValue" || value == "initialValue" { return true }
    if needValue.contains(name) { return isOptional && (name == "State" || name == "GestureState") }
    if name == "AppStorage" || name == "SceneStorage" {
      return isOptional || type?.trimmedDescription == "TabViewCustomization"
    }
    return wrapper.arguments != nil
  }

  private static func wrappers(of variable: VariableDeclSyntax) -> [AttributeSyntax] {
    variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      let name = $0.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !notWrappers.contains(name)
    }
  }

  static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private static func isOptional(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
