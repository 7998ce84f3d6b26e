import Motion
import Observation
@_spi(Engine) import ViewEngine

/// The controllers of UIKit that a demo presents, in the order in which they came.
@Observable
final class PresentedControllers: GraphPart {
  private(set) var shown: [ControllerPresentation] = []

  init() {}

  func add(_ presentation: ControllerPresentation) { shown.append(presentation) }
  func remove(_ presentation: ControllerPresentation) { shown.removeAll { $0 === presentation } }
}
