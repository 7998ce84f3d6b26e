import Motion
import ViewEngine

/// A confirmation dialog as a value, which `actionSheet(isPresented:content:)` shows.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ActionSheet {
  /// The dialog as it is presented; this one always shows its title.
  @MainActor var body: some View {
    ActionSheetBody(title: title, actions: Alert.views(of: buttons), message: message)
  }
}

extension View {
  /// Asks what to do while a condition holds. Each of its buttons ends it.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    presentingDialog(isPresented) { content().body }
  }

  /// Asks what to do with an item while there is one.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presentingDialog(
      Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) { item.wrappedValue.map { content($0).body } }
  }
}
