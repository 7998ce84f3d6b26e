import Foundation
import Geometry
import Motion
import ViewEngine

/// A piece of Liquid Glass, as iOS 26 has it.
///
/// - Note: Approximated: a material with a bright rim and a soft shadow; what is behind is not bent
///   at the edges, and pieces that come near each other do not flow together.
public struct Glass: Hashable, Sendable {
  enum Kind: Hashable { case regular, clear, identity }

  let kind: Kind
  private(set) var color: Color?
  private(set) var isInteractive = false

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static let regular = Glass(.regular)
  /// Lets more of what is behind through.
  public static let clear = Glass(.clear)
  /// None at all.
  public static let identity = Glass(.identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// - Note: Accepted: no effect in a clip; on a device the glass gives way under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape that glass has by itself: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The body of a piece of glass. Its numbers are drawn after Apple's pictures of iOS 26, not
/// measured.
struct GlassBody<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      if glass.kind == .clear {
        shape.fill(Color.white.opacity(colorScheme == .dark ? 0.08 : 0.18))
      } else {
        shape.fill(.ultraThinMaterial)
      }
      if let color = glass.color { shape.fill(color.opacity(0.75)) }
      shape.stroke(rim, lineWidth: 1)
    }
    .compositingGroup()
    .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
  }

  /// Light from the top leading corner, and what of it comes out at the opposite one.
  private var rim: LinearGradient {
    let strength = colorScheme == .dark ? 0.35 : 0.9
    return LinearGradient(
      colors: [
        .white.opacity(strength), .white.opacity(strength * 0.2), .white.opacity(strength * 0.6),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
