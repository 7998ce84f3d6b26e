import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How high a sheet can stand, and where it goes when a finger lets go of it, in points from the
/// bottom of the screen.
struct SheetHeights {
  let large: CGFloat
  /// The detents with their heights, the lowest first.
  let stops: [(detent: PresentationDetent, height: CGFloat)]

  @MainActor
  init(_ detents: Set<PresentationDetent>, on canvas: GraphCanvas, environment: EnvironmentValues) {
    let gap = canvas.isGlass ? 0 : PresentationConstants.gap
    let large = canvas.size.height - canvas.safeArea.top - gap
    self.large = large
    stops = detents.compactMap { detent in
      detent.height(large: large, canvas: canvas, environment: environment).map { (detent, $0) }
    }
    .sorted { $0.1 < $1.1 }
  }

  var lowest: CGFloat { stops.first?.height ?? large }
  var highest: CGFloat { stops.last?.height ?? large }

  /// To the next detent up.
  func rise(from visible: CGFloat) -> CGFloat? {
    stops.first { $0.height > visible + 1 }.map { $0.height - visible }
  }

  func height(of detent: PresentationDetent?) -> CGFloat {
    stops.first { $0.detent == detent }?.height ?? lowest
  }

  /// Between these heights the page behind becomes a card; nil where no detent is large.
  var card: ClosedRange<CGFloat>? {
    guard highest >= large else { return nil }
    return (stops.last { $0.height < large }?.height ?? 0)...large
  }

  // MARK: Under a finger (rule `sheet-under-a-finger`)

  enum Rest {
    case dismissed
    case detent(PresentationDetent)
  }

  /// From so many points a second on a sheet is thrown off.
  private static let dismissingSpeed: CGFloat = 1000
  /// Seconds that a finger's speed counts for in the choice of a detent; not measured.
  private static let foresight: CGFloat = 0.15

  /// - Parameter speed: Of the finger, downwards.
  func rest(from height: CGFloat, speed: CGFloat, isDismissable: Bool) -> Rest {
    if isDismissable && height < lowest
      && (height < lowest / 2 || speed >= Self.dismissingSpeed)
    {
      return .dismissed
    }
    if isDismissable && stops.count == 1 && speed >= Self.dismissingSpeed && height <= lowest {
      return .dismissed
    }
    let expected = height - speed * Self.foresight
    let nearest = stops.min { abs($0.height - expected) < abs($1.height - expected) }
    return .detent(nearest?.detent ?? .large)
  }

  /// What a finger sees of the sheet that it has brought to a height: no more than its highest, and
  /// less than the lowest only with resistance where the sheet does not go.
  func shown(at height: CGFloat, isDismissable: Bool) -> CGFloat {
    let height = min(height, highest)
    guard height < lowest, !isDismissable else { return max(0, height) }
    // As far as scrolled content is pulled over its edge.
    let pull = lowest - height
    return lowest - (1 - 1 / (pull * 0.55 / lowest + 1)) * lowest
  }

  /// UIKit's spring after a finger has let go: critically damped, with the finger's speed.
  ///
  /// - Parameter way: From where it is to where it goes, downwards positive, as the speed is.
  static func release(way: CGFloat, speed: CGFloat) -> Animation {
    let stiffness = 1000.0 / 3
    return .interpolatingSpring(
      mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot(),
      initialVelocity: abs(way) < 1 ? 0 : speed / way
    )
    .logicallyComplete(after: 9.2334 / stiffness.squareRoot())
  }
}
