import Foundation
import Geometry
import Motion
import ViewEngine

/// How far something is and what it is called, for a progress view's style.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct CurrentValueLabel: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// 0…1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar where it is known how far, a spinner where not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0).modifier(OwnTint(tint: tint))
      if let current = configuration.currentValueLabel {
        current.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A spinner, as a phone and a television show it whether it is known how far or not; a Mac and a watch have a ring that
/// fills where it is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  @available(*, deprecated, message: "Use tint(_:) instead.")
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      CircularProgress(fraction: configuration.fractionCompleted).modifier(OwnTint(tint: tint))
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

/// The tint that a style was made with, in place of that around it.
private struct OwnTint: EnvironmentModifier {
  let tint: Color?

  func apply(to environment: inout EnvironmentValues) {
    if let tint { environment.tint = AnyShapeStyle(tint) }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// How the progress views inside look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressLook) { look in
      let outer = look
      look = ProgressLook { configuration in
        // What a style makes of what it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.progressLook, outer)
        }
      }
    }
  }
}

struct ProgressLook {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView
}

private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: ProgressLook {
    ProgressLook { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var progressLook: ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

struct ProgressBar: View {
  let fraction: Double
  @Environment(\.idiom) private var idiom

  /// A television's by eye from tvOS 17.
  private var height: CGFloat { idiom == .tv ? 10 : 4 }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill))
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: height)
  }
}

/// Eight spokes, of which one after the other lights up.
struct Spinner: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tint) private var tint

  private static let spokes = 8
  /// Seconds a turn takes.
  private static let turn = 1.0

  /// Of the whole spinner; what is in it is in proportion.
  private var size: CGFloat { controlSize >= .large ? 37 : 20 }

  var body: some View {
    TimelineView(.periodic(from: VirtualClock.startDate, by: Self.turn / Double(Self.spokes))) {
      context in
      let turns = context.date.timeIntervalSince(VirtualClock.startDate) / Self.turn
      let lit = Int(nearest: turns * Double(Self.spokes))
      ZStack {
        ForEach(0..<Self.spokes, id: \.self) { spoke in
          let age = ((lit - spoke) % Self.spokes + Self.spokes) % Self.spokes
          Capsule().fill(tint ?? AnyShapeStyle(Color(.secondaryLabel)))
            .frame(width: size * 0.12, height: size * 0.28)
            .offset(y: -size * 0.35)
            .rotationEffect(.degrees(Double(spoke) * 360 / Double(Self.spokes)))
            .opacity(1 - 0.75 * Double(age) / Double(Self.spokes - 1))
        }
      }
    }
    .frame(width: size, height: size)
  }
}
