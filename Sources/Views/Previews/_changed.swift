import Dispatch
import ViewEngine

/// Keeps a value for a view that is made with one and that nobody changes it of: it becomes each of the later
/// values by itself, in an animation, so that what the view makes of a change is seen.
@MainActor @preconcurrency
public func _changed<Value, Content: View>(
  _ value: Value, _ later: Value..., @ViewBuilder content: @escaping (Binding<Value>) -> Content
) -> some View {
  ChangedValue(value: value, later: later, content: content)
}

private struct ChangedValue<Value, Content: View>: View {
  @State var value: Value
  let later: [Value]
  let content: (Binding<Value>) -> Content

  /// Seconds that a value is kept, which is longer than it takes to come.
  private static var pause: Double { 1.4 }
  private static var duration: Double { 0.8 }

  var body: some View {
    content($value).onAppear {
      for (index, next) in later.enumerated() {
        let deadline = ClockDeadline.now() + Double(index + 1) * Self.pause
        DispatchQueue.main.asyncAfter(deadline: deadline) {
          withAnimation(.easeInOut(duration: Self.duration)) { value = next }
        }
      }
    }
  }
}
