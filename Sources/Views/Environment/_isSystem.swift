import Dispatch
@_spi(Engine) import ViewEngine

/// Whether the clip's system is of a generation or newer: what `#available` of a demo becomes.
///
/// All that came before 26 is there on any clip; what has the look of 26 only where that was asked for.
///
/// - Parameter generation: The iOS of the year, whatever the device.
public func _isSystem(_ generation: Int) -> Bool {
  if generation <= SystemVersion.v18.rawValue { return true }
  guard DispatchQueue.isOnMain else { return false }
  let system = MainActor.assumeIsolated { ViewGraph.current?.canvas.system } ?? .v18
  return generation <= system.rawValue
}
