import Foundation
import Geometry
import Motion
import ViewEngine

@MainActor @preconcurrency
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1 { didSet { view?.changed() } }
  /// - Note: Accepted: a clip has one finger.
  public var numberOfTouchesRequired = 1

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        SpatialTapGesture(count: numberOfTapsRequired).onEnded {
          self.tell(.ended, at: $0.location)
        }))
  }
}

@MainActor @preconcurrency
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  private var way = CGSize.zero
  private var speed = CGSize.zero
  private var base = CGSize.zero
  private var isUnderWay = false

  public func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: way.width - base.width, y: way.height - base.height)
  }

  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGSize(width: way.width - translation.x, height: way.height - translation.y)
  }

  public func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  /// The screen's coordinates: the view itself may go with the finger.
  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
          .onChanged {
            if !self.isUnderWay { self.base = .zero }
            let begins = !self.isUnderWay
            self.isUnderWay = true
            self.take($0)
            self.tell(begins ? .began : .changed, at: $0.location)
          }
          .onEnded {
            self.isUnderWay = false
            self.take($0)
            self.tell(.ended, at: $0.location)
          }))
  }

  private func take(_ value: DragGesture.Value) {
    way = value.translation
    speed = value.velocity
  }
}

@MainActor @preconcurrency
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.changed() } }
  /// Points.
  public var allowableMovement: CGFloat = 10

  /// - Note: Approximated: it ends when it has begun.
  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        LongPressGesture(
          minimumDuration: minimumPressDuration, maximumDistance: allowableMovement
        ).onEnded { _ in
          self.tell(.began)
          self.tell(.ended)
        }))
  }
}

@MainActor @preconcurrency
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
  private var base: CGFloat = 1
  private var isUnderWay = false
  public private(set) var velocity: CGFloat = 0

  override func added(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        MagnifyGesture()
          .onChanged {
            let begins = !self.isUnderWay
            if begins { (self.scale, self.base) = (1, 1) }
            self.isUnderWay = true
            // The author may set the scale back to 1 at each change.
            self.scale *= $0.magnification / self.base
            self.base = $0.magnification
            self.tell(begins ? .began : .changed)
          }
          .onEnded { _ in
            self.isUnderWay = false
            self.tell(.ended)
          }))
  }
}
