import Foundation

extension PasteButton {
  /// - Parameter payloadAction: Never runs.
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(payloadType: String.self) { _ in }
  }
}
