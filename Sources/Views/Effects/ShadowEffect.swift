import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

struct ShadowEffect: RenderEffect {
  typealias Amount = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  let color: Color
  private var amount: Amount
  private var shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    amount = Amount(radius, AnimatablePair(offset.width, offset.height))
  }

  var animatableData: AnimatablePair<Color.Resolved.AnimatableData, Amount> {
    get { AnimatablePair(shade.animatableData, amount) }
    set {
      shade.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func resolved(in environment: EnvironmentValues) -> Self {
    var effect = self
    effect.shade = color.resolve(in: environment)
    return effect
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    let rgba = shade.rgba
    guard rgba.alpha > 0 else { return nil }
    return .shadow(
      color: rgba, radius: max(0, amount.first),
      offset: CGSize(width: amount.second.first, height: amount.second.second))
  }
}
