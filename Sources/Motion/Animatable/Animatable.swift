/// A type whose looks can be put anywhere between two of its values.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// What is interpolated; setting it makes the value look that way.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, in its own units.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: setting it changes nothing, and the value jumps.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// This value with other animatable data.
  package func with(_ data: AnimatableData) -> Self {
    var result = self
    result.animatableData = data
    return result
  }
}

extension Double: Animatable {
  /// Itself: a spring settles in the number's own units (rule `spring-settles-by-distance`).
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// Itself: a spring settles in the number's own units (rule `spring-settles-by-distance`).
  public typealias AnimatableData = Float
}

extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair
}

extension AnimatableValues: Animatable {
  public typealias AnimatableData = AnimatableValues
}

extension EmptyAnimatableData: Animatable {
  public typealias AnimatableData = EmptyAnimatableData

  /// Itself; setting it changes nothing.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
