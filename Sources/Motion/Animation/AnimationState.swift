/// What an animation keeps between frames, per animated value, under a key of its own.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What the animations of one value keep between frames.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  // Our own animations' states have places of their own: they are read and written every frame, and
  // a dictionary would box them each time.
  var fluidSpring: FluidSpringState<Value>?
  var combined: [CombinedEntry<Value>] = []
  /// One element while a repeated animation runs; an array so that it may hold a state like this.
  var leg: [RepeatLeg<Value>] = []

  /// Nothing kept yet.
  public init() {}

  /// What was last kept under a key; its default where nothing was.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Casting what is not there to an optional would succeed, and the default be lost.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
