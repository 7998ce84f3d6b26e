import Foundation
import Geometry
import Motion
import ViewEngine

/// A mark as a view, which travels with its values.
struct MarkView: View {
  let mark: PlacedMark

  var body: some View {
    decorated.plotPlace(place)
  }

  private var place: PlotPlace {
    switch mark.drawing {
    case .rectangle where isAligned: .range(.zero)
    case .rectangle(let frame, _, _), .rule(let frame, _, _): .fills(frame)
    case .symbol(let frame, _, _): .centered(frame)
    case .line, .area:
      .range(CGSize(width: mark.look.xOffset.start, height: mark.look.yOffset.start))
    case .sector: .fills(.plot)
    }
  }

  private var isAligned: Bool { mark.look.isAlignedWithPlot == true }

  @ViewBuilder private var drawn: some View {
    switch mark.drawing {
    case .rectangle(let frame, let radius, let style) where isAligned:
      AlignedBar(frame: frame, radius: radius, style: style).fill(mark.style)
    case .rectangle(_, let radius, let style):
      RoundedRectangle(cornerRadius: radius, style: style).fill(mark.style)
    case .rule(_, let isUpright, let stroke):
      RuleShape(isUpright: isUpright).stroke(mark.style, style: stroke)
    case .symbol(_, let symbol, let area):
      SymbolView(symbol: symbol, area: area, style: mark.style)
    case .line(let shape, let stroke):
      shape.stroke(mark.style, style: stroke)
    case .area(let shape):
      shape.fill(mark.style)
    case .sector(let shape):
      shape.fill(mark.style)
    }
  }

  /// Only what the mark was given, so that most marks are nothing but their shape.
  @ViewBuilder private var decorated: some View {
    let look = mark.look
    let isPlain =
      look.shadow == nil && look.blurRadius == 0 && look.clipShape == nil
      && look.accessibilityLabel == nil
    if isPlain {
      drawn.opacity(look.opacity)
    } else {
      drawn
        .clipShape(look.clipShape ?? AnyShape(Unclipped()))
        .blur(radius: look.blurRadius)
        .shadow(
          color: look.shadow?.color ?? .clear, radius: look.shadow?.radius ?? 0,
          x: look.shadow?.x ?? 0, y: look.shadow?.y ?? 0
        )
        .opacity(look.opacity)
        .accessibilityLabel(
          look.accessibilityLabel ?? "", isEnabled: look.accessibilityLabel != nil)
    }
  }
}

/// Far more than any mark.
private struct Unclipped: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -1000, dy: -1000)) }
}

/// What stands at a point.
struct SymbolView: View {
  let symbol: MarkSymbol
  /// In square points, of a circle.
  let area: CGFloat
  let style: AnyShapeStyle

  var body: some View {
    let side = 2 * (area / .pi).squareRoot()
    switch symbol {
    case .shape(let shape, let width?):
      shape.stroke(style, lineWidth: width)
        .frame(width: side - width, height: side - width)
    case .shape(let shape, nil):
      shape.fill(style).frame(width: side, height: side)
    case .view(let view):
      if area > 0 {
        view.frame(minWidth: side, minHeight: side).foregroundStyle(style)
      }
    }
  }
}
