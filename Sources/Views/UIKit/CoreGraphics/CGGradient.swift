import Foundation
import Geometry

/// Quartz's gradient, by SwiftUI's.
public final class CGGradient: @unchecked Sendable {
  let gradient: Gradient

  /// - Parameters:
  ///   - colors: `CGColor`s; whatever else is in there is left out.
  ///   - locations: 0…1, one for each colour; nil spreads them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    let stops = colors.indices.map { index in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let location = locations.map { $0[index] } ?? even
      return Gradient.Stop(color: colors[index], location: location)
    }
    gradient = Gradient(stops: stops)
  }
}

/// Core Foundation's arrays, by Swift's.
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Quartz's space of colours.
///
/// - Note: Accepted: colours are of sRGB.
public final class CGColorSpace: Sendable {
  init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

extension CGContext {
  /// - Note: Approximated: it goes on beyond its ends, whatever the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    state.context.fill(
      everything,
      with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
  }

  /// - Note: Approximated: it has one centre, the end's, and goes on beyond its ends.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let path =
      options.contains(.drawsAfterEndLocation)
      ? everything
      : Path(
        ellipseIn: CGRect(
          x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
          height: 2 * endRadius))
    state.context.fill(
      path,
      with: .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  /// All of the context, in user space.
  private var everything: Path {
    Path(CGRect(origin: .zero, size: state.context.size)).applying(
      state.context.transform.inverted())
  }
}
