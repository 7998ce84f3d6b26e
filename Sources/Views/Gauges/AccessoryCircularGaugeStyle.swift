import Foundation
import Motion
import ViewEngine

/// A ring open at the bottom, with a dot where the value is; in the gap are the labels of its ends,
/// or the gauge's own.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value, isOpen: true)
      configuration.currentValueLabel
        .font(.system(size: 20, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: GaugeConstants.ring - 20)
      Group {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11, weight: .medium, design: .rounded))
      .lineLimit(1)
      .fixedSize()
      .frame(maxHeight: .infinity, alignment: .bottom)
      .padding(.bottom, -2)
    }
    .frame(width: GaugeConstants.ring, height: GaugeConstants.ring)
    .environment(\.gaugeIsAccessory, true)
    .modifier(UnseenLabelModifier(label: configuration.label))
  }
}

/// A closed ring that fills from the top, with the value in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value, isOpen: false)
      Group {
        if let current = configuration.currentValueLabel {
          current
        } else {
          configuration.label
        }
      }
      .font(.system(size: 18, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: GaugeConstants.ring - 20)
    }
    .frame(width: GaugeConstants.ring, height: GaugeConstants.ring)
    .environment(\.gaugeIsAccessory, true)
    .modifier(UnseenLabelModifier(label: configuration.label))
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge's ring: open with a dot at its value, or closed and filled up to it.
struct GaugeRing: View {
  let fraction: Double
  let isOpen: Bool
  @Environment(\.self) private var environment

  private var stroke: StrokeStyle {
    StrokeStyle(lineWidth: GaugeConstants.ringWidth, lineCap: .round)
  }

  /// Degrees clockwise from the top, where the ring begins and ends.
  private var ends: (start: Double, end: Double) {
    isOpen ? (-GaugeConstants.ringEnd, GaugeConstants.ringEnd) : (0, 360)
  }

  private var style: AnyShapeStyle {
    guard let gradient = environment.tint?.gradient else { return environment.gaugeStyle }
    // A closed ring's colours meet before its round end, which would begin in the last of them.
    let before = isOpen ? 0 : Self.roundEnd
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(ends.start - 90 - before),
        endAngle: .degrees(ends.end - 90 - before)))
  }

  /// Degrees that half of the line's width takes of the ring.
  private static let roundEnd =
    Double(atan(GaugeConstants.ringWidth / (GaugeConstants.ring - GaugeConstants.ringWidth))) * 180
    / .pi

  private func arc(upTo fraction: Double) -> some Shape {
    Circle().inset(by: GaugeConstants.ringWidth / 2)
      .trim(from: 0, to: (ends.end - ends.start) / 360 * fraction)
      .rotation(.degrees(ends.start - 90))
  }

  var body: some View {
    if isOpen {
      ZStack {
        arc(upTo: 1).stroke(style, style: stroke)
        dot(width: GaugeConstants.ringWidth + 2 * GaugeConstants.markerGap)
          .blendMode(.destinationOut)
        // As the ring is where the dot stands.
        Circle().fill(style).mask { dot(width: GaugeConstants.ringWidth) }
      }
      .compositingGroup()
    } else {
      ZStack {
        arc(upTo: 1).stroke(style, style: stroke).opacity(GaugeConstants.trackOpacity)
        arc(upTo: fraction).stroke(style, style: stroke)
      }
    }
  }

  private func dot(width: CGFloat) -> some View {
    let angle = ends.start + (ends.end - ends.start) * fraction
    return Circle().fill(.black)
      .frame(width: width, height: width)
      .offset(y: (GaugeConstants.ringWidth - GaugeConstants.ring) / 2)
      .rotationEffect(.degrees(angle))
  }
}
