import Foundation
import Motion
import ViewEngine

/// Views made of the elements of a collection, which a list can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a list's rows be deleted, by a swipe or in edit mode.
  ///
  /// - Parameter action: Takes the elements' places away; nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(ListRowModifier { $0.delete = action })
  }

  /// Takes what is dropped between a list's rows.
  ///
  /// - Note: Accepted: in a clip nothing is dragged to between rows.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(ListRowModifier { _ in })
  }

  /// Lets a list's rows be moved by their handles, in edit mode.
  ///
  /// - Parameter action: Takes the places of what is moved, and before which element they go.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(ListRowModifier { $0.move = action })
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at these places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Puts the elements at these places before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { $0 < all.count }.map { all[$0] }
    let isMoved = Set(source)
    let before = all.indices.filter { $0 < destination && !isMoved.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !isMoved.contains($0) }.map { all[$0] }
    self = Self(before + moved + after)
  }
}
