import SwiftSyntax

/// How large all that a Mac's window shows is, where the code says so: `.frame(width: 420, height: 260)` around it.
///
/// A window of SwiftUI's opens as large as its content is, where that has one size.
struct WindowContent: Equatable {
  let width: Double
  let height: Double

  /// - Returns: Nil where the code leaves it open.
  static func of(_ root: RootView, in source: SwiftSource) -> WindowContent? {
    guard let bounds = WindowBounds.of(root, in: source),
      let width = bounds.width.only, let height = bounds.height.only
    else { return nil }
    return WindowContent(width: width, height: height)
  }
}

extension ClosedRange<Double> {
  /// The one value in it.
  fileprivate var only: Double? { lowerBound == upperBound ? lowerBound : nil }
}
