import Foundation
@_spi(Engine) import ViewEngine

extension GeometryProxy {
  /// What an anchor names, in this view's coordinates.
  @MainActor @preconcurrency
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = ask(.standing)?.origin ?? .zero
    return anchor.moved(anchor.onScreen, CGSize(width: -origin.x, height: -origin.y))
  }
}
