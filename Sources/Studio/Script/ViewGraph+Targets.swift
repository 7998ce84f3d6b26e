import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// Where something is that a target names, whether or not it can be touched.
  func frame(of target: Target) -> CGRect? {
    switch target {
    case .label(let label): frame(named: label, identifier: nil)
    case .identifier(let identifier): frame(named: nil, identifier: identifier)
    case .first, .point: nil
    }
  }

  func scrollSearch(for target: Target, isOnWayBack: Bool) -> ScrollSearch? {
    switch target {
    case .label(let label):
      scrollSearch(named: label, identifier: nil, isOnWayBack: isOnWayBack)
    case .identifier(let identifier):
      scrollSearch(named: nil, identifier: identifier, isOnWayBack: isOnWayBack)
    case .first, .point: .isInView
    }
  }
}
