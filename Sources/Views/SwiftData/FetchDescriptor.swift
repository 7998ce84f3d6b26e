import Foundation

/// Which models are wanted, and in which order: without one, that in which they were inserted.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Accepted: a clip's models are all there and whole.
  public var includePendingChanges = true
  /// Accepted: a clip's models are all there and whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Accepted: a clip's models are all there and whole.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
