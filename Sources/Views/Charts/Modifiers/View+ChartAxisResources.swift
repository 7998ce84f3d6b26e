import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(labelResource.text, position: position, alignment: alignment, spacing: spacing)
  }

  @_disfavoredOverload
  public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(labelResource.text, position: position, alignment: alignment, spacing: spacing)
  }

  @_disfavoredOverload
  public func chartZAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(labelResource.text, position: position, alignment: alignment, spacing: spacing)
  }
}
