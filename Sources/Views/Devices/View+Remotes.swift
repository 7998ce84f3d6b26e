import Motion
import ViewEngine

/// Where a remote or a key moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has fingers alone.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}
