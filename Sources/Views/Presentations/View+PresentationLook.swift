import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  func presentationLook(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// The heights that the sheet may have. It begins with the lowest; a finger drags it to others.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }

  /// - Parameter selection: The detent that the sheet stands at, now and after a finger has moved it.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationLook {
      $0.detents = detents.union([selected])
      $0.selected = selected
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// A small bar at the top of the sheet, which shows that it can be dragged. `automatic` shows it
  /// where the sheet has several detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook { $0.indicator = visibility }
  }

  /// - Parameter radius: Of the upper corners, in points; nil is the platform's own, 10.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = radius }
  }

  /// What the sheet is made of.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook {
      $0.background = AnyView(Rectangle().fill(style))
      $0.backgroundName = "\(style)"
    }
  }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentationLook {
      $0.background = AnyView(Color.clear.overlay(alignment: alignment) { content })
      $0.backgroundName = "\(V.self)"
    }
  }

  /// Whether fingers reach what is behind the sheet; it makes that no darker then.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationLook { $0.backgroundInteraction = interaction }
  }

  /// What a finger that swipes up in the sheet does first: `resizes` the sheet, or `scrolls`.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationLook { $0.contentInteraction = behavior }
  }

  /// Keeps a finger from dragging the sheet away, and a tap beside it from ending it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationLook { $0.isDismissDisabled = isDisabled || $0.isDismissDisabled }
  }
}
