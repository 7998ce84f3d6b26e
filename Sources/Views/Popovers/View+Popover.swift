import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Shows a view in a bubble that points at this one while a condition holds; on a phone it is a
  /// sheet unless its content asks for something else (`presentationCompactAdaptation`).
  ///
  /// - Parameter arrowEdge: The side of this view on which the popover stands; above where there is
  ///   space, if it is nil.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, attachment: attachmentAnchor, edge: arrowEdge ?? .top,
        popover: { AnyView(content()) }))
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      PopoverModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        attachment: attachmentAnchor, edge: arrowEdge ?? .top,
        popover: { AnyView(shown.map { content($0).id($0.id) }) }))
  }
}

private struct PopoverModifier: ViewModifier {
  @Binding var isPresented: Bool
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let popover: () -> AnyView
  @State private var form: PopoverForm?
  @State private var anchor = SourceAnchor()
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    content
      .modifier(DimmedTint(isOn: isPresented && form == .popover))
      .modifier(SourceModifier(anchor: anchor))
      .overlaying(presents(.popover), { .popover(place) }, from: anchor, content: popover)
      .presenting(presents(.sheet), .sheet) { popover() }
      .presenting(presents(.cover), .cover) { popover() }
      .onChange(of: isPresented) { if !isPresented { form = nil } }
  }

  private var place: PopoverPlace {
    PopoverPlace(
      attachment: attachment, edge: edge, isCompact: width == .compact && idiom != .pad,
      become: { form = $0 })
  }

  /// It is a popover until its content has said what else.
  private func presents(_ other: PopoverForm) -> Binding<Bool> {
    Binding(
      get: { isPresented && (form ?? .popover) == other }, set: { if !$0 { isPresented = false } })
  }
}

/// What a popover points at is grey meanwhile where it was in the tint.
private struct DimmedTint: EnvironmentModifier {
  let isOn: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isOn { environment.tint = AnyShapeStyle(Color(.systemGray)) }
  }
}
