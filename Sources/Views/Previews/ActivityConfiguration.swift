import Foundation
import Motion
import ViewEngine

/// The views of a live activity: on the lock screen, and around a phone's camera.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public let _plan: _WidgetPlan

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _plan = _WidgetPlan(
      content: { entry in
        guard let entry = entry as? ActivityEntry,
          let context = entry.context as? ActivityViewContext<Attributes>
        else { return nil }
        if entry.kind == .content { return AnyView(content(context)) }
        return dynamicIsland(context).shown(as: entry.kind)
      },
      placeholder: { _ in nil })
  }
}

/// Where a preview shows a live activity.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  private let name: String

  /// On the lock screen.
  public static let content = ActivityPreviewViewKind(name: "content")

  public static func dynamicIsland(_ state: DynamicIslandPreviewViewState)
    -> ActivityPreviewViewKind
  {
    ActivityPreviewViewKind(name: state.rawValue)
  }
}

/// How large an island a preview shows.
public enum DynamicIslandPreviewViewState: String, Hashable, Sendable {
  case compact, expanded, minimal
}

/// A state of a live activity as an entry of a widget.
struct ActivityEntry: TimelineEntry {
  let date: Date
  let kind: ActivityPreviewViewKind
  let context: Any
}

extension DynamicIsland {
  /// Black, as the camera is that it grows from. By eye, not measured.
  fileprivate func shown(as kind: ActivityPreviewViewKind) -> AnyView {
    switch kind {
    case .dynamicIsland(.expanded):
      AnyView(
        VStack(spacing: 4) {
          HStack(alignment: .top) {
            regions[.leading]
            Spacer(minLength: 0)
            regions[.center]
            Spacer(minLength: 0)
            regions[.trailing]
          }
          regions[.bottom]
        }
        .padding(20)
        .frame(maxWidth: 371)
        .modifier(IslandGround(cornerRadius: 44)))
    case .dynamicIsland(.compact):
      AnyView(
        HStack {
          compactLeading
          Spacer(minLength: 0)
          compactTrailing
        }
        .padding(.horizontal, 10)
        .frame(width: 230, height: 37)
        .modifier(IslandGround(cornerRadius: 18.5)))
    default:
      AnyView(minimal.frame(width: 37, height: 37).modifier(IslandGround(cornerRadius: 18.5)))
    }
  }
}

private struct IslandGround: ViewModifier {
  let cornerRadius: CGFloat

  func body(content: Content) -> some View {
    content
      .background { Color.black }
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .environment(\.colorScheme, .dark)
  }
}

private enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// A live activity on the lock screen, or an island; in the middle of the screen.
struct ActivityFrame: ViewModifier {
  let isContent: Bool

  private static let width: CGFloat = 361
  private static let cornerRadius: CGFloat = 24

  func body(content: Content) -> some View {
    Group {
      if isContent {
        content
          .frame(maxWidth: Self.width)
          .backgroundPreferenceValue(ActivityTintKey.self) { tint in
            if let tint { tint } else { Rectangle().fill(.thickMaterial) }
          }
          .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous))
      } else {
        content
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Color(.systemGray5).ignoresSafeArea() }
  }
}

extension View {
  /// The ground of a live activity on the lock screen.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }

  /// - Note: Accepted: the lock screen's own button is not shown.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
