import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a clip shows in a scroll view of UIKit: its subviews, moved by SwiftUI's.
struct UIScrollViewBody: View {
  let view: UIScrollView
  @State private var position = ScrollPosition()
  @State private var zoomAtStart: CGFloat?

  /// Of `setContentOffset(_:animated:)`, in seconds; by eye, not measured.
  private static let journey = 0.3

  var body: some View {
    let changes = view.changes.count
    GeometryReader { place in
      let _ = view.arrangeContent(in: place.size)
      let content = view.contentSize(within: place.size)
      ScrollView(axes(content, in: place.size), showsIndicators: showsIndicators) {
        UIScrolledStage(view: view, changes: changes, size: content, visible: place.size) {
          ForEach(view.subviews, id: \.place) { $0.shown }
        }
        .scaleEffect(view.zoomScale, anchor: .topLeading)
        .frame(
          width: content.width * view.zoomScale, height: content.height * view.zoomScale,
          alignment: .topLeading
        )
        .padding(view.contentInset.directional)
      }
      .scrollPosition($position)
      .environment(\.scrollTargetBehavior, behavior)
      .scrollDisabled(!view.isScrollEnabled)
      .transformEnvironment(\.scrollBounces) {
        if !view.bounces { $0 = ScrollBounces(horizontal: .never, vertical: .never) }
      }
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: {
        view.moved(to: $1)
      }
      .onScrollPhaseChange { view.tell(from: $0, to: $1) }
    }
    .simultaneousGesture(zoom, isEnabled: view.delegate?.viewForZooming(in: view) != nil)
    .onAppear(perform: start)
    .onDisappear { view.mover = nil }
  }

  private var showsIndicators: Bool {
    view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator
  }

  private var behavior: any ScrollTargetBehavior {
    if view.isPagingEnabled {
      PagingScrollTargetBehavior()
    } else if view.choosesTarget {
      DelegatedTargetBehavior(view: view)
    } else {
      FreeScrollTargetBehavior()
    }
  }

  private func axes(_ content: CGSize, in visible: CGSize) -> Axis.Set {
    var axes: Axis.Set = []
    let size = CGSize(
      width: content.width * view.zoomScale, height: content.height * view.zoomScale)
    let kept = view.contentInset
    if size.width + kept.left + kept.right > visible.width + 0.01 || view.alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if size.height + kept.top + kept.bottom > visible.height + 0.01 || view.alwaysBounceVertical
      || axes.isEmpty
    {
      axes.insert(.vertical)
    }
    return axes
  }

  private func start() {
    if view.contentOffset != .zero { position.scrollTo(point: view.contentOffset) }
    view.mover = { point, isAnimated in
      withAnimation(isAnimated ? .easeInOut(duration: Self.journey) : nil) {
        position.scrollTo(point: point)
      }
    }
  }

  private var zoom: some Gesture {
    MagnifyGesture()
      .onChanged { pinch in
        let start = zoomAtStart ?? view.zoomScale
        zoomAtStart = start
        let old = view.zoomScale
        view.setZoomScale(start * pinch.magnification, animated: false)
        // What is in the middle stays there.
        let (grown, size, offset) = (view.zoomScale / old, view.frame.size, view.contentOffset)
        view.contentOffset = CGPoint(
          x: max(0, (offset.x + size.width / 2) * grown - size.width / 2),
          y: max(0, (offset.y + size.height / 2) * grown - size.height / 2))
      }
      .onEnded { _ in zoomAtStart = nil }
  }
}

extension UIView {
  fileprivate var place: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIScrollView {
  /// What is said, or what the subviews need, and no less than is seen within the insets.
  fileprivate func contentSize(within visible: CGSize) -> CGSize {
    let needed =
      contentSize != .zero
      ? contentSize
      : subviews.filter(\.isPlaced).reduce(solvedSize) {
        CGSize(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
      }
    return CGSize(
      width: max(needed.width, visible.width - contentInset.left - contentInset.right),
      height: max(needed.height, visible.height - contentInset.top - contentInset.bottom))
  }

  /// Tells the delegate in UIKit's words.
  fileprivate func tell(from old: ScrollPhase, to new: ScrollPhase) {
    isDragging = new == .interacting
    isDecelerating = new == .decelerating
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
    if old == .interacting {
      if isPagingEnabled {
        // Pages come to rest where they do, whatever it says.
        var target = contentOffset
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
      }
      delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
    }
    if old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

/// The subviews of a scroll view at their frames.
private struct UIScrolledStage: Layout {
  let view: UIScrollView
  /// Another number has it laid out anew.
  let changes: Int
  let size: CGSize
  let visible: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Its offsets are asked for by its own size, which nobody else tells it.
    ChangeCount.quietly {
      view.frame.size = visible
      view.solvedSize = solver(subviews).solve()
    }
    // What scrolls along which axis is known to the body, which is read before it is laid out.
    if view.contentSize(within: visible) != size {
      ViewGraph.current?.afterUpdate { view.changed() }
    }
    for (placed, subview) in zip(view.subviews, subviews) {
      let frame = placed.isPlaced ? placed.frame : CGRect(origin: .zero, size: visible)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension UIScrolledStage {
  /// SwiftUI in it is as large as what stands here for it, which has its state.
  private func solver(_ subviews: Subviews) -> ConstraintSolver {
    ConstraintSolver(root: view) { hosting, width, height in
      guard hosting.hosted != nil,
        let place = view.subviews.firstIndex(where: { $0 === hosting }), place < subviews.count
      else { return nil }
      return subviews[place].sizeThatFits(ProposedViewSize(width: width, height: height))
    }
  }
}

extension UIEdgeInsets {
  fileprivate var directional: EdgeInsets {
    EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
