import Motion

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A test's hand on a view's state.
@MainActor
final class Handle<Value> {
  private let initial: Value
  fileprivate var binding: Binding<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }

  var bound: Binding<Value> { binding ?? .constant(initial) }

  /// A view with the state, and what it shows for it.
  func shows<Content: View>(@ViewBuilder _ content: @escaping (Value) -> Content)
    -> StatefulView<Value, Content>
  {
    StatefulView(handle: self, value: initial, content: content)
  }
}

struct StatefulView<Value, Content: View>: View {
  let handle: Handle<Value>
  @State var value: Value
  let content: (Value) -> Content

  init(handle: Handle<Value>, value: Value, content: @escaping (Value) -> Content) {
    self.handle = handle
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View {
    let _ = handle.binding = $value
    content(value)
  }
}

/// Counts how often bodies run.
@MainActor
final class BodyCount {
  private(set) var count = 0

  func counting<Content: View>(@ViewBuilder _ content: @escaping () -> Content)
    -> CountedView<Content>
  {
    CountedView(counter: self, content: content)
  }

  func add() { count += 1 }
}

struct CountedView<Content: View>: View {
  let counter: BodyCount
  let content: () -> Content

  var body: some View {
    let _ = counter.add()
    content()
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  var text: String { entries.joined(separator: " ") }

  func add(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }
}

/// A square of 20 points.
struct Square: View {
  var color: Color = .red
  var body: some View { Rectangle().fill(color).frame(width: 20, height: 20) }
}
