import Foundation
import ViewEngine

/// The types that definitions of formatting are made of.
public enum AttributedTextFormatting {
  /// Some values that one attribute may have, with the one that stands for all others.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Hashable & Sendable {
    private let isAllowed: (AttributeKey.Value?) -> Bool
    private let otherwise: AttributeKey.Value?

    public init(
      for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      isAllowed = { values.contains($0) }
      otherwise = defaultValue
    }

    /// An attribute of a scope within the scope.
    @_disfavoredOverload
    public init(
      for keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>,
      values: Set<AttributeKey.Value?>, default defaultValue: AttributeKey.Value?
    ) {
      isAllowed = { values.contains($0) }
      otherwise = defaultValue
    }

    public func constrain(_ container: inout Attributes) {
      if !isAllowed(container.container[AttributeKey.self]) {
        container.container[AttributeKey.self] = otherwise
      }
    }
  }

  /// The attributes of a piece of text, as a constraint reads and changes them.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Constraint: AttributedTextValueConstraint> {
    var container: AttributeContainer

    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<Constraint.Scope, K>
    ) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }

    /// An attribute of a scope within the scope.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }

    public subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// No constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public init() {}

    public var body: EmptyDefinition<Scope> { EmptyDefinition<Scope>() }

    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions, one after another.
  public struct TupleDefinition<
    Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
  >: AttributedTextFormattingDefinition {
    private let definitions: (repeat each Definition)

    init(_ definitions: repeat each Definition) {
      self.definitions = (repeat each definitions)
    }

    public var body: EmptyDefinition<Scope> { EmptyDefinition<Scope>() }

    public func _constrain(_ container: inout AttributeContainer) {
      for definition in repeat each definitions { definition._constrain(&container) }
    }
  }

  /// Takes the definitions of a body in their order.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope {
      definition
    }

    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope {
      definition
    }

    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definitions: repeat each D
    ) -> TupleDefinition<Scope, repeat each D> {
      TupleDefinition(repeat each definitions)
    }
  }
}
