import Foundation
import Geometry
import Motion
import ViewEngine

/// Where a remote or a key moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Told of the way that a finger goes on a television's remote; here it goes over the view itself.
  ///
  /// - Note: Approximated: on a television; elsewhere there are no keys that it would be told of.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(RemoteMoveModifier(action: action))
  }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}

private struct RemoteMoveModifier: ViewModifier {
  let action: ((MoveCommandDirection) -> Void)?
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .tv, let action {
      content.gesture(
        DragGesture().onEnded { drag in action(MoveCommandDirection(of: drag.translation)) })
    } else {
      content
    }
  }
}

extension MoveCommandDirection {
  /// That in which it has gone farther.
  fileprivate init(of way: CGSize) {
    if abs(way.width) > abs(way.height) {
      self = way.width < 0 ? .left : .right
    } else {
      self = way.height < 0 ? .up : .down
    }
  }
}
