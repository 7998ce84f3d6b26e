import Foundation
import Geometry
import ViewEngine

extension View {
  /// Shows details beside the view; on a phone, which has no room beside it, in a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// The width of an inspector that stands beside a view; a phone's, a sheet, has all of it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
