import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Copies of a view beyond those of its edges that lie at a bar's or the screen's safe edge: mirrored, and blurred.
///
/// The view keeps its place in the safe area. In a scroll view it has a copy above where it is the first thing at the top,
/// and that moves along with it.
///
/// - Source: Apple's documentation; the blur's radius is by eye.
struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool
  /// Where it lay first, which says where it has copies; nil before it lies anywhere.
  @State private var edges: Edge.Set?

  private static let blur: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .background(alignment: .top) {
        if shows(.top) { copy(of: content, across: false).alignmentGuide(.top) { $0[.bottom] } }
      }
      .background(alignment: .bottom) {
        if shows(.bottom) { copy(of: content, across: false).alignmentGuide(.bottom) { $0[.top] } }
      }
      .background(alignment: .leading) {
        if shows(.leading) {
          copy(of: content, across: true).alignmentGuide(.leading) { $0[.trailing] }
        }
      }
      .background(alignment: .trailing) {
        if shows(.trailing) {
          copy(of: content, across: true).alignmentGuide(.trailing) { $0[.leading] }
        }
      }
      .onGeometryChange(for: Edge.Set.self) {
        Self.edges(at: $0)
      } action: {
        if edges == nil { edges = $0 }
      }
  }

  private func shows(_ edge: Edge.Set) -> Bool { isEnabled && edges?.contains(edge) == true }

  private func copy(of content: Content, across: Bool) -> some View {
    content
      .scaleEffect(x: across ? -1 : 1, y: across ? 1 : -1)
      .blur(radius: Self.blur, opaque: true)
      .allowsHitTesting(false)
  }

  /// Those of the view's edges that lie where the safe area ends.
  private static func edges(at proxy: GeometryProxy) -> Edge.Set {
    guard let screen = ViewGraph.current?.canvas.size else { return [] }
    let frame = proxy.frame(in: .global)
    let insets = proxy.safeAreaInsets
    var edges: Edge.Set = []
    func note(_ edge: Edge.Set, _ inset: CGFloat, _ distance: CGFloat) {
      if inset > 0, abs(distance - inset) < 1 { edges.insert(edge) }
    }
    note(.leading, insets.leading, frame.minX)
    note(.trailing, insets.trailing, screen.width - frame.maxX)
    if proxy.bounds(of: .scrollView) != nil {
      if frame.minY > 0, abs(proxy.frame(in: .scrollView).minY) < 1 { edges.insert(.top) }
    } else {
      note(.top, insets.top, frame.minY)
      note(.bottom, insets.bottom, screen.height - frame.maxY)
    }
    return edges
  }
}
