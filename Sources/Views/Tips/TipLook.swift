import Foundation
import ViewEngine

/// What is said around tips about how they look.
struct TipLook {
  static let cornerRadius: CGFloat = 14

  var background = AnyShapeStyle(Color(.secondarySystemBackground))
  var cornerRadius = TipLook.cornerRadius
  var imageSize: CGSize?
  var imageStyle = AnyShapeStyle(.tint)
  var makeBody: @MainActor (TipViewStyleConfiguration) -> AnyView = {
    AnyView(DefaultTipViewStyle().makeBody(configuration: $0))
  }
}

private enum TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// What the cards of the tips inside are filled with.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }

  /// How round the cards of the tips inside are.
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = radius }
  }

  /// How large the pictures of the tips inside are.
  public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }

  /// What the symbols of the tips inside are drawn with.
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
}
