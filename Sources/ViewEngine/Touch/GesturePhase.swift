import Foundation
import Geometry

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// May still become something.
  case possible
  /// Under way.
  case active(Value)
  case ended(Value)
  case failed

  package var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  package var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}
