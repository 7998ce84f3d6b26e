import Foundation
import Motion
import ViewEngine

/// Lengths of gauges; not measured.
enum GaugeConstants {
  static let lineSpacing: CGFloat = 5
  static let boundsSpacing: CGFloat = 6
  static let bar: CGFloat = 4
  static let accessoryBar: CGFloat = 7
  /// How much of what a bar stands on is seen of its own style.
  static let trackOpacity = 0.3
  static let ring: CGFloat = 58
  static let ringWidth: CGFloat = 7
  /// Of a ring with a gap, in degrees from the top.
  static let ringEnd = 135.0
  /// Around a dot, what is left free of the bar under it.
  static let markerGap: CGFloat = 2
}

private enum GaugeIsAccessoryKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a gauge looks as on the lock screen, where what has no tint is as dark as text.
  var gaugeIsAccessory: Bool {
    get { self[GaugeIsAccessoryKey.self] }
    set { self[GaugeIsAccessoryKey.self] = newValue }
  }

  /// What a gauge is painted with; a gradient of the tint runs along it.
  @MainActor var gaugeStyle: AnyShapeStyle {
    tint ?? (gaugeIsAccessory ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.accentColor))
  }
}

/// A gauge's bar: filled up to its value, or with a dot there.
struct GaugeBar: View {
  enum Kind { case capacity, marker }

  let fraction: Double
  let kind: Kind
  let height: CGFloat
  @Environment(\.self) private var environment

  private var style: AnyShapeStyle {
    guard let gradient = environment.tint?.gradient else { return environment.gaugeStyle }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  private var track: AnyShapeStyle {
    environment.gaugeIsAccessory
      ? AnyShapeStyle(style.opacity(GaugeConstants.trackOpacity))
      : AnyShapeStyle(Color(.systemFill))
  }

  var body: some View {
    GeometryReader { proxy in
      switch kind {
      case .capacity:
        ZStack(alignment: .leading) {
          Capsule().fill(track)
          // The whole gradient lies along the bar, of which what is filled shows its part.
          Capsule().fill(style)
            .mask(alignment: .leading) {
              Capsule().frame(width: max(height, proxy.size.width * fraction))
            }
        }
      case .marker:
        let x = (proxy.size.width - height) * fraction + height / 2
        ZStack(alignment: .leading) {
          Capsule().fill(style)
          Circle().fill(Color.black).blendMode(.destinationOut)
            .frame(width: gap, height: gap)
            .position(x: x, y: height / 2)
          // As the bar is where the dot stands.
          Rectangle().fill(style)
            .mask {
              Circle().frame(width: height, height: height).position(x: x, y: height / 2)
            }
        }
        .compositingGroup()
      }
    }
    .frame(height: height)
  }

  private var gap: CGFloat { height + 2 * GaugeConstants.markerGap }
}
