import Foundation
import Geometry
import Motion
import ViewEngine

// What menus and services of a Mac do with what a view shows, and the system's page of translations: a clip has none.

extension View {
  /// - Note: Accepted: no menu sends a command in a clip.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }

  /// - Note: Accepted: nothing asks for it in a clip; what is dragged is said by `onDrag`.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// - Note: Accepted: no service asks for it in a clip.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// - Note: Accepted: no service asks for it in a clip.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// - Note: Accepted: no service brings anything in a clip.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// - Note: Accepted: no page of translations comes: a clip has none to show.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
}
