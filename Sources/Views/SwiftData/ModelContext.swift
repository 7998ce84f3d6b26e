import Foundation
import Motion
import Observation

/// Keeps a clip's models, in the order in which they were inserted.
///
/// Views that fetch from it are updated when models come and go, as by `@Query`.
///
/// - Note: Approximated: a relationship's inverse is not set, and contexts of one container share nothing.
@Observable
public final class ModelContext {
  /// Whose models these are. It lasts as long as the context, which may be all that is kept of it.
  @ObservationIgnored public let container: ModelContainer
  @ObservationIgnored public var autosaveEnabled = true
  @ObservationIgnored public private(set) var hasChanges = false
  /// What the changes of a query's result are animated with.
  @ObservationIgnored var animation: Animation?
  private var models: [any PersistentModel] = []
  @ObservationIgnored private var saved: [any PersistentModel] = []
  /// Those that were taken out. They are kept because a view's identity is a model's: another in the same
  /// place of memory would be taken for it.
  @ObservationIgnored private var gone: [any PersistentModel] = []

  nonisolated(unsafe) private static var all: [Weak] = []

  private struct Weak {
    weak var context: ModelContext?
  }

  public init(_ container: ModelContainer) {
    self.container = container
    Self.all.removeAll { $0.context == nil }
    Self.all.append(Weak(context: self))
  }

  static func holding(_ model: any PersistentModel) -> ModelContext? {
    all.lazy.compactMap(\.context).first { context in context._models.contains { $0 === model } }
  }

  static func hasDeleted(_ model: any PersistentModel) -> Bool {
    all.lazy.compactMap(\.context).contains { context in context.gone.contains { $0 === model } }
  }

  // MARK: Changes

  public func insert<T: PersistentModel>(_ model: T) {
    guard !_models.contains(where: { $0 === model }) else { return }
    change(to: _models + [model])
  }

  public func delete<T: PersistentModel>(_ model: T) {
    change(to: _models.filter { $0 !== model })
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let found = try fetch(FetchDescriptor(predicate: predicate))
    change(to: _models.filter { model in !found.contains { $0 === model } })
  }

  func deleteAll() { change(to: []) }

  public func save() throws {
    saved = _models
    hasChanges = false
  }

  /// Takes back what was inserted and deleted since it was saved; what changed in a model stays.
  public func rollback() {
    change(to: saved)
    hasChanges = false
  }

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // Whoever only changes the models, as a preview does that fills its container, has not read them: it would be
  // made anew with every change.
  private func change(to models: [any PersistentModel]) {
    hasChanges = true
    let kept = Set(models.map(ObjectIdentifier.init))
    gone.removeAll { kept.contains(ObjectIdentifier($0)) }
    gone += _models.filter { !kept.contains(ObjectIdentifier($0)) }
    guard let animation, Transaction.current.animation == nil else { return self.models = models }
    withAnimation(animation) { self.models = models }
  }

  // MARK: Questions

  /// - Throws: What a predicate throws.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = all(T.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = reachable.first(where: { $0.persistentModelID == id }) else {
      fatalError("No model of this identifier was inserted into the context.")
    }
    return model
  }

  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    reachable.first { $0.persistentModelID == id } as? T
  }

  private func all<T: PersistentModel>(_ type: T.Type) -> [T] { reachable.compactMap { $0 as? T } }

  /// With the models that inserted ones lead to, which go with them.
  private var reachable: [any PersistentModel] {
    var seen: Set<ObjectIdentifier> = []
    var found: [any PersistentModel] = []
    func visit(_ model: any PersistentModel) {
      guard seen.insert(ObjectIdentifier(model)).inserted else { return }
      found.append(model)
      for child in Mirror(reflecting: model).children { visit(value: child.value) }
    }
    func visit(value: Any) {
      if let model = value as? any PersistentModel {
        visit(model)
      } else if let models = value as? [any PersistentModel] {
        models.forEach(visit)
      }
    }
    models.forEach(visit)
    return found
  }
}
