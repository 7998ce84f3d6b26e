import Foundation
@_spi(Engine) import ViewEngine

/// UIKit's screen, as far as SwiftUI code uses it: `UIScreen.main.bounds.width`. It is the screen
/// of the clip that is played.
public struct UIScreen: Sendable {
  public static let main = UIScreen()

  private init() {}

  private var canvas: GraphCanvas? { onMainActor { ViewGraph.current?.canvas } }

  /// Points; empty outside a clip.
  public var bounds: CGRect { CGRect(origin: .zero, size: canvas?.size ?? .zero) }

  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point.
  public var scale: CGFloat { canvas?.scale ?? 1 }
  public var nativeScale: CGFloat { scale }

  /// - Note: Accepted: no effect in a clip, whose screen is as bright as its pixels.
  public var brightness: CGFloat {
    get { 1 }
    nonmutating set {}
  }

  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { onMainActor { .current } }
  public static var screens: [UIScreen] { [main] }
}
