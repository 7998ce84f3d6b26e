import Foundation

extension PasteButton {
  /// - Parameter payloadAction: Given what was copied, where it is of these kinds.
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init { copied in
      let providers = copied.map { DragPayload.provider(of: $0) }.filter { provider in
        supportedContentTypes.contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      }
      if !providers.isEmpty { payloadAction(providers) }
    }
  }
}
