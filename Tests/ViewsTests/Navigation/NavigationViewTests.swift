import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Navigation views of several views")
struct NavigationViewTests {
  private func text<V: View>(
    _ sizeClass: UserInterfaceSizeClass, @ViewBuilder _ view: @escaping () -> V
  ) -> String {
    PlayedView(size: CGSize(width: 1200, height: 800)) {
      view().environment(\.horizontalSizeClass, sizeClass)
    }.text
  }

  @available(*, deprecated)
  @ViewBuilder private func master(_ chosen: Binding<String?> = .constant(nil)) -> some View {
    NavigationView {
      List {
        NavigationLink(destination: Text("Detail"), tag: "a", selection: chosen) { Text("Row") }
      }
      Text("Nothing chosen")
    }
  }

  @Test("On a phone the first stands alone") @available(*, deprecated) func phone() {
    let shown = text(.compact) { master() }
    #expect(shown.contains("\"Row\"") && !shown.contains("Nothing chosen"))
  }

  @Test("Where there is room they are columns, unless a stack is asked for")
  @available(*, deprecated) func columns() {
    let shown = text(.regular) { master() }
    #expect(shown.contains("\"Row\"") && shown.contains("Nothing chosen"))
    let stack = text(.regular) { master().navigationViewStyle(.stack) }
    #expect(stack.contains("\"Row\"") && !stack.contains("Nothing chosen"))
  }

  @Test("The page of a link that is active stands in the column after it")
  @available(*, deprecated) func active() {
    let shown = text(.regular) { master(.constant("a")) }
    #expect(shown.contains("\"Row\"") && shown.contains("\"Detail\""))
  }

  @Test("What an if leaves out is no column") func conditional() {
    let isOn = false
    let shown = text(.compact) {
      NavigationView {
        if isOn { Text("Left out") }
        Text("Only")
      }
    }
    #expect(shown.contains("Only"))
  }
}
