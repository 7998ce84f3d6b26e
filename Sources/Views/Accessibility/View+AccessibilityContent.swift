import Foundation
import Geometry
import Motion
import ViewEngine

// What a screen reader says or shows beside a view's name. Nobody listens to a clip: the views stay as they are.

extension View {
  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose colours are never inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose text is never of the largest sizes by itself.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose text is never of the largest sizes by itself.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  // MARK: More about the view

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  // MARK: How it is said

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// How far down in an outline a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a view is to the view that it belongs to.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

/// By what a view's further content is found again.
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

/// Further content that a screen reader tells on request.
public enum AXCustomContent {
  public enum Importance: UInt, Sendable { case `default`, high }
}
