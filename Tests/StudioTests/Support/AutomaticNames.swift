import Foundation
import Motion

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The steps that a demo takes by itself on a screen of some size, as a script writes them.
@MainActor
struct AutomaticNames {
  let width: CGFloat
  let height: CGFloat

  func callAsFunction<V: View>(
    system: SystemVersion = .v18, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [String] {
    try AutomaticPlan(width: width, height: height)(system: system, view).events.map(\.name)
  }
}
