import Foundation
import Motion
import ViewEngine

/// A Mac's views side by side, with a line between them. What fills its place shares the room.
///
/// - Note: Approximated: the line cannot be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    HStack(spacing: 0) { DividedViews(content: content) }
  }
}

/// A Mac's views one below the other, with a line between them.
///
/// - Note: Approximated: the line cannot be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    VStack(spacing: 0) { DividedViews(content: content) }
  }
}

private struct DividedViews<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        if subview.id != subviews.first?.id { Divider() }
        subview
      }
    }
  }
}
