import Foundation
import Geometry
import Motion
import ViewEngine

/// Pages of which the last one is shown, each below a bar with its title.
///
/// The bar is the plain one: a title, large or inline, and a way back. It does not shrink when the
/// page scrolls.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  private init(root: Root, values: Binding<[AnyHashable]>?) {
    self.root = root
    path = values
  }

  public var body: some View { NavigationPages(root: root, path: path) }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), values: nil)
  }

  /// - Parameter path: The values whose pages are shown; links and the way back change it.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), values: path.erased)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// - Parameter path: The values whose pages are shown; links and the way back change it.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), values: path.erased)
  }
}

/// What a navigation stack was called before.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { NavigationPages(root: content, path: nil) }
}

/// A button that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  private enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
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
        navigation?.push(NavigationActions.Page(content: AnyView(destination())), true)
      case .value(let value): if let value { navigation?.push(value) }
      }
    } label: {
      if isInList {
        HStack {
          label.foregroundStyle(Color.primary)
          Spacer()
          Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
        }
      } else {
        label
      }
    }
    .disabled(navigation == nil || isEmpty)
  }

  private var isEmpty: Bool {
    if case .value(nil) = target { true } else { false }
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

// MARK: What pages say

/// How a page's title is shown.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

struct NavigationBarValues: Equatable {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hidesBack = false
  var parts: [BarPart] = []

  func parts(at place: BarPlace) -> [BarPart] { parts.filter { $0.place == place } }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBack = value.hidesBack || next.hidesBack
    value.parts += next.parts
  }
}

extension View {
  private func navigationBar(_ change: @escaping (inout NavigationBarValues) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  /// The title in the bar above the page.
  public func navigationTitle(_ title: Text) -> some View {
    navigationBar { $0.title = title }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    navigationBar { $0.displayMode = mode }
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationBarTitleDisplayMode(_:) instead.")
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Leaves out the bar above the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = hidden }
  }

  /// Leaves out the button in the bar that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }
  }
}
