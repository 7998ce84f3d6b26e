import Foundation
import Motion
import ViewEngine

/// The style that suits the place: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills from the leading edge, its label above and its value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: GaugeConstants.lineSpacing) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, kind: .capacity, height: GaugeConstants.bar)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The same as a widget of the lock screen has it: thicker, the label at the leading edge.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: GaugeConstants.lineSpacing) {
      configuration.label.font(.system(size: 15, weight: .semibold))
      HStack(spacing: GaugeConstants.boundsSpacing) {
        configuration.minimumValueLabel
        GaugeBar(
          fraction: configuration.value, kind: .capacity, height: GaugeConstants.accessoryBar)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .font(.system(size: 13))
    .environment(\.gaugeIsAccessory, true)
  }
}

/// A bar with a dot where the value is, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: GaugeConstants.boundsSpacing) {
      configuration.minimumValueLabel
      GaugeBar(fraction: configuration.value, kind: .marker, height: GaugeConstants.accessoryBar)
      configuration.maximumValueLabel
    }
    .font(.system(size: 15, weight: .medium, design: .rounded))
    .environment(\.gaugeIsAccessory, true)
    .modifier(UnseenLabelModifier(label: configuration.label))
  }
}

/// What a gauge is called whose label does not show.
struct UnseenLabelModifier<Label: View>: ViewModifier {
  let label: Label

  func body(content: Content) -> some View {
    content.modifier(HiddenLabelModifier(label: plainText(of: label)))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
