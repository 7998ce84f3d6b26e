import Foundation
import OpenCombine

/// What `decode(type:decoder:)` and `encode(encoder:)` of a publisher go by.
///
/// Combine has the same four.
extension JSONDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  public typealias Output = Data
}
