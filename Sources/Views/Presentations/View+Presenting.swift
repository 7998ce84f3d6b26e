import ViewEngine

extension View {
  func presenting(
    _ isPresented: Binding<Bool>, _ style: Presented.Style, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented.wrappedValue, style: style,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  func presenting<Item: Identifiable>(
    _ item: Binding<Item?>, _ style: Presented.Style, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> some View
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: item.wrappedValue != nil, style: style,
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) }))
  }

  /// Slides a sheet in from below while a condition holds. A finger cannot drag it away.
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

  // MARK: Alerts

  /// Shows an alert while a condition holds. Each of its buttons ends it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presenting(isPresented, .alert) {
      AlertBody(title: title, actions: actions(), message: message())
    }
  }

  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}
