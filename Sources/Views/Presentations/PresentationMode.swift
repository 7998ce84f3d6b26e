import Motion
import ViewEngine

/// Whether a view is presented; the older way to end that: `presentationMode.wrappedValue.dismiss()`.
public struct PresentationMode {
  public fileprivate(set) var isPresented: Bool
  fileprivate var isDismissed = false

  public mutating func dismiss() {
    isPresented = false
    isDismissed = true
  }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { (mode: PresentationMode) in if mode.isDismissed { dismiss() } })
  }
}
