import Foundation
import ViewEngine

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Sendable {
  public let offset: Double
  public let velocity: Double
}

/// How finely a crown is felt.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

// No script turns a crown: what it is bound to keeps its value.
extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, whose watch shows no crown.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose watch shows no crown.
  public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    self
  }
}
