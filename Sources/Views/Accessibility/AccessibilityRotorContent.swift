import Foundation
import ViewEngine

/// What somebody goes from one to the next of with a screen reader.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// One of the places that a rotor goes through.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {}
  public init(_ label: Text, id: ID) {}
  public init(_ labelKey: LocalizedStringKey, id: ID) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {}

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach
where
  Content: AccessibilityRotorContent, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  @_disfavoredOverload
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

/// Builds a rotor's places from closures. Nothing of them is kept: no clip is gone through.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _NoRotorContent { _NoRotorContent() }

  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<Content: AccessibilityRotorContent>(first: Content)
    -> _NoRotorContent
  {
    _NoRotorContent()
  }

  public static func buildEither<Content: AccessibilityRotorContent>(second: Content)
    -> _NoRotorContent
  {
    _NoRotorContent()
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// A rotor without places.
public struct _NoRotorContent: AccessibilityRotorContent {}

/// A rotor that a screen reader has by itself.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  public static let links = AccessibilitySystemRotor(name: "links")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
}

extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
}
