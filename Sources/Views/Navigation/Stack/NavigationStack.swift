import Foundation
import Geometry
import Motion
import ViewEngine

/// Pages of which the last one is shown, each below a bar with its title.
///
/// - Matches: SwiftUI on iOS 17, measured on recordings (NavigationDestination, ToolbarBackground):
///   the spring of pages, the bar's place, a large title that collapses when the page scrolls. In a
///   column of a split view on a phone the pages are those of the split view.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?
  @Environment(\.isInColumn) private var isInColumn

  private init(root: Root, values: Binding<[AnyHashable]>?) {
    self.root = root
    path = values
  }

  public var body: some View {
    if isInColumn { root } else { NavigationPages(root: root, path: path) }
  }
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
