import Foundation
import Motion
import ViewEngine

/// A key of a hardware keyboard that is pressed, held or let go.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view took the key for itself.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  /// - Note: Approximated: heard when a script presses or types it; the innermost view that listens is asked first, whatever
  ///   has the focus, and of a field that has it the views around it.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    listening([.down, .repeat], [key], { $0.key == key }) { _ in action() }
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, [key], { $0.key == key }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, [.rightArrow, .downArrow], { _ in true }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(
      phases, keys.sorted { $0.character < $1.character }, { keys.contains($0.key) }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(
      phases,
      "abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars.filter(characters.contains).prefix(3)
        .map { KeyEquivalent(Character($0)) },
      { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// - Parameter keys: Some that are meant, for a demo that nobody has written a script for.
  private func listening(
    _ phases: KeyPress.Phases, _ keys: [KeyEquivalent], _ isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(keys: keys) { press in
        phases.contains(press.phase) && isMeant(press) ? action(press) : .ignored
      })
  }
}
