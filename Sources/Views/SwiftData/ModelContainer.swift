import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Where models are kept: in memory, whatever the configurations say.
public final class ModelContainer {
  public let schema: Schema
  public var configurations: Set<ModelConfiguration>
  nonisolated(unsafe) private var main: ModelContext?

  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
  {
    schema = Schema(types)
    self.configurations = Set(configurations)
  }

  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws {
    schema = Schema(types)
    self.configurations = Set(configurations)
  }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  init() {
    schema = Schema([])
    configurations = []
  }

  @MainActor
  public var mainContext: ModelContext {
    if let main { return main }
    let made = ModelContext(self)
    main = made
    return made
  }

  public func deleteAllData() { main?.deleteAll() }

  /// Each holds the other, as anybody may have kept only one; whoever made a container for himself lets both go.
  func letGo() { main = nil }
}

/// The container of a clip in which nobody made one.
@MainActor
final class ModelStore: GraphPart {
  let container = ModelContainer()

  isolated deinit { container.letGo() }
}
