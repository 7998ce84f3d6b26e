import Foundation
import Geometry
import Motion
import ViewEngine

/// One thing on a map, at its place.
struct MapPartView: View {
  let part: _MapPart
  let projection: MapProjection
  let selection: Binding<AnyHashable?>?

  private var place: CGPoint { part.places.first.map(projection.point) ?? .zero }
  private var isSelected: Bool { part.tag != nil && selection?.wrappedValue == part.tag }

  var body: some View {
    switch part.kind {
    case .marker(let title, let glyph):
      MapBalloon(
        title: part.showsTitle ? title : nil, glyph: glyph, tint: part.tint ?? Color(.systemRed),
        isSelected: isSelected
      )
      .modifier(MapSelecting(tag: part.tag, selection: selection))
      .modifier(AtPlace(place: place, anchor: UnitPoint(x: 0.5, y: MapBalloon.tip)))
    case .view(let view, let title, let anchor):
      view
        .overlay(alignment: .bottom) {
          if let title, part.showsTitle { MapTitle(title: title).offset(y: 18) }
        }
        .modifier(MapSelecting(tag: part.tag, selection: selection))
        .modifier(AtPlace(place: place, anchor: anchor))
    case .circle(let radius):
      let size = 2 * projection.length(of: radius, at: part.places.first?.latitude ?? 0)
      painted(
        Path(
          ellipseIn: CGRect(
            x: place.x - size / 2, y: place.y - size / 2, width: size, height: size)),
        fills: true)
    case .line: painted(outline, fills: false)
    case .area:
      painted(
        Path {
          $0.addPath(outline)
          $0.closeSubpath()
        }, fills: true)
    }
  }

  private var outline: Path { Path { $0.addLines(part.places.map(projection.point)) } }

  @ViewBuilder private func painted(_ path: Path, fills: Bool) -> some View {
    if fills { path.fill(part.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.3))) }
    if let stroke = part.stroke {
      path.stroke(stroke.style, style: stroke.width)
    } else if !fills {
      path.stroke(
        part.fill ?? AnyShapeStyle(Color.accentColor),
        style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
  }
}

/// The platform's marker: a balloon with a symbol and a title below it.
///
/// - Matches: Apple Maps of iOS 17, by eye: 28 points wide, larger when it is chosen.
private struct MapBalloon: View {
  let title: Text?
  let glyph: AnyView?
  let tint: Color
  let isSelected: Bool

  /// Where its point is, from the top, in its height without the title.
  static let tip = 1.0

  var body: some View {
    ZStack {
      BalloonShape().fill(tint.gradient).shadow(color: .black.opacity(0.2), radius: 1, y: 1)
      (glyph ?? AnyView(Image(systemName: "mappin")))
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.white)
        .offset(y: -3)
    }
    .frame(width: 28, height: 34)
    .scaleEffect(isSelected ? 1.7 : 1, anchor: .bottom)
    .animation(.spring(response: 0.35, dampingFraction: 0.6), value: isSelected)
    .overlay(alignment: .bottom) { if let title { MapTitle(title: title).offset(y: 18) } }
  }
}

/// What stands below a place.
private struct MapTitle: View {
  let title: Text

  var body: some View {
    title.font(.caption2.weight(.semibold)).fixedSize().foregroundStyle(.primary)
      .frame(height: 16)
  }
}

/// A circle that runs out into a point below.
private struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    return Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(130), endAngle: .degrees(50),
        clockwise: false)
      path.addLine(to: CGPoint(x: rect.midX + 1.5, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX - 1.5, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Puts a point of a view at a place.
private struct AtPlace: ViewModifier {
  let place: CGPoint
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content
      .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
      .alignmentGuide(.top) { $0.height * anchor.y - place.y }
  }
}

private struct MapSelecting: ViewModifier {
  let tag: AnyHashable?
  let selection: Binding<AnyHashable?>?

  func body(content: Content) -> some View {
    if let tag, let selection {
      content.onTapGesture { selection.wrappedValue = selection.wrappedValue == tag ? nil : tag }
    } else {
      content
    }
  }
}
