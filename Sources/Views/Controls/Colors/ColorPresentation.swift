import Foundation
import Geometry
import Motion
import ViewEngine

/// Shows the system's colours beside a tablet's well, and in a sheet elsewhere.
struct ColorPresentation: ViewModifier {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Binding var isOpen: Bool
  @Environment(\.idiom) private var idiom

  /// Of a tablet's popover. By eye.
  private static let width: CGFloat = 375

  func body(content: Content) -> some View {
    if idiom == .pad {
      content.popover(isPresented: $isOpen, arrowEdge: .leading) {
        sheet(hasClose: false).frame(width: Self.width, height: ColorSheet.height)
      }
    } else {
      content.sheet(isPresented: $isOpen) {
        sheet(hasClose: true).presentationDetents([.height(ColorSheet.height)])
      }
    }
  }

  private func sheet(hasClose: Bool) -> some View {
    ColorSheet(selection: selection, supportsOpacity: supportsOpacity, hasClose: hasClose)
      .modifier(SystemPageEnvironment())
  }
}
