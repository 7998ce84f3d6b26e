import Foundation
import ViewEngine

extension Text {
  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    /// As units stand beside their number.
    ///
    /// - Matches: not measured.
    public static let secondary = Scale(factor: 0.8)
  }

  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = $0.scale ?? scale } : self
  }
}

extension View {
  /// Texts inside in another scale of their font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textStyle { if isEnabled { $0.scale = scale } }
  }
}
