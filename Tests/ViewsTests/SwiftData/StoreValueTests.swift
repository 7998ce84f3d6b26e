import Foundation
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a store is described with, and the forms of a query.
@MainActor
@Suite("Descriptions of a store")
struct StoreValueTests {
  @Observable final class Pet: PersistentModel {
    var name: String
    var age: Int?

    init(_ name: String, _ age: Int?) { (self.name, self.age) = (name, age) }
  }

  private enum First: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Pet.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 3) }
  }

  @Test("Versions are in order") func schemas() {
    #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0))
    #expect(Schema(Pet.self).version == Schema.Version(1, 0, 0))
    #expect(Schema([Pet.self], version: Schema.Version(2, 0, 0)).version.major == 2)
    #expect(Schema(versionedSchema: First.self).version == First.versionIdentifier)
  }

  @Test("A configuration says what was said") func configurations() {
    let plain = ModelConfiguration()
    #expect(plain.name == "default" && plain.id == "default" && plain.allowsSave)
    #expect(!plain.isStoredInMemoryOnly)
    #expect(ModelConfiguration(for: Pet.self, isStoredInMemoryOnly: true).isStoredInMemoryOnly)
    let url = URL(filePath: "/pets")
    let named = ModelConfiguration("Pets", url: url, allowsSave: false)
    #expect(named.name == "Pets" && named.url == url && !named.allowsSave)
  }

  @Test("A model knows its context and whether it is gone") func models() throws {
    let context = ModelContext(try ModelContainer(for: Pet.self))
    let pet = Pet("Ada", 3)
    #expect(pet.modelContext == nil && !pet.hasChanges && !pet.isDeleted)
    #expect(pet.id == pet.persistentModelID && pet.id.id == pet.id)
    context.insert(pet)
    #expect(pet.modelContext === context && pet.hasChanges)
    context.delete(pet)
    #expect(pet.isDeleted)
    #expect(pet == pet && Set([pet, pet]).count == 1 && pet != Pet("Ada", 3))
  }

  private struct Pets: View {
    @Query(FetchDescriptor<Pet>()) private var all
    @Query(FetchDescriptor<Pet>(), animation: .default) private var animated
    @Query(sort: [SortDescriptor(\Pet.name)]) private var sorted
    @Query(sort: [SortDescriptor(\Pet.name, order: .reverse)], animation: .default)
    private var reversed
    @Query(sort: \Pet.name, order: .reverse, animation: .default) private var byName
    @Query(sort: \Pet.age) private var byAge
    @Query(sort: \Pet.age, order: .reverse, animation: .default) private var byAgeReversed

    private func text(_ pets: [Pet]) -> String { pets.map(\.name).joined() }

    var body: some View {
      Text(
        [all, animated, sorted, reversed, byName, byAge, byAgeReversed].map(text)
          .joined(separator: " "))
      Text(_all.fetchError == nil ? "no error" : "error")
    }
  }

  @Test("Each form of a query finds and sorts as it says") func forms() throws {
    let container = try ModelContainer(for: Pet.self)
    let context = container.mainContext
    context.insert(Pet("B", 1))
    context.insert(Pet("A", 2))
    let played = PlayedView(size: CGSize(width: 400, height: 100)) {
      Pets().modelContainer(container)
    }
    #expect(played.text.contains("BA BA AB BA BA BA AB"), "\(played.text)")
    #expect(played.text.contains("no error"))
  }
}
