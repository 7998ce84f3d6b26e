import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

struct OpacityEffect: RenderEffect {
  var opacity: Double
  /// As the views of UIKit do that stand behind controls, bars and presentations.
  var fadesAsOne = false

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// Rule: `opacity-fades-each-part`.
  var fadesEachPart: Bool { !fadesAsOne }

  /// Rule: `unseen-is-untouched`.
  var hidesFromTouches: Bool { opacity <= 0 }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    opacity == 1 ? nil : .opacity(min(max(opacity, 0), 1))
  }
}

extension View {
  /// An opacity of the view's flattened picture: a view of UIKit's.
  func fadedAsOne(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity, fadesAsOne: true))
  }
}

extension AnyTransition {
  /// ``opacity`` of what UIKit presents.
  static let fadedAsOne = AnyTransition(FadingTransition())
}

private struct FadingTransition: Transition {
  nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.fadedAsOne(phase.isIdentity ? 1 : 0)
  }
}
