import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a layout is asked beside sizes and places: its cache, its spacing and which way it goes.
@MainActor
@Suite("What layouts keep and say")
struct LayoutCacheTests {
  /// A column that counts what is asked of it.
  private struct Column: Layout {
    let log: Log
    var gap: CGFloat = 0

    func makeCache(subviews: Subviews) -> [CGSize] {
      log.add("make")
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
      log.add("update")
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize])
      -> CGSize
    {
      CGSize(
        width: cache.map(\.width).max() ?? 0,
        height: cache.reduce(0) { $0 + $1.height + gap } - gap)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += size.height + gap
      }
    }
  }

  /// Rule: `layout-cache`.
  @Test("A cache is made once, and updated when the views or the layout change")
  func cache() {
    let (log, elsewhere) = (Log(), Handle(1.0))
    let (count, width, gap) = (Handle(1), Handle(10.0), Handle(0.0))
    let played = PlayedView {
      VStack(spacing: 0) {
        elsewhere.shows { Color.red.frame(width: $0, height: 2) }
        gap.shows { gap in
          Column(log: log, gap: gap) {
            width.shows { Color.blue.frame(width: $0, height: $0) }
            count.shows {
              ForEach(1..<$0, id: \.self) { _ in Color.green.frame(width: 5, height: 5) }
            }
          }
        }
      }
    }
    #expect(log.text == "make")
    played.change { elsewhere.value = 3 }
    #expect(log.text == "make")
    played.change { width.value = 20 }
    #expect(log.text == "make update")
    #expect(played.frame(of: .blue)?.size == CGSize(width: 20, height: 20))
    played.change { count.value = 2 }
    #expect(log.text == "make update update")
    #expect(played.frames(of: .green).count == 1)
    played.change { count.value = 1 }
    #expect(log.text == "make update update update")
    played.change { gap.value = 4 }
    #expect(log.text == "make update update update update")
  }

  /// Keeps how often its cache was made, as one that does not say how to update it.
  private struct Plain: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
      log.add("made\(subviews.count)")
      return subviews.count
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: CGFloat(cache), height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  /// Rule: `layout-cache`.
  @Test("A layout without an update of its own makes its cache anew, in AnyLayout too")
  func plain() {
    let (log, count) = (Log(), Handle(2))
    let played = PlayedView {
      count.shows { count in
        AnyLayout(Plain(log: log)) { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
    }
    #expect(log.text == "made2")
    played.change { count.value = 3 }
    #expect(log.text == "made2 made3")
  }

  /// As large as what is in it, with a spacing that is told.
  private struct Spaced: Layout {
    var spacing: ViewSpacing?

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      spacing ?? subviews[0].spacing.union(subviews[subviews.count - 1].spacing, edges: .bottom)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
    }
  }

  /// How far the second is below the first.
  private func distance(_ first: some View, _ second: some View) -> CGFloat? {
    let played = PlayedView {
      VStack {
        first
        second
      }
    }
    guard let upper = played.frame(of: .red), let lower = played.frame(of: .blue) else {
      return nil
    }
    return lower.minY - upper.maxY
  }

  /// Rule: `layout-spacing`.
  @Test("The stack around a layout asks it for its spacing")
  func spacing() {
    func spaced(_ spacing: ViewSpacing?, _ color: Color) -> some View {
      Spaced(spacing: spacing) { color }
    }
    #expect(distance(spaced(ViewSpacing(), .red), spaced(ViewSpacing(), .blue)) == 8)
    #expect(distance(spaced(.zero, .red), spaced(.zero, .blue)) == 0)
    #expect(distance(spaced(.zero, .red), Square(color: .blue)) == 8)
    #expect(distance(spaced(.text, .red), spaced(.text, .blue)) == 0)
    #expect(distance(spaced(nil, .red), spaced(nil, .blue)) == 8)
    let merged = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
    #expect(merged.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: merged, along: .vertical) == 8)
    #expect(ViewSpacing.text.distance(to: ViewSpacing().union(.text), along: .vertical) == 0)
  }

  private struct Along: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 50, height: 50)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
        log.add("\(size.width)x\(size.height)")
      }
    }
  }

  /// Rule: `layout-orientation`.
  @Test("Spacers and dividers go by the way of the layout that they are in")
  func orientation() {
    let log = Log()
    _ = PlayedView {
      Along(log: log) {
        Spacer()
        Divider()
      }
    }
    #expect(log.text == "50.0x0.0 0.5x50.0")
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
  }
}
