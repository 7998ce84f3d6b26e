import Foundation
import Geometry
import Motion
import ViewEngine

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
      if isInList { label.foregroundStyle(Color.primary) } else { label }
    }
    .modifier(ListRowModifier { $0.hasChevron = true })
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
