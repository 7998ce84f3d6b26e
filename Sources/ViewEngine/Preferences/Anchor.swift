import Foundation
import Geometry

/// A rectangle or a point of a view, for other views to read in their own coordinates.
///
///     .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
///     .overlayPreferenceValue(Bounds.self) { anchor in
///       GeometryReader { proxy in if let anchor { Frame(proxy[anchor]) } }
///     }
public struct Anchor<Value> {
  /// On screen, as it was when the preference was read.
  package let onScreen: Value
  package let moved: (Value, CGSize) -> Value

  /// Which part of a view.
  public struct Source {
    package let make: @MainActor (Item) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.onScreen == right.onScreen }
}

extension Anchor: CustomStringConvertible {
  public var description: String { "Anchor(\(onScreen))" }
}

extension Anchor.Source where Value == CGRect {
  /// The view's own rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { .of($0.screenFrame) }
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { item in
      let origin = item.toScreen(
        CGPoint(x: item.frame.minX + rect.minX, y: item.frame.minY + rect.minY))
      let end = item.toScreen(
        CGPoint(x: item.frame.minX + rect.maxX, y: item.frame.minY + rect.maxY))
      return .of(
        CGRect(
          x: min(origin.x, end.x), y: min(origin.y, end.y), width: abs(end.x - origin.x),
          height: abs(end.y - origin.y)))
    }
  }
}

extension Anchor where Value == CGRect {
  /// - Parameter rect: On screen.
  package static func of(_ rect: CGRect) -> Anchor {
    Anchor(onScreen: rect) { $0.offsetBy(dx: $1.width, dy: $1.height) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { item in
      .of(item.toScreen(CGPoint(x: item.frame.minX + point.x, y: item.frame.minY + point.y)))
    }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { item in
      .of(
        item.toScreen(
          CGPoint(
            x: item.frame.minX + item.frame.width * point.x,
            y: item.frame.minY + item.frame.height * point.y)))
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGPoint {
  fileprivate static func of(_ point: CGPoint) -> Anchor {
    Anchor(onScreen: point) { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) }
  }
}
