import ViewEngine

extension View {
  func presenting(
    _ isPresented: Binding<Bool>, _ style: Presented.Style, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier<Presentations>(
        isPresented: isPresented.wrappedValue, style: style,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  func presenting<Item: Identifiable>(
    _ item: Binding<Item?>, _ style: Presented.Style, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> some View
  ) -> some View {
    modifier(
      PresentationModifier<Presentations>(
        isPresented: item.wrappedValue != nil, identity: item.wrappedValue?.id, style: style,
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { AnyView(item.wrappedValue.map { content($0) }) }))
  }

  /// Presents something made of data while a condition holds and there are data.
  func presenting<T>(
    _ isPresented: Binding<Bool>, of data: T?, _ style: Presented.Style,
    content: @escaping (T) -> some View
  ) -> some View {
    modifier(
      PresentationModifier<Presentations>(
        isPresented: isPresented.wrappedValue && data != nil, style: style,
        dismiss: { isPresented.wrappedValue = false },
        content: { AnyView(data.map { content($0) }) }))
  }

  /// Slides a sheet in from below while a condition holds. A finger can drag it away, and a tap
  /// above it ends it.
  ///
  /// - Parameter onDismiss: Runs when the sheet is gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .sheet, onDismiss: onDismiss, content: content)
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .sheet, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen while a condition holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .cover, onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .cover, onDismiss: onDismiss, content: content)
  }
}
