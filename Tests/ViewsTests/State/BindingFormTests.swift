import Foundation
import Geometry
import Motion
import Observation
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Bindings in their other forms")
struct BindingFormTests {
  private let log = Log()

  @Test("A setter may ask how the change is animated") func transactions() {
    var seen: [Bool] = []
    let binding = Binding<Int>(get: { 1 }) { _, transaction in
      seen.append(transaction.animation != nil)
    }
    binding.wrappedValue = 2
    binding.animation(.linear).wrappedValue = 3
    binding.transaction(Transaction(animation: .default)).wrappedValue = 4
    binding.transaction(Transaction()).wrappedValue = 5
    #expect(seen == [false, true, true, false])
  }

  @Test("A binding of a collection is one of bindings") func collection() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    binding.forEach { $0.wrappedValue *= 10 }
    for (offset, number) in binding.enumerated() { number.wrappedValue += offset }
    #expect(numbers == [10, 21, 32])
    #expect(binding.reversed().map(\.wrappedValue) == [32, 21, 10])
    #expect(binding.indices == 0..<3 && binding.count == 3 && !binding.isEmpty)
    binding.first?.wrappedValue = 7
    for index in binding.indices { binding[index].wrappedValue += 1 }
    #expect(numbers == [8, 22, 33] && binding.startIndex == 0 && binding.endIndex == 3)
    let isOn = Handle([Choice(id: 1), Choice(id: 2)])
    let played = PlayedView(size: CGSize(width: 100, height: 200)) {
      isOn.shows { _ in
        VStack { ForEach(isOn.bound) { $choice in Toggle("\(choice.id)", isOn: $choice.isOn) } }
      }
    }
    played.tap("2")
    #expect(isOn.value.map(\.isOn) == [false, true])
  }

  @Test("A row that goes has what it had, whatever is in its place") func rows() {
    var choices = [Choice(id: 1), Choice(id: 2)]
    let binding = Binding(get: { choices }, set: { choices = $0 })
    let (first, last) = (binding.row(at: 0, id: \.id), binding.row(at: 1, id: \.id))
    last.wrappedValue.isOn = true
    #expect(choices.map(\.isOn) == [false, true])
    choices.removeFirst()
    #expect(first.wrappedValue.id == 1 && last.wrappedValue.id == 2 && last.wrappedValue.isOn)
    first.wrappedValue.isOn = true
    last.wrappedValue.isOn = false
    #expect(choices.map(\.id) == [2] && choices[0].isOn)
    // What it is known by may be all of it.
    var words = ["a"]
    let word = Binding(get: { words }, set: { words = $0 }).row(at: 0, id: \.self)
    word.wrappedValue = "b"
    word.wrappedValue += "c"
    #expect(words == ["bc"] && word.wrappedValue == "bc")
  }

  private struct Choice: Identifiable {
    let id: Int
    var isOn = false
  }

  @Test("A transaction's animation animates what the binding changes") func animated() {
    let x = Handle(0.0)
    let played = PlayedView {
      x.shows { Square().frame(width: 100, alignment: .leading).offset(x: $0) }
    }
    played.change {
      x.bound.transaction(Transaction(animation: .linear(duration: 1))).wrappedValue = 40
    }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 20)
  }

  @Test("A value's binding is one of an optional, which keeps its value when it is cleared")
  func optional() {
    let value = Handle(1)
    let played = PlayedView { value.shows { Text("\($0)") } }
    let optional = Binding<Int?>(value.bound)
    played.change { optional.wrappedValue = 2 }
    played.change { optional.wrappedValue = nil }
    #expect(value.value == 2 && optional.wrappedValue == 2)
  }

  @Test("An optional's binding is one of its value while there is one") func unwrapped() throws {
    let value = Handle<Int?>(nil)
    let played = PlayedView { value.shows { Text("\($0 ?? 0)") } }
    #expect(Binding<Int>(value.bound) == nil)
    played.change { value.value = 3 }
    let unwrapped = try #require(Binding<Int>(value.bound))
    played.change { unwrapped.wrappedValue = 4 }
    #expect(value.value == 4)
    played.change { value.value = nil }
    #expect(unwrapped.wrappedValue == 3)
  }

  @Test("A binding has its value's id") func identity() {
    struct Item: Identifiable { let id: String }
    #expect(Binding.constant(Item(id: "a")).id == "a")
  }

  @Observable final class Book {
    var title = "Old"
  }

  @Test("An observed object's properties are bound") func bindable() {
    struct Editor: View {
      @Bindable var book: Book

      var body: some View {
        Button(book.title) { $book.title.wrappedValue = "New" }
      }
    }
    let played = PlayedView { Editor(book: Book()) }
    played.tap("Old")
    #expect(played.text.contains("\"New\""))
    let book = Book()
    Bindable(book).projectedValue.title.wrappedValue = "Third"
    #expect(book.title == "Third" && Bindable(wrappedValue: book).wrappedValue === book)
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test("A state object is made once and lives as long as its view; others observe and bind it")
  func objects() {
    struct Inner: View {
      @ObservedObject var model: Model
      @EnvironmentObject var shared: Model

      var body: some View {
        Text("inner \(model.count)")
        Stepper("Count", value: $model.count)
        Button("Shared") { $shared.count.wrappedValue = 7 }
      }
    }
    struct Outer: View {
      @StateObject private var model = Model()
      @State private var isBlue = false

      var body: some View {
        VStack {
          Text("outer \(model.count)").foregroundStyle(isBlue ? .blue : .red)
          Button("Blue") { isBlue = true }
          Button("Add") { $model.count.wrappedValue += 10 }
          Inner(model: model).environmentObject(model)
        }
      }
    }
    let played = PlayedView(size: CGSize(width: 300, height: 400)) { Outer() }
    played.tap("Increment")
    played.tap("Add")
    played.tap("Blue")
    #expect(played.text.contains("\"outer 11\"") && played.text.contains("\"inner 11\""))
    played.tap("Shared")
    #expect(played.text.contains("\"outer 7\""))
    #expect(ObservedObject(initialValue: Model()).wrappedValue.count == 0)
  }

  @Test("An environment object that is missing is missed by who reads it alone")
  func missingObject() {
    struct Shown: View {
      @EnvironmentObject var shared: Model
      var body: some View { Text("shown") }
    }
    #expect(PlayedView { Shown() }.text.contains("\"shown\""))
  }

  @Observable final class Shelf {
    let name = "shelf"
  }

  @Test("An object of the environment is read by its type, where there may be none")
  func environment() {
    struct Reader: View {
      @Environment(Shelf.self) private var shelf
      @Environment(Book.self) private var book: Book?

      var body: some View {
        Text("\(shelf.name) \(book?.title ?? "none")")
      }
    }
    let played = PlayedView { Reader().environment(Shelf()) }
    #expect(played.text.contains("\"shelf none\""))
    let both = PlayedView { Reader().environment(Shelf()).environment(Book()) }
    #expect(both.text.contains("\"shelf Old\""))
  }
}

private struct PageKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var page: Binding<Int>? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
  private struct Pager: View {
    @FocusedBinding(\.page) private var page
    @FocusedValue(\.name) private var name

    var body: some View {
      Text("\(name ?? "nobody") \(page ?? -1)")
      Button("Next") { page? += 1 }
      Button("Back") { $page.wrappedValue = 0 }
    }
  }

  @Test("A focused binding is read and changed by who asks for it; nobody has none")
  func binding() {
    let page = Handle(1)
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      page.shows { _ in
        VStack { Pager() }.focusedSceneValue(\.page, page.bound).focusedValue(\.name, "Ada")
      }
    }
    #expect(played.text.contains("\"Ada 1\""))
    played.tap("Next")
    #expect(played.text.contains("\"Ada 2\"") && page.value == 2)
    played.tap("Back")
    #expect(page.value == 0)
    let alone = PlayedView(size: CGSize(width: 300, height: 300)) { VStack { Pager() } }
    #expect(alone.text.contains("\"nobody -1\""))
  }

  @Test("A screen reader is at one of several views, or at none") func accessibility() {
    struct Reader: View {
      @AccessibilityFocusState private var place: Int?

      var body: some View {
        Button("At \(place ?? 0)") { place = place == nil ? 2 : nil }
          .accessibilityFocused($place, equals: 2)
      }
    }
    let played = PlayedView { Reader() }
    played.tap("At 0")
    #expect(played.text.contains("\"At 2\""))
    played.tap("At 2")
    #expect(played.text.contains("\"At 0\""))
  }
}
