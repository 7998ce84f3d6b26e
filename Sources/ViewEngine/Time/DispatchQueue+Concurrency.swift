import Dispatch

extension DispatchQueue {
  /// A queue of which is kept whether it does several things at once: Dispatch does not tell. Public because a compiled
  /// demo that makes such queues has an initializer of its own that leads here.
  public convenience init(
    _label label: String, qos: DispatchQoS, attributes: Attributes,
    autoreleaseFrequency: AutoreleaseFrequency, target: DispatchQueue?
  ) {
    self.init(
      label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
      target: target)
    if attributes.contains(.concurrent) { setSpecific(key: Self.concurrentKey, value: ()) }
  }

  /// Whether it is known to do several things at once. The system's queues do, and those that a demo makes one, unless
  /// it says otherwise.
  var isConcurrent: Bool {
    label.hasPrefix("com.apple.root") || getSpecific(key: Self.concurrentKey) != nil
  }

  private static let concurrentKey = DispatchSpecificKey<Void>()
}
