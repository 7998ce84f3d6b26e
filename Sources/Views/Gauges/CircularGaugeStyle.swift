/// A watch's gauge: an open ring with a dot where the value is.
///
/// - Matches: the accessory of a lock screen, which has a watch's look.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    let gauge = AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
    if let tint { gauge.tint(tint) } else { gauge }
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
