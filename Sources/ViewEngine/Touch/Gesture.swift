import Motion

/// What a finger does on a view, and what comes of it.
///
/// A gesture is a value; the view that it is attached to makes a recogniser from it and keeps that
/// recogniser while gesture values come and go.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that makes its recogniser by itself.
@MainActor @preconcurrency
package protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  func newRecognizer() -> Recognizer<Value>
  /// Takes the gesture's new values, above all its closures.
  func update(_ recognizer: Recognizer<Value>)
}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension Gesture {
  package func makeRecognizer() -> Recognizer<Value> {
    if let primitive = self as? any PrimitiveGesture<Value> {
      let recognizer = primitive.newRecognizer()
      primitive.update(recognizer)
      return recognizer
    }
    guard let recognizer = body.makeRecognizer() as? Recognizer<Value> else {
      fatalError("\(Self.self)'s value is not its body's; declare typealias Value = Body.Value.")
    }
    return recognizer
  }

  package func updateRecognizer(_ recognizer: Recognizer<Value>) {
    if let primitive = self as? any PrimitiveGesture<Value> {
      primitive.update(recognizer)
    } else if let recognizer = recognizer as? Recognizer<Body.Value> {
      body.updateRecognizer(recognizer)
    }
  }
}

/// How a gesture and those of the views inside go together.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
