import Foundation
import Motion
import ViewEngine

/// A gauge's value and labels, for its style.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct MinimumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct MaximumValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// 0…1, whatever the gauge's range is.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

struct GaugeLook {
  let makeBody: @MainActor (GaugeStyleConfiguration) -> AnyView
}

private enum GaugeLookKey: EnvironmentKey {
  static var defaultValue: GaugeLook {
    GaugeLook { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var gaugeLook: GaugeLook {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
}

extension View {
  /// How the gauges inside look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeLook,
      GaugeLook { StyledBody.view(of: style, with: $0) { $0.makeBody(configuration: $1) } })
  }
}
