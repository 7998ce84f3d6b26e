import Foundation
import ViewEngine

/// A blur over what is behind, as a view of UIKit.
///
/// - Note: Approximated: drawn as SwiftUI's material of the same name.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect? { didSet { changed() } }
  public let contentView: UIView

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    let content = EffectContent()
    contentView = content
    super.init(frame: .zero)
    content.around = self
  }

  public required init?(coder: NSCoder) { nil }

  override var ownContent: AnyView? {
    let glass = glass
    guard contentView.backgroundColor != nil || !contentView.subviews.isEmpty else { return glass }
    return AnyView(
      ZStack {
        glass; contentView.shown
      })
  }

  private var glass: AnyView {
    guard let effect = effect as? UIBlurEffect else { return AnyView(Color.clear) }
    let glass = AnyView(Rectangle().fill(effect.style.material))
    guard let scheme = effect.style.colorScheme else { return glass }
    return AnyView(glass.environment(\.colorScheme, scheme))
  }
}

/// The view around it is drawn anew when something comes into it.
private final class EffectContent: UIView {
  weak var around: UIVisualEffectView?

  override func changed() {
    super.changed()
    around?.changed()
  }
}
