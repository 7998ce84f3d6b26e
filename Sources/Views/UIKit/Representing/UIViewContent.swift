import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view of UIKit with its effects and gestures, as its layer is at a time.
struct UIViewContent: View {
  let view: UIView
  let changes: Int

  var body: some View {
    let look = view.layer.look(at: CACurrentMediaTime())
    // Within what turns it: a finger is told of in the view's own coordinates.
    var shown = view.followsTouches == nil ? stage : view.ownTouches.added(to: stage)
    let radius = look.cornerRadius
    shown = view.dissolve.added(to: shown)
    // There from the beginning, so that each can be animated: what comes only then is another view.
    let border = LayerBorder(width: look.borderWidth, radius: radius)
    shown = AnyView(shown.overlay(border.fill(look.borderColor ?? .black)))
    if view.clipsToBounds || view.layer.masksToBounds {
      shown = AnyView(shown.clipShape(RoundedRectangle(cornerRadius: radius)))
    }
    if let mask = view.layer.mask { shown = AnyView(shown.mask { LayerBody(layer: mask) }) }
    let (layer, shadow) = (view.layer, look.shadow)
    let offset = shadow?.offset ?? layer.shadowOffset
    shown = AnyView(
      shown.shadow(
        color: shadow?.color ?? .clear, radius: shadow?.radius ?? layer.shadowRadius,
        x: offset.width, y: offset.height))
    let affine = view.transform.concatenating(look.motion)
    let turned = CentredTransform(transform: affine, flip: view.flip).following(view.shownAngle)
    if turned.angle.isFinite { view.shownAngle = turned.angle }
    shown = AnyView(shown.modifier(turned))
    let opacity = (view.isHidden || view.layer.isHidden ? 0 : Double(view.alpha)) * look.opacity
    shown = AnyView(shown.fadedAsOne(opacity))
    if !view.hearsOfAll {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        shown = recognizer.added(to: shown)
      }
    }
    if !view.isUserInteractionEnabled { shown = AnyView(shown.allowsHitTesting(false)) }
    return shown
  }

  /// What is seen of it without its effects.
  var stage: AnyView {
    let parts = parts
    if view.stagedSubviews.isEmpty {
      if let hosted = view.hosted, parts.isEmpty { return hosted }
      if let own = view.ownContent, parts.isEmpty { return own }
      if isUnknown { return AnyView(LabeledPlaceholder("\(type(of: view))")) }
    }
    let content = view.hosted ?? view.ownContent
    return AnyView(
      UIViewStage(view: view, changes: changes) {
        // UIKit's views come and go at once, also while others are animated.
        ForEach(parts.indices, id: \.self) { parts[$0].transition(.identity) }
        if let content { content.layoutValue(key: IsContent.self, value: true) }
        ForEach(view.stagedSubviews, id: \.identity) {
          $0.shown.layoutValue(key: PlacedView.self, value: $0).transition(.identity)
        }
      })
  }

  private var parts: [AnyView] {
    let look = view.layer.look(at: CACurrentMediaTime())
    var parts: [AnyView] = []
    let color = look.animatedBackground ?? view.backgroundColor?.color ?? look.backgroundColor
    if let color {
      // Also where it has no round corners yet: those that come would be another view's, and nothing of it animated.
      parts.append(AnyView(RoundedRectangle(cornerRadius: look.cornerRadius).fill(color)))
    }
    let isOwn = type(of: view) != UIView.self && !isOfTheLibrary
    if isOwn || view.layer.isShown {
      parts.append(AnyView(LayerBody(layer: view.layer, view: view)))
    }
    return parts
  }

  /// Whether it is one of UIKit's own of which nothing is known but its name.
  private var isUnknown: Bool {
    isOfTheLibrary && type(of: view) != UIView.self && !(view is UIStackView)
      && view.backgroundColor == nil && view.hosted == nil && view.ownContent == nil
      && !view.layer.isShown
  }

  private var isOfTheLibrary: Bool { String(reflecting: type(of: view)).hasPrefix("Views.") }
}

/// Which of UIKit's views a view in a stage stands for.
struct PlacedView: LayoutValueKey {
  static var defaultValue: UIView? { nil }
}

/// Whether it is what a view shows of itself, which says how large the view is.
struct IsContent: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension UIView {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
