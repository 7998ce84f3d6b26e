import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Shows details beside the view; on a phone, which has no room beside it, in a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// The width of an inspector that stands beside a view; a phone's, a sheet, has all of it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = width }
  }

  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = ideal }
  }
}

/// A column at the end of a view, or a sheet where there is no room for one.
///
/// The width of a tablet's is by eye, that of a Mac's AppKit's ideal one.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.idiom) private var idiom
  @Environment(\.pixelLength) private var pixelLength

  private static var animation: Animation { .spring(response: 0.4, dampingFraction: 1) }

  private var usual: CGFloat { idiom == .mac ? 270 : 320 }

  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          HStack(spacing: 0) {
            Color(.separator).frame(width: pixelLength).ignoresSafeArea()
            VStack { inspector() }
              // A Mac's forms are grouped here by themselves, as Apple says of inspectors (WWDC23, 10161).
              .transformEnvironment(\.formLook) { [grouped] in $0 = $0 ?? grouped }
              .frame(width: width ?? usual)
              .frame(maxHeight: .infinity)
              .background { ground.ignoresSafeArea() }
              .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
          }
          .transition(.move(edge: .trailing))
        }
      }
      .animation(Self.animation, value: isPresented)
    } else {
      content.sheet(isPresented: $isPresented, content: inspector)
    }
  }

  private var grouped: FormLook? { idiom == .mac ? .grouped : nil }

  private var ground: Color {
    idiom == .mac ? Color(system: .windowGround) : Color(.systemGroupedBackground)
  }
}
