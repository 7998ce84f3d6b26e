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
    listening([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, { $0.key == key }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, { _ in true }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, { keys.contains($0.key) }, action)
  }

  /// - Note: Approximated: heard when a script presses or types it, whatever has the focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    listening(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  private func listening(
    _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier { press in
        phases.contains(press.phase) && isMeant(press) ? action(press) : .ignored
      })
  }
}
