/// Names a value that goes along with a change and says what it is where nobody set it.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What goes along with a change of state: above all, its animation.
public struct Transaction {
  // Each is nil until it is set, so that a nested transaction overrides only what it says.
  private var chosenAnimation: Animation??
  private var chosenDisablesAnimations: Bool?
  private var chosenIsContinuous: Bool?
  private var chosenTracksVelocity: Bool?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Told of every animation that a change with this transaction starts.
  package var listeners: [any AnimationListener] = []

  /// Says nothing: within another it is as the other (rule `nested-transaction-inherits`).
  public init() {}

  /// - Parameter animation: Nil says something, too: within another transaction it makes changes at once.
  public init(animation: Animation?) {
    chosenAnimation = .some(animation)
  }

  /// The animation of the change; nil makes it at once.
  public var animation: Animation? {
    get { chosenAnimation ?? nil }
    set { chosenAnimation = .some(newValue) }
  }

  /// Whether `.animation` modifiers leave the change alone. The transaction's own animation counts
  /// all the same.
  public var disablesAnimations: Bool {
    get { chosenDisablesAnimations ?? false }
    set { chosenDisablesAnimations = newValue }
  }

  /// Whether the change is one of a stream, as from a drag.
  public var isContinuous: Bool {
    get { chosenIsContinuous ?? false }
    set { chosenIsContinuous = newValue }
  }

  /// Whether changed values are watched, so that a spring that follows starts with their speed.
  public var tracksVelocity: Bool {
    get { chosenTracksVelocity ?? false }
    set { chosenTracksVelocity = newValue }
  }

  /// What was last set for a key; its default where nothing was.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Casting what is not there to an optional would succeed, and the default be lost.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a closure once when the animations that this transaction starts are complete; right
  /// after the change, where it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let listener = CompletionListener(criteria: criteria, completion)
    CompletionListener.unsealed.append(listener)
    listeners.append(listener)
  }

  /// This transaction within another: what it does not say is the other's, and listeners of both
  /// are told.
  package func nested(in outer: Transaction) -> Transaction {
    var result = outer
    if let chosenAnimation { result.chosenAnimation = .some(chosenAnimation) }
    if let chosenDisablesAnimations { result.disablesAnimations = chosenDisablesAnimations }
    if let chosenIsContinuous { result.isContinuous = chosenIsContinuous }
    if let chosenTracksVelocity { result.tracksVelocity = chosenTracksVelocity }
    result.values.merge(values) { $1 }
    result.listeners += listeners
    return result
  }
}
