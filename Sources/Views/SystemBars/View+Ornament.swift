import Foundation
import Geometry
import ViewEngine

extension View {
  /// Puts controls beside a headset's window, in front of nothing that is in it.
  ///
  /// - Parameter contentAlignment: Which point of the ornament lies on the anchor. Beside the view every one looks the
  ///   same.
  /// - Note: Approximated: a clip has no room around its window, so the view is made smaller by the ornament, which
  ///   then lies outside of it; one that is anchored within the view lies over it.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    modifier(
      OrnamentModifier(
        anchor: attachmentAnchor.point, alignment: contentAlignment,
        ornament: visibility == .hidden ? nil : ornament()))
  }
}

/// Where an ornament is attached.
public struct OrnamentAttachmentAnchor: Sendable {
  let point: UnitPoint

  /// A point of the window.
  ///
  /// - Note: Approximated: of the view that has the ornament, which is mostly all of the window.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(point: anchor)
  }

  /// A point of the view that has the ornament.
  public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor(point: anchor)
  }
}

/// An ornament at the edge of its view that it is anchored to.
private struct OrnamentModifier<Ornament: View>: ViewModifier {
  let anchor: UnitPoint
  let alignment: Alignment
  let ornament: Ornament?

  /// Between the view and what is beside it, in points; by eye.
  private static var gap: CGFloat { 12 }

  func body(content: Content) -> some View {
    // Corners belong to the bottom and the top, where there is more room for a row of controls.
    if anchor.y >= 1 || anchor.y <= 0 {
      content.safeAreaInset(
        edge: anchor.y >= 1 ? VerticalEdge.bottom : .top, alignment: horizontal, spacing: Self.gap
      ) {
        ornament
      }
    } else if anchor.x >= 1 || anchor.x <= 0 {
      content.safeAreaInset(
        edge: anchor.x >= 1 ? HorizontalEdge.trailing : .leading, alignment: vertical,
        spacing: Self.gap
      ) {
        ornament
      }
    } else {
      content.overlay {
        GeometryReader { proxy in
          ornament.position(x: anchor.x * proxy.size.width, y: anchor.y * proxy.size.height)
        }
      }
    }
  }

  private var horizontal: HorizontalAlignment {
    anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
  }

  private var vertical: VerticalAlignment {
    anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
  }
}
