import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How high a sheet stands.
///
/// - Matches: recordings of iOS 17, on a phone of 852 points (rule `detent-heights`).
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  /// Of a custom detent.
  private let find: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, find: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.find = find
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// Almost the whole screen; the page behind becomes a card.
  public static let large = PresentationDetent(.large)

  /// - Parameter fraction: 0…1 of the screen's height within its safe area.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// - Parameter height: In points, without the safe area below.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type of one's own finds.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a detent of one's own may go by: the environment, and the most that is left for content.
  @dynamicMemberLookup
  public struct Context {
    /// In points: the highest that a sheet's content may be.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// From the bottom of the screen; nil where there is no such detent now.
  @MainActor
  func height(large: CGFloat, canvas: GraphCanvas, environment: EnvironmentValues) -> CGFloat? {
    let below = canvas.safeArea.bottom
    let most = canvas.safeRect.height
    switch kind {
    case .large: return large
    case .medium:
      let half = (large - below) * PresentationConstants.mediumDetent
      return half.rounded(canvas.isGlass ? .toNearestOrAwayFromZero : .up) + below
    case .fraction(let fraction):
      let share = ViewGraph.asked(fraction, "PresentationDetent.fraction") ?? 0
      return min(large, (most * max(0, share)).rounded(.down) + below)
    case .height(let height):
      let length = ViewGraph.asked(height, "PresentationDetent.height") ?? 0
      return min(large, max(0, length) + below)
    case .custom:
      let height = find?(Context(maxDetentValue: most, environment: environment))
      return height.map { min(large, max(0, $0) + below) }
    }
  }
}

/// A height for sheets, found by a type of one's own.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// - Returns: In points, without the safe area below; nil where the detent is not to be used.
  static func height(in context: Context) -> CGFloat?
}
