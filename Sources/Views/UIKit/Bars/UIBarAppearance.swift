import Foundation
import Geometry
import ViewEngine

/// How a bar looks: what is behind it, and the line along it.
///
/// - Note: Approximated: of a picture behind a bar nothing is drawn, but that an empty one leaves out what else is there.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// In front of the effect, which it hides where it lets nothing through.
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Of the line along the bar; nil leaves it out.
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?

  public init() { configureWithDefaultBackground() }

  public init(idiom: UIUserInterfaceIdiom) { configureWithDefaultBackground() }

  public init(barAppearance: UIBarAppearance) { takeGround(of: barAppearance) }

  /// A material that what is beneath shines through, and a line.
  public func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// The screen's own colour, and a line.
  public func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// Nothing, and no line.
  public func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  func takeGround(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Whether nothing is behind the bar.
  var isClear: Bool {
    (backgroundColor ?? .clear) == .clear && backgroundEffect == nil
  }
}

/// How the bar below a page looks.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
  /// - Note: Accepted: no effect in a clip; what stands in a bar has SwiftUI's styles.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// - Note: Accepted: as `buttonAppearance`.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}
