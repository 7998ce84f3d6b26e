/// A watch's gauge: a bar with a dot where the value is.
///
/// - Matches: the accessory of a lock screen, which has a watch's look.
public struct LinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
