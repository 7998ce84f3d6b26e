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

extension View {
  /// Lets a watch's crown change a value, without an end.
  ///
  /// - Note: Approximated: scripts turn it; of several views the one that came last follows it, whatever has the focus.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    modifier(CrownModifier(binding, CrownScale()))
  }

  /// Lets a watch's crown change a value.
  ///
  /// - Note: Approximated: scripts turn it; of several views the one that came last follows it, whatever has the focus.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    modifier(
      CrownModifier(
        binding,
        CrownScale(
          from: minValue, through: maxValue, by: stride.map { V(0).advanced(by: $0) },
          isContinuous: isContinuous)))
  }

  /// Lets a watch's crown change a value from stop to stop.
  ///
  /// - Note: Approximated: scripts turn it; of several views the one that came last follows it, whatever has the focus.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View {
    var crown = CrownModifier(
      detent,
      CrownScale(
        from: minValue, through: maxValue, by: V(0).advanced(by: stride),
        isContinuous: isContinuous))
    (crown.changed, crown.idle) = (onChange, onIdle)
    return modifier(crown)
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

extension CrownScale {
  fileprivate init<V: BinaryFloatingPoint>(
    from least: V, through most: V, by stride: V?, isContinuous: Bool
  ) {
    let (least, most) = (Double(least), Double(most))
    self.init(
      range: least <= most ? least...most : nil, stride: stride.map { Double($0) },
      isContinuous: isContinuous)
  }
}
