import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Which parts of sections stay in sight as long as something of their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  func contains(_ part: SectionMark.Part?) -> Bool {
    switch part {
    case .header: contains(.sectionHeaders)
    case .footer: contains(.sectionFooters)
    case .row, nil: false
    }
  }
}

extension PinnedScrollableViews {
  /// Where the children of a stack begin, those that are pinned moved into sight.
  ///
  /// - Parameters:
  ///   - spans: Where each child is along the stack, its own beginning being 0.
  ///   - sight: What is seen of the stack.
  func starts(
    of spans: [ClosedRange<CGFloat>], marks: [SectionMark?], in sight: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    // Where each section is, found once for all of its parts.
    var sections: [ObjectIdentifier: ClosedRange<CGFloat>] = [:]
    for (span, mark) in zip(spans, marks) {
      guard let key = mark.map({ ObjectIdentifier($0.identity) }) else { continue }
      let known = sections[key] ?? span
      sections[key] =
        min(known.lowerBound, span.lowerBound)...max(known.upperBound, span.upperBound)
    }
    return zip(spans, marks).map { span, mark in
      guard let mark, contains(mark.part) else { return span.lowerBound }
      let length = span.upperBound - span.lowerBound
      let section = sections[ObjectIdentifier(mark.identity)] ?? span
      if mark.part == .header {
        return min(max(span.lowerBound, sight.lowerBound), section.upperBound - length)
      }
      return max(min(span.lowerBound, sight.upperBound - length), section.lowerBound)
    }
  }
}

extension LayoutSubview {
  /// What is seen of the container, from its leading or upper side; nil outside of scroll views.
  @MainActor
  func sight(in bounds: CGRect, along axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scroll = item.scrollView else { return nil }
    let (frame, insets) = (scroll.frame, scroll.insets)
    let (low, high) =
      axis == .vertical
      ? (
        frame.minY + insets.top - scroll.collapsedAbove - bounds.minY,
        frame.maxY - insets.bottom - bounds.minY
      )
      : (frame.minX + insets.leading - bounds.minX, frame.maxX - insets.trailing - bounds.minX)
    guard low <= high else { return nil }
    guard axis == .horizontal, mirror != nil else { return low...high }
    return bounds.width - high...bounds.width - low
  }
}
