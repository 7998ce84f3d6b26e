import Motion
import ViewEngine

/// For the system's own pages: nothing comes along of how the control looks that has opened them, such as a button
/// style that is set around a `ShareLink`. In iOS another process draws them.
struct SystemPageEnvironment: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    let fresh = EnvironmentValues()
    environment.buttonLook = fresh.buttonLook
    environment.labelLook = fresh.labelLook
    environment.controlSize = fresh.controlSize
    environment.buttonBorderShape = fresh.buttonBorderShape
    environment.font = fresh.font
    environment.foreground = fresh.foreground
    environment.tint = fresh.tint
  }
}
