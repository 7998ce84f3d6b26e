import Foundation
import Geometry
import Motion
import ViewEngine

/// Columns that push each other as pages, where there is room for one.
struct CollapsedColumns: View {
  /// From the sidebar to the detail.
  let columns: [AnyView]
  let shown: Binding<NavigationSplitViewColumn>
  @State private var choices = ColumnChoices()

  var body: some View {
    NavigationPages(root: page(0), path: nil).environment(\.isInColumn, true)
  }

  private func page(_ index: Int) -> AnyView {
    guard index < columns.count - 1 else { return columns[index] }
    let isOpen = Binding<Bool>(
      get: { self.index(of: shown.wrappedValue) > index },
      set: { shown.wrappedValue = column($0 ? index + 1 : index) })
    return AnyView(
      columns[index]
        .environment(\.openNextColumn) { takeBack in
          choices.takeBack[index] = takeBack
          isOpen.wrappedValue = true
        }
        .navigationDestination(isPresented: isOpen) {
          page(index + 1).onDisappear {
            // Not when it is merely covered by the page after it.
            if !isOpen.wrappedValue { choices.takeBack.removeValue(forKey: index)?() }
          }
        })
  }

  /// With two columns there is no content.
  private func index(of column: NavigationSplitViewColumn) -> Int {
    columns.count == 3 ? column.order : column == .detail ? 1 : 0
  }

  private func column(_ index: Int) -> NavigationSplitViewColumn {
    index == 0 ? .sidebar : index == columns.count - 1 ? .detail : .content
  }
}

/// What was chosen in the columns, which is chosen no longer once their pages have gone.
private final class ColumnChoices {
  var takeBack: [Int: () -> Void] = [:]
}

private enum IsInColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum OpenNextColumnKey: EnvironmentKey {
  static var defaultValue: ((_ takeBack: @escaping () -> Void) -> Void)? { nil }
}

extension EnvironmentValues {
  /// A navigation stack in here is part of the one that the columns make.
  var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// Shows the column after this one, where only one is shown: something in a list was chosen. What is
  /// given takes the choice back when one has come back from there.
  var openNextColumn: ((_ takeBack: @escaping () -> Void) -> Void)? {
    get { self[OpenNextColumnKey.self] }
    set { self[OpenNextColumnKey.self] = newValue }
  }
}
