import Foundation

extension ScrollTransitionConfiguration {
  /// Where a view has to be to count as fully in sight.
  public struct Threshold: Equatable, Sendable {
    /// How far the view is from the scroll view's edge there: parts of its own length, of the scroll
    /// view's, and points.
    private var own: Double
    private var container: Double
    private var distance = 0.0

    public static let visible = Threshold.visible(1)
    public static let hidden = Threshold.visible(0)
    /// In the middle of the scroll view.
    public static let centered = Threshold(own: -0.5, container: 0.5)

    /// - Parameter amount: How much of the view is to be seen, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(own: amount - 1, container: 0)
    }

    private init(own: Double, container: Double) {
      self.own = own
      self.container = container
    }

    /// A threshold between this one, at 0, and another one, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = self
      result.own += (other.own - own) * amount
      result.container += (other.container - container) * amount
      result.distance += (other.distance - distance) * amount
      return result
    }

    /// - Parameter distance: Points nearer to the middle of the scroll view.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance += distance
      return result
    }

    /// How far a view is on its way out of sight: 0 at the threshold and further in, 1 where nothing
    /// of it is seen.
    ///
    /// - Parameter place: Of the view's outer end, in points inside the scroll view's edge.
    func departure(at place: CGFloat, length: CGFloat, container: CGFloat) -> Double {
      let start = own * length + self.container * container + distance
      guard place < start else { return 0 }
      // A threshold at which the view is gone already has no way to go.
      guard start > -length else { return 1 }
      return min(1, (start - place) / (start + length))
    }
  }
}
