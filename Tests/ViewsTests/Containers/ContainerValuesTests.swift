import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum WidthKey: ContainerValueKey {
  static var defaultValue: CGFloat { 10 }
}

extension ContainerValues {
  fileprivate var width: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

@MainActor
@Suite("What views say to the containers around them")
struct ContainerValuesTests {
  @Test("A container reads the values of its subviews one by one") func values() {
    struct Row<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        HStack(spacing: 0) {
          ForEach(subviews: content) { $0.frame(width: $0.containerValues.width) }
        }
      }
    }
    let played = PlayedView {
      Row {
        Color.red.containerValue(\.width, 30)
        Color.blue
      }
    }
    #expect(played.frame(of: .red)?.width == 30)
    #expect(played.frame(of: .blue)?.width == 10)
  }

  @Test("A container's background reaches into the safe area") func background() {
    let played = PlayedView(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      Color.clear.containerBackground(.red, for: .navigation)
    }
    #expect(played.frame(of: .red)?.minY == 0)
  }
}
