import Foundation
@_spi(Engine) import ViewEngine

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// Where the views beneath keep their models: the clip's own, where nobody gave another.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? onMainActor { ModelContext.ofClip } }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContext {
  /// That of the clip which is played.
  @MainActor static var ofClip: ModelContext {
    ViewGraph.current?.part(ModelStore.self).container.mainContext ?? ModelContainer().mainContext
  }
}

extension View {
  @MainActor @preconcurrency
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// - Parameter onSetup: Is given the clip's container, to fill it.
  @MainActor @preconcurrency
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
  }

  @MainActor @preconcurrency
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OwnContainer(onSetup: onSetup))
  }
}

/// Views with a container of their own, which lasts as long as they do.
private struct OwnContainer: ViewModifier {
  let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var store = OwnStore()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, store.container(onSetup).mainContext)
  }
}

@MainActor
private final class OwnStore {
  private let made = ModelContainer()
  private var isSetUp = false

  nonisolated init() {}

  isolated deinit { made.letGo() }

  func container(
    _ onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    if !isSetUp {
      isSetUp = true
      onSetup(.success(made))
    }
    return made
  }
}
