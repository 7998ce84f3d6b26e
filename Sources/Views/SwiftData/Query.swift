import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The models of a type that are in a view's context, as they are at any time.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?
  private let link = QueryLink()

  // In an extension it would not be found for a property without arguments.
  public init() {
    self.init(FetchDescriptor(), nil)
  }

  private init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
    self.descriptor = descriptor
    self.animation = animation
  }

  public var wrappedValue: [Element] { (try? modelContext.fetch(descriptor)) ?? [] }

  public var modelContext: ModelContext { link.context ?? onMainActor { .ofClip } }

  /// What the predicate threw.
  public var fetchError: (any Error)? {
    do {
      _ = try modelContext.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

extension Query: LinkedProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    link.context = node.environment.modelContext
    if let animation { link.context?.animation = animation }
    return nil
  }
}

private final class QueryLink: @unchecked Sendable {
  var context: ModelContext?
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction?.animation)
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, animation)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction?.animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      transaction?.animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      animation)
  }
}
