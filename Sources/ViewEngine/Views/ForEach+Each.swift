import Foundation
import Motion

extension ForEach {
  /// For what is none of views: marks, or what stands on a map.
  package init(
    each data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}
