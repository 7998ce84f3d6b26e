import Motion
import ViewEngine

// What a pointer or a gaze that rests somewhere changes. Nothing rests anywhere in a clip.
extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
