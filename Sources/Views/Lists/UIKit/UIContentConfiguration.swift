import Foundation
import ViewEngine

/// What stands in a cell.
///
/// - Note: Approximated: those of the system; one of a demo's own is not there.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// What a clip shows of it.
  var _row: AnyView { get }
}
