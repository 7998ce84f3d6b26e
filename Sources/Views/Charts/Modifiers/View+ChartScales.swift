import Foundation
import Motion
import ViewEngine

extension View {
  /// - Parameters:
  ///   - domain: The values that the axis goes over.
  ///   - range: What of the plot it goes along.
  ///   - type: How the values are spread.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.x.set((domain as? any DomainGiving)?.given, range, type) }
  }

  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.set(nil, range, type) }
  }

  public func chartXScale(type: ScaleType) -> some View {
    chartSetting { $0.x.set(nil, nil, type) }
  }

  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.y.set((domain as? any DomainGiving)?.given, range, type) }
  }

  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.set(nil, range, type) }
  }

  public func chartYScale(type: ScaleType) -> some View {
    chartSetting { $0.y.set(nil, nil, type) }
  }
}

extension View {
  /// The values that the third axis goes over, of a chart in space.
  public func chartZScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSetting { $0.z.set((domain as? any DomainGiving)?.given, range, type) }
  }
}

extension AxisSettings {
  fileprivate mutating func set(
    _ domain: GivenDomain?, _ range: PlotDimensionScaleRange?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}
