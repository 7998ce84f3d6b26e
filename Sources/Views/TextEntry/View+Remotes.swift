import Foundation
import Geometry
import Motion
import ViewEngine

/// Where a remote or a key moves the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Told of the way that a finger goes on a television's remote, where it goes over the view itself, and of arrow keys there
  /// and on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(RemoteMoveModifier(action: action))
  }

  /// Told of a Mac's escape key, and of the button that leads back on a television's remote, which is the same key here.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(KeyCommandModifier(.escape, on: [.mac, .tv], action: action))
  }

  /// Told of the button that plays on a television's remote, which is the space key here.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(KeyCommandModifier(.space, on: [.tv], action: action))
  }

  /// Told of a Mac's delete key where no field is edited.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(KeyCommandModifier(.delete, on: [.mac], action: action))
  }
}

private struct RemoteMoveModifier: ViewModifier {
  let action: ((MoveCommandDirection) -> Void)?
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .tv, let action {
      content.gesture(
        DragGesture().onEnded { drag in action(MoveCommandDirection(of: drag.translation)) }
      )
      .modifier(listening(action, keys: []))
    } else if idiom == .mac, let action {
      content.modifier(listening(action, keys: [.rightArrow, .downArrow]))
    } else {
      content
    }
  }

  private func listening(
    _ action: @escaping (MoveCommandDirection) -> Void, keys: [KeyEquivalent]
  ) -> KeyPressModifier {
    KeyPressModifier(keys: keys, isCommand: true) { press in
      guard press.phase != .up, let direction = MoveCommandDirection(press.key) else {
        return .ignored
      }
      action(direction)
      return .handled
    }
  }
}

extension MoveCommandDirection {
  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }

  /// That in which it has gone farther.
  fileprivate init(of way: CGSize) {
    if abs(way.width) > abs(way.height) {
      self = way.width < 0 ? .left : .right
    } else {
      self = way.height < 0 ? .up : .down
    }
  }
}
