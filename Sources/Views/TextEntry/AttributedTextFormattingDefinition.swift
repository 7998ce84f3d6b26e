import Foundation
import Motion
import ViewEngine

/// How text may be formatted in an editor: made of constraints, which are applied one after another.
///
///     struct Plain: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///       }
///     }
///
/// - Note: Approximated: attributes outside the scope stay.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition<Scope>

  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A constraint to some values of one attribute.
  public typealias ValueConstraint<AttributeKey: AttributedStringKey> =
    AttributedTextFormatting.ValueConstraint<Scope, AttributeKey>
  where AttributeKey.Value: Hashable & Sendable

  public func _constrain(_ container: inout AttributeContainer) {
    body._constrain(&container)
  }

  /// Applies all constraints to the attributes of a piece of text.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }
}

/// What one attribute of a piece of text may be, which its other attributes can decide.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>:
  AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  associatedtype AttributeKey: AttributedStringKey

  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self>

  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition()
  }

  public func _constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container = attributes.container
  }
}

extension View {
  /// Holds what is edited inside, as it is seen, to a definition.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, { definition._constrain(&$0) })
  }

  /// - Note: Accepted: attributes outside the scope stay.
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
    self
  }

  /// - Note: Accepted: attributes outside the scope stay.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    self
  }
}

private enum TextFormattingKey: EnvironmentKey {
  static var defaultValue: ((inout AttributeContainer) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What changes the attributes of text that is edited, before they are seen.
  var textFormatting: ((inout AttributeContainer) -> Void)? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension AttributedString {
  /// The text as its formatting lets it be seen.
  func formatted(by change: ((inout AttributeContainer) -> Void)?) -> AttributedString {
    guard let change else { return self }
    var text = self
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      text[run.range].setAttributes(attributes)
    }
    return text
  }
}
