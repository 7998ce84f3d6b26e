import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// A title of the horizontal axis, below it by itself.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(AnyView(content()), position, alignment, spacing)
    return chartSetting { $0.x.titles.append(title) }
  }

  /// A title of the upright axis, above its labels by itself; beside it, it reads along it.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(AnyView(content()), position, alignment, spacing)
    return chartSetting { $0.y.titles.append(title) }
  }
}

extension View {
  /// A title of the third axis, of a chart in space.
  public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public func chartZAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(AnyView(content()), position, alignment, spacing)
    return chartSetting { $0.z.titles.append(title) }
  }
}

extension AxisTitle {
  fileprivate init(
    _ view: AnyView, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    let side: AxisMarkPosition.Side? =
      switch position {
      case .leading: .leading
      case .trailing: .trailing
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .topLeading, .topTrailing: .top
      default: nil
      }
    self.init(view: view, side: side, alignment: alignment, spacing: spacing)
  }
}
