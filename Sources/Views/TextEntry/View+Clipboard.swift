import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What commands of a clip's Mac have copied.
final class CommandBoard: GraphPart {
  var items: [Any] = []

  /// What a view may paste. Where no command has copied anything it is what code has put on the board.
  var pasted: [Any] { items.isEmpty ? UIPasteboard.general.values : items }
}

extension View {
  /// Copies with ⌘C on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    boarding("c", isHeard: payloadAction != nil) { $0.items = payloadAction?() ?? [] }
  }

  /// Cuts with ⌘X on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    boarding("x", isHeard: payloadAction != nil) { $0.items = payloadAction?() ?? [] }
  }

  /// Pastes with ⌘V on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    boarding("v") { (board: CommandBoard) in
      let providers = board.pasted.map { DragPayload.provider(of: $0) }.filter { provider in
        supportedContentTypes.contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      }
      if !providers.isEmpty { payloadAction(providers) }
    }
  }

  /// What ⌘C copies on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    boarding("c") { $0.items = payload() }
  }

  /// What ⌘X cuts on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    boarding("x") { $0.items = action() }
  }

  /// Takes what ⌘V pastes on a Mac.
  ///
  /// - Note: Approximated: heard whatever has the focus.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    boarding("v") { (board: CommandBoard) in
      let values = validator(board.pasted.compactMap { DragPayload.value(of: $0, as: T.self) })
      if !values.isEmpty { action(values) }
    }
  }

  private func boarding(
    _ key: KeyEquivalent, isHeard: Bool = true, _ action: @escaping (CommandBoard) -> Void
  ) -> some View {
    let heard: () -> Void = {
      onMainActor {
        if let graph = ViewGraph.current { action(graph.part(CommandBoard.self)) }
      }
    }
    return modifier(
      KeyCommandModifier(key, with: .command, on: [.mac], action: isHeard ? heard : nil))
  }
}
