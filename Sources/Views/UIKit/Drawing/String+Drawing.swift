import Foundation
import Geometry

/// What UIKit's texts are measured and drawn by.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Several lines; without it there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// - Note: Accepted: a text is never made smaller.
public final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public override init() {}
}

private let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)

extension UIKitText {
  fileprivate func bounds(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    // UIKit takes a side of no length for one without an end.
    let room = CGSize(
      width: size.width > 0 ? size.width : .infinity,
      height: size.height > 0 ? size.height : .infinity)
    return CGRect(origin: .zero, size: self.size(in: isOneLine ? unbounded : room))
  }

  fileprivate func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size(in: unbounded)))
  }
}

extension String {
  /// Points; of as many lines as the text itself has.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    UIKitText(self, attributes: attributes).size(in: unbounded)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    UIKitText(self, attributes: attributes).bounds(size, options)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    UIKitText(self, attributes: attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    UIKitText(self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { UIKitText(self).size(in: unbounded) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    UIKitText(self).bounds(size, options)
  }

  public func draw(at point: CGPoint) { UIKitText(self).draw(at: point) }
  public func draw(in rect: CGRect) { UIKitText(self).draw(in: rect) }
}
