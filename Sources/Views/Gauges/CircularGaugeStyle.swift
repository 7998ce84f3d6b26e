/// A watch's gauge: an open ring with a dot where the value is.
///
/// - Matches: the accessory of a lock screen, which has a watch's look.
public struct CircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
