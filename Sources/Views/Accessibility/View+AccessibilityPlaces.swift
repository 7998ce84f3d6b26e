import Foundation
import Motion
@_spi(Engine) import ViewEngine

// Where helpers of people who do not see or touch take hold of a view. None looks at a clip.

extension View {
  /// - Note: Accepted: no effect in a clip.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    self
  }
}
