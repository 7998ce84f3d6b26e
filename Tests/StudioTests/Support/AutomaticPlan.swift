import Foundation
import Motion

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo does by itself on a screen of some size, ten frames a second.
@MainActor
struct AutomaticPlan {
  let width: CGFloat
  let height: CGFloat

  func callAsFunction<V: View>(
    system: SystemVersion = .v18, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    var stage = Stage(size: CGSize(width: width, height: height), scale: 1)
    stage.system = system
    return try Clip("demo", stage: stage, frameRate: 10, script: .automatic) { view() }.plan()
  }
}
