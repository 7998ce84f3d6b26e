import Foundation
import Geometry
import Motion
import ViewEngine

/// A button that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.isInList) private var isInList
  @Environment(\.idiom) private var idiom
  @Environment(\.openNextColumn) private var openNextColumn
  @Environment(\.showInNextColumn) private var showInNextColumn
  @Environment(\.selectionOfLinks) private var selection

  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case binding(Binding<Bool>, () -> Destination)
  }

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  public var body: some View {
    Button {
      switch target {
      case .view(let destination):
        if let showInNextColumn {
          showInNextColumn(AnyView(destination()))
        } else {
          navigation?.push(NavigationActions.Page(content: AnyView(destination())), true)
        }
      case .binding(let isActive, _): isActive.wrappedValue = true
      case .value(let value):
        guard let value else { return }
        if navigation?.destinations[value] == nil, let selection, selection.takes(value) {
          selection.replace(value)
          openNextColumn? { withAnimation { selection.clear() } }
          return
        }
        if let openNextColumn, navigation?.destinations[value] == nil {
          openNextColumn {}
        } else {
          navigation?.push(value)
        }
      }
    } label: {
      // A television's row turns white with the focus, and what is in it black.
      if isInList, idiom != .tv { label.foregroundStyle(Color.primary) } else { label }
    }
    .modifier(NavigationLinkMark())
    .modifier(
      ListRowModifier {
        $0.hasChevron = indicator != .hidden
        $0.linkValue = value
      }
    )
    .disabled(navigation == nil || isEmpty)
    .modifier(LinkBindingModifier(isActive: isActive, destination: boundDestination))
  }

  private var isActive: Binding<Bool>? {
    if case .binding(let isActive, _) = target { isActive } else { nil }
  }

  private var boundDestination: () -> AnyView {
    guard case .binding(_, let destination) = target else { return { AnyView(EmptyView()) } }
    return { AnyView(destination()) }
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  private var isEmpty: Bool {
    if case .value(nil) = target { true } else { false }
  }
}

/// Pushes the page of a link while its binding says so.
private struct LinkBindingModifier: ViewModifier {
  let isActive: Binding<Bool>?
  let destination: () -> AnyView
  @Environment(\.showInNextColumn) private var showInNextColumn

  func body(content: Content) -> some View {
    if let isActive, let showInNextColumn {
      content.onChange(of: isActive.wrappedValue, initial: true) { _, isActive in
        if isActive { showInNextColumn(destination()) }
      }
    } else if let isActive {
      content.navigationDestination(isPresented: isActive, destination: destination)
    } else {
      content
    }
  }
}

extension NavigationLink where Destination == Never {
  /// - Parameter value: Says which page, of those that `navigationDestination(for:)` makes; a link
  ///   without a value is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }
}

// MARK: Links that a binding opens

extension NavigationLink {
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  @MainActor @preconcurrency
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.binding(isActive, destination), label: label())
  }

  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.binding(isActive, { destination }), label: label())
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) instead.")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) instead.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .binding(
        Binding(
          get: { selection.wrappedValue == tag },
          set: { isActive in
            if isActive {
              selection.wrappedValue = tag
            } else if selection.wrappedValue == tag {
              selection.wrappedValue = nil
            }
          }), destination), label: label())
  }
}

extension View {
  /// Whether links inside a split view show their pages in the detail.
  ///
  /// - Note: Accepted: on a phone all of them push their pages.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Whether the rows of lists say that their links lead somewhere.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

private enum IndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var navigationLinkIndicatorVisibility: Visibility {
    get { self[IndicatorVisibilityKey.self] }
    set { self[IndicatorVisibilityKey.self] = newValue }
  }
}
