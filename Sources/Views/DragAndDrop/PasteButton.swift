import Foundation
import Motion
import ViewEngine

/// Takes what was copied.
///
/// - Note: Approximated: where nothing of the clip has copied anything, a short text is there, as from another app.
/// - Matches: a capsule of the tint with white in it, as on iOS 16 and later, by eye.
public struct PasteButton: View {
  private nonisolated(unsafe) let paste: @MainActor () -> Void

  private nonisolated static let textOfAnotherApp = "Hello, world!"

  /// - Parameter onPaste: Given what was copied, where it can be taken as that.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    self.init { copied in
      let values = copied.compactMap { DragPayload.value(of: $0, as: T.self) }
      if !values.isEmpty { onPaste(values) }
    }
  }

  nonisolated init(_ taking: @escaping ([Any]) -> Void) {
    paste = {
      let copied = UIPasteboard.general.values
      taking(copied.isEmpty ? [PasteButton.textOfAnotherApp] : copied)
    }
  }

  public var body: some View {
    Button(action: paste) {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
  }
}
