/// A type whose looks can be put anywhere between two of its values.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// What is interpolated; setting it makes the value look that way.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
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
  public typealias AnimatableData = Double
}

extension Float: Animatable {
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

  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
