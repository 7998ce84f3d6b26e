import Foundation
import Geometry

/// What a touch is led through, whatever the gesture's value is.
@MainActor
@_spi(Engine) public protocol TouchRecognizing: AnyObject {
  /// Takes an event; a finger that comes down starts over. Not called any more once it is over.
  func receive(_ event: TouchEvent)
  /// Another gesture has won.
  func cancel()
  var isOver: Bool { get }
  /// Whether gestures further out have lost by now.
  var claims: Bool { get }
  /// Whether a finger that comes down is all it needs.
  var claimsAtOnce: Bool { get }
  /// When to be asked again, though nothing moves, in seconds of the graph.
  var deadline: Double? { get }
  /// Whether a short tap is something to it.
  var respondsToTaps: Bool { get }
  /// Whether a tap is for a small thing around it as well: a field takes the focus, and its bar knows of the tap.
  var sharesTaps: Bool { get }
  /// What would show its use; nil where one finger cannot.
  var demonstration: TouchDemonstration? { get }
}
