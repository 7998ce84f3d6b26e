import Foundation
import ViewEngine

/// A blur over what is behind, as a view of UIKit.
///
/// - Note: Approximated: drawn as SwiftUI's material of the same name.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  override var shown: AnyView {
    guard let effect = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let glass = Rectangle().fill(effect.style.material)
    return switch effect.style.colorScheme {
    case let scheme?: AnyView(glass.environment(\.colorScheme, scheme))
    case nil: AnyView(glass)
    }
  }
}
