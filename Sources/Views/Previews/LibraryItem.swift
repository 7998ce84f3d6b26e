import Foundation
import ViewEngine

/// Views and modifiers that Xcode's library offers.
///
/// - Note: Accepted: no effect in a clip, which has no library.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any

  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One thing that Xcode's library offers.
///
/// - Note: Accepted: no effect in a clip, which has no library: what it offers is never made.
public struct LibraryItem {
  /// Where in the library it is found.
  public struct Category: Hashable, Sendable {
    private let name: String

    public static let effects = Category(name: "effects")
    public static let layout = Category(name: "layout")
    public static let controls = Category(name: "controls")
    public static let other = Category(name: "other")
  }

  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes a list of what a library offers.
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    items.flatMap(\.self)
  }
  public static func buildOptional(_ items: [LibraryItem]?) -> [LibraryItem] { items ?? [] }
  public static func buildEither(first items: [LibraryItem]) -> [LibraryItem] { items }
  public static func buildEither(second items: [LibraryItem]) -> [LibraryItem] { items }
}
