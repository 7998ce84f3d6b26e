import Foundation
import Geometry
import Motion
import ViewEngine

// What a headset says of the room around a window. A clip has none.

extension View {
  /// - Note: Accepted: a clip shows no volume, whose ground this is.
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: no hands are seen in a clip.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: nothing is seen around a clip's window.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
}

/// How what is around a headset's window looks.
public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String

  public static let systemDark = SurroundingsEffect(name: "systemDark")
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  public static let dark = SurroundingsEffect(name: "dark")
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")

  public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
    SurroundingsEffect(name: "colorMultiply")
  }
}
