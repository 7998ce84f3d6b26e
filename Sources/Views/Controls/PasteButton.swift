import Foundation
import Motion
import ViewEngine

/// Takes what was copied. A clip has nothing to paste: it is pressed, and nothing comes of it.
///
/// - Matches: a capsule of the tint with white in it, as on iOS 16 and later, by eye.
public struct PasteButton: View {
  /// - Parameter onPaste: Never runs.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
  }
}
