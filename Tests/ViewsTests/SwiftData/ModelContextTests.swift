import Foundation
import Motion
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a store keeps, asked as a demo asks it.
@MainActor
@Suite("Models in memory")
struct ModelContextTests {
  @Observable final class Book: PersistentModel {
    var title: String
    var pages: Int
    var author: Author?

    init(_ title: String, _ pages: Int, author: Author? = nil) {
      self.title = title
      self.pages = pages
      self.author = author
    }
  }

  @Observable final class Author: PersistentModel {
    var name: String

    init(_ name: String) { self.name = name }
  }

  private func context(_ books: Book...) throws -> ModelContext {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Book.self, Author.self, configurations: configuration)
    for book in books { container.mainContext.insert(book) }
    return container.mainContext
  }

  private func titles(_ books: [Book]) -> String { books.map(\.title).joined(separator: " ") }

  @Test("A context keeps its container, whoever else has let it go") func owner() throws {
    let main = try context()
    #expect(main.container.mainContext === main)
    let second = ModelContext(
      try ModelContainer(for: Book.self, configurations: ModelConfiguration("shelf")))
    #expect(second.container.configurations.map(\.name) == ["shelf"])
  }

  @Test("They come in the order in which they were inserted, each once") func order() throws {
    let again = Book("c", 3)
    let context = try context(again, Book("a", 1), again, Book("b", 2))
    #expect(try titles(context.fetch(FetchDescriptor())) == "c a b")
    #expect(again.modelContext === context && Book("x", 0).modelContext == nil)
  }

  @Test("A descriptor filters, sorts, begins later and ends sooner") func descriptor() throws {
    let context = try context(Book("Dune", 500), Book("Emma", 400), Book("Ubik", 200))
    var descriptor = FetchDescriptor(
      predicate: #Predicate<Book> { $0.pages < 600 }, sortBy: [SortDescriptor(\Book.pages)])
    #expect(try titles(context.fetch(descriptor)) == "Ubik Emma Dune")
    descriptor.fetchOffset = 1
    #expect(try titles(context.fetch(descriptor)) == "Emma Dune")
    descriptor.fetchLimit = 1
    #expect(try titles(context.fetch(descriptor)) == "Emma")
    #expect(try context.fetchCount(descriptor) == 1)
    let word = "UNE"
    let named = FetchDescriptor(
      predicate: #Predicate<Book> { $0.title.localizedStandardContains(word) })
    #expect(try titles(context.fetch(named)) == "Dune")
  }

  @Test("What is deleted is gone, and what is rolled back is there again") func deletion() throws {
    let books = [Book("a", 1), Book("b", 2), Book("c", 3)]
    let context = try context(books[0], books[1], books[2])
    try context.save()
    #expect(!context.hasChanges)
    context.delete(books[1])
    #expect(try titles(context.fetch(FetchDescriptor())) == "a c")
    #expect(context.hasChanges)
    #expect(books[1].isDeleted && !books[0].isDeleted)
    context.rollback()
    #expect(!books[1].isDeleted)
    #expect(try titles(context.fetch(FetchDescriptor())) == "a b c")
    try context.delete(model: Book.self, where: #Predicate { $0.pages > 1 })
    #expect(try titles(context.fetch(FetchDescriptor())) == "a")
  }

  /// A view's identity would be that of a model which is gone, by chance.
  @Test("No two models of a context are ever taken for one") func identity() throws {
    let context = try context()
    var seen: Set<PersistentIdentifier> = []
    for number in 0..<50 {
      let book = Book("\(number)", number)
      context.insert(book)
      #expect(seen.insert(book.id).inserted)
      context.delete(book)
    }
  }

  @Test("What a model leads to is in the store with it") func relationships() throws {
    let author = Author("Herbert")
    let book = Book("Dune", 500, author: author)
    let context = try context(book)
    #expect(try context.fetch(FetchDescriptor<Author>()).map(\.name) == ["Herbert"])
    let found: Author? = context.registeredModel(for: author.persistentModelID)
    #expect(found === author)
    #expect(context.model(for: book.id) === book)
    context.delete(book)
    #expect(try context.fetch(FetchDescriptor<Author>()).isEmpty)
  }

  @Test("A schema and its configurations are taken as they are written") func schema() throws {
    let schema = Schema([Book.self, Author.self])
    let container = try ModelContainer(
      for: schema, configurations: [ModelConfiguration("shelf", schema: schema)])
    #expect(container.configurations.map(\.name) == ["shelf"])
    #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 3, 0))
    container.mainContext.insert(Book("a", 1))
    container.deleteAllData()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 0)
  }
}
