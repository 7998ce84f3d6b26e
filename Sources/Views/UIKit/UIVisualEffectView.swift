import Foundation
import ViewEngine

/// A blur over what is behind, as a view of UIKit.
///
/// - Note: Approximated: drawn as SwiftUI's material of the same name.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect? { didSet { changed() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  override var ownContent: AnyView? {
    guard let effect = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    var glass = AnyView(Rectangle().fill(effect.style.material))
    if let scheme = effect.style.colorScheme {
      glass = AnyView(glass.environment(\.colorScheme, scheme))
    }
    guard !contentView.subviews.isEmpty else { return glass }
    return AnyView(
      ZStack {
        glass; contentView.shown
      })
  }
}
