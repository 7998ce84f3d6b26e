@_spi(Engine) import ViewEngine

/// A node whose content depends on where it is on screen.
@MainActor
protocol PlaceReading: Node {
  var readsPlace: Bool { get }
}
