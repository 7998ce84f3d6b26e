import Foundation
import Geometry
import Motion
import ViewEngine

extension ChartContent {
  /// A view beside each mark.
  ///
  /// - Parameters:
  ///   - position: On which side; above by itself.
  ///   - spacing: Points between the mark and the view; 4 by itself (by eye, not measured).
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// - Parameter overflowResolution: What is done where the view would stand outside.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    _ content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    look { look in
      look.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment,
          spacing: spacing ?? (position.isOverlay ? 0 : ChartConstants.annotationSpacing),
          overflow: overflow, content: content))
    }
  }
}
