import Foundation
import Geometry
import Motion

/// How a line goes from point to point.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static var linear: InterpolationMethod { InterpolationMethod(.linear) }
  public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(.stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(.stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(.stepEnd) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

  /// - Parameter tension: 0 is round, 1 straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension))
  }

  /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha))
  }
}
