import ViewEngine

/// Keeps a value for a view that only binds to one, and is made by nobody else: what it does to the value is seen.
@MainActor @preconcurrency
public func _held<Value, Content: View>(
  _ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
) -> some View {
  HeldValue(value: value, content: content)
}

private struct HeldValue<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content

  var body: some View { content($value) }
}
