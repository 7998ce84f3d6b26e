import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lets a watch's sheet be closed by a button at its corner: the bar of the pages inside has it, where there are some.
struct WatchSheetModifier: ViewModifier {
  /// Nil where it is no sheet, or must not be closed so.
  let close: (() -> Void)?
  @State private var hasBar = false
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .watch, let close {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPreferenceChange(HasNavigationKey.self) { hasBar = $0 }
        .environment(\.closeSheet, close)
        .overlay(alignment: .topLeading) { if !hasBar { button(close) } }
    } else {
      content
    }
  }

  /// Where a bar would have it, beside the time.
  private func button(_ close: @escaping () -> Void) -> some View {
    let top = ViewGraph.current?.canvas.safeArea.top ?? 0
    return WatchCloseButton(action: close)
      .padding(.leading, 14)
      .padding(.top, 10)
      .frame(height: top)
      .offset(y: -top)
  }
}
