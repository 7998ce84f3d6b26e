import Foundation
import Geometry
import Motion
import ViewEngine

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    look { if $0.style == nil && $0.styleBy == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    look { $0.opacity *= opacity }
  }

  /// - Parameter radius: Of all four corners; of a sector's too.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    look { look in
      guard look.cornerRadius == nil else { return }
      look.cornerRadius = radius
      look.cornerStyle = style
    }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    look { if $0.stroke == nil { $0.stroke = style } }
  }

  /// How lines and areas go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    look { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// What has more is in front.
  public func zIndex(_ value: Double) -> some ChartContent {
    look { if $0.zIndex == nil { $0.zIndex = value } }
  }

  public func blur(radius: CGFloat) -> some ChartContent {
    look { $0.blurRadius += radius }
  }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    look { look in
      if look.shadow == nil { look.shadow = MarkShadow(color: color, radius: radius, x: x, y: y) }
    }
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    look { if $0.clipShape == nil { $0.clipShape = AnyShape(shape) } }
  }

  /// Whether a gradient goes over the whole plot rather than over each bar.
  ///
  /// - Note: Approximated: of bars and rectangles; those of lines and areas go over the plot in any case, those of others
  ///   over themselves.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    look { if $0.isAlignedWithPlot == nil { $0.isAlignedWithPlot = aligns } }
  }

  /// - Note: Accepted: marks are drawn one by one.
  public func compositingLayer() -> some ChartContent { self }
}

extension ChartContent {
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    look { look in
      look.xOffset = (look.xOffset.start + x, look.xOffset.end + x)
      look.yOffset = (look.yOffset.start + y, look.yOffset.end + y)
    }
  }

  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat)
    -> some ChartContent
  {
    ends(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    ends(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    ends(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  private func ends(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat)
    -> some ChartContent
  {
    look { look in
      look.xOffset = (look.xOffset.start + xStart, look.xOffset.end + xEnd)
      look.yOffset = (look.yOffset.start + yStart, look.yOffset.end + yEnd)
    }
  }
}
