import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Two or three columns, each of which chooses what the next one shows; on a phone they are pages.
///
/// What is chosen in a list with a selection opens the next column there.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let column: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass

  private init(
    columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>?,
    column: Binding<NavigationSplitViewColumn>?
  ) {
    self.columns = columns
    self.visibility = visibility
    self.column = column
  }

  public var body: some View {
    if sizeClass == .regular {
      SideBySideColumns(columns: columns, visibility: visibility ?? $ownVisibility)
    } else {
      CollapsedColumns(columns: columns, shown: column ?? $ownColumn)
    }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], visibility: nil,
      column: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())],
      visibility: columnVisibility, column: nil)
  }

  /// - Parameter preferredCompactColumn: Which page is shown on a phone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], visibility: nil,
      column: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())],
      visibility: columnVisibility, column: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], visibility: nil, column: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility, column: nil)
  }

  /// - Parameter preferredCompactColumn: Which page is shown on a phone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(detail())], visibility: nil,
      column: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility,
      column: preferredCompactColumn)
  }
}
