import Foundation
import Motion
import ViewEngine

// What the system makes of a widget's views on its screens.

extension View {
  /// - Note: Accepted: no effect in a clip, where no app is opened.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which shows widgets in full colour.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// - Note: Accepted: no effect; a watch's face would write it beside the widget.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// - Note: Accepted: no effect; a watch's face would write it beside the widget.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// - Note: Accepted: no effect; a watch's face would write it beside the widget.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Shows a view of a preview where it belongs: on a widget of a size.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(PreviewContextModifier(family: (value as? WidgetPreviewContext)?.family))
  }
}

extension Image {
  /// - Note: Accepted: no effect in a clip, which shows widgets in full colour.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// How a picture is coloured in a widget that is tinted.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// Where a preview's view belongs.
public protocol PreviewContext {}

/// On a widget.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }
}

private struct PreviewContextModifier: ViewModifier {
  let family: WidgetFamily?

  func body(content: Content) -> some View {
    if let family {
      content.modifier(WidgetFrame(family: family, hasMargins: true))
    } else {
      content
    }
  }
}
