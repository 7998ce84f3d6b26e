import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo types by itself where it can be searched, and into its fields.
@MainActor
@Suite("What an automatic script looks for and types")
struct AutomaticSearchTests {
  private let names = AutomaticNames(width: 320, height: 600)

  @Test("Where one can search, it types what it sees, and cancels") func search() throws {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self)
          {
            NavigationLink($0, value: $0)
          }
          .toolbar { Button("Add") {} }
          .searchable(text: $text, prompt: "Fruit")
        }
      }
    }
    #expect(try names { Search() } == ["tap 'Fruit'", "type 'App'", "tap 'Cancel'"])
  }

  @Test("It types on to what is nowhere, where a view tells that nothing was found") func nowhere()
    throws
  {
    struct Search: View {
      let tells: Bool
      @State private var text = ""
      private var found: [String] { ["Apple", "Pear"].filter { $0.hasPrefix(text) } }
      var body: some View {
        NavigationStack {
          List(found, id: \.self) { Text($0) }
            .overlay { if tells, found.isEmpty { ContentUnavailableView.search } }
            .searchable(text: $text, prompt: "Fruit")
        }
      }
    }
    #expect(
      try names { Search(tells: true) }
        == ["tap 'Fruit'", "type 'App'", "type 'xyz'", "tap 'Cancel'"])
    #expect(try names { Search(tells: false) } == ["tap 'Fruit'", "type 'App'", "tap 'Cancel'"])
  }

  @Test("Where a text can be searched, it opens the bar for that and types there") func find()
    throws
  {
    struct Note: View {
      @State private var text = "The fox sees the dog."
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          TextEditor(text: $text).findNavigator(isPresented: $isPresented)
            .toolbar { Button("Find", systemImage: "magnifyingglass") { isPresented = true } }
        }
      }
    }
    let names = try names { Note() }
    #expect(names[0].hasPrefix("tap") && names[1] == "type 'The'", "\(names)")
  }

  @Test("What is looked for stands in the field's own column, where there are several")
  func columns() throws {
    struct Columns: View {
      @State private var text = ""
      var body: some View {
        HStack {
          List(["Sales", "Design", "Support", "Law", "Press", "Works"], id: \.self) { Text($0) }
          NavigationStack {
            List(["Ann", "Bob"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
              Text($0)
            }
            .searchable(text: $text)
          }
        }
      }
    }
    let names = try AutomaticNames(width: 900, height: 700) { Columns() }
    #expect(names.contains("type 'Ann'"), "\(names)")
  }

  @Test("What leads back from a search was not there before it: on a Mac its field is cleared")
  func wayBack() throws {
    struct Page: View {
      @State private var text = ""
      @State private var pages = 3
      var body: some View {
        NavigationStack {
          List(["Ann", "Bob"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
            Text("\($0), \(pages)")
          }
          .searchable(text: $text)
          .toolbar { Button("Back") { pages -= 1 } }
        }
      }
    }
    let stage = Stage(try #require(Device.named("mac")))
    let clip = Clip("demo", stage: stage, frameRate: 10, script: .automatic) { Page() }
    let names = try clip.plan().events.map(\.name)
    #expect(names.contains { $0.hasPrefix("type") }, "\(names)")
    #expect(names.last == "tap 'Clear text'", "\(names)")
  }

  @Test("Another scope of a search is tapped, once it has typed, and it cancels then") func scopes()
    throws
  {
    struct Search: View {
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        NavigationStack {
          List(["Apple", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
            Text("\($0) in \(scope)")
          }
          .searchable(text: $text, prompt: "Fruit")
          .searchScopes($scope) {
            Text("Garden").tag(1)
            Text("Shop").tag(2)
          }
        }
      }
    }
    #expect(
      try names { Search() } == ["tap 'Fruit'", "type 'App'", "tap 'Shop'", "tap 'Cancel'"])
  }

  @Test("What it looks for is a row, and not the title of a section above it") func sections()
    throws
  {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List {
            Section("Garden") {
              ForEach(
                ["Apple", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self
              ) { Text($0) }
            }
          }
          .searchable(text: $text, prompt: "Fruit")
        }
      }
    }
    #expect(try names { Search() }.prefix(2) == ["tap 'Fruit'", "type 'App'"])
  }

  @Test("Below a page, it types what is seen above the field") func searchBelow() throws {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self)
          {
            Text($0)
          }
          .searchable(text: $text)
        }
      }
    }
    let names = try names(system: .v26) { Search() }
    #expect(names == ["tap 'Search'", "type 'Plu'", "tap 'Cancel'"])
  }

  @Test("Of suggestions it takes the first, once it has typed, and cancels then") func suggestions()
    throws
  {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Apple", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $text, prompt: "Fruit")
          .searchSuggestions {
            Text("Melon").searchCompletion("Melon")
            Text("Plum").searchCompletion("Plum")
          }
        }
      }
    }
    let names = try names { Search() }
    #expect(names.first == "tap 'Fruit'" && names.count == 4, "\(names)")
    #expect(names.suffix(2) == ["tap 'Melon'", "tap 'Cancel'"], "\(names)")
  }

  @Test("Once another scope is chosen it takes a token that is suggested, and cancels then")
  func tokens() throws {
    struct Fruit: Identifiable {
      let id: String
    }
    struct Search: View {
      @State private var text = ""
      @State private var tokens: [Fruit] = []
      @State private var scope = 1
      var body: some View {
        NavigationStack {
          List(["Apple", "Pear"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
            Text("\($0) in \(scope)")
          }
          .searchable(
            text: $text, tokens: $tokens,
            suggestedTokens: .constant([Fruit(id: "Melon"), Fruit(id: "Plum")]), prompt: "Fruit"
          ) { Text($0.id) }
          .searchScopes($scope) {
            Text("Garden").tag(1)
            Text("Shop").tag(2)
          }
        }
      }
    }
    let names = try names { Search() }
    #expect(names.first == "tap 'Fruit'", "\(names)")
    #expect(names.suffix(3) == ["tap 'Shop'", "tap 'Melon'", "tap 'Cancel'"], "\(names)")
  }

  @Test("What is looked for is what is there, whatever the field is called") func searchForMail()
    throws
  {
    struct Search: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List(["Anna", "Ben"].filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $text, prompt: "Search mail")
        }
      }
    }
    #expect(try names { Search() }.prefix(2) == ["tap 'Search mail'", "type 'Ann'"])
  }

  @Test("A field that a tap on something else gives the focus is typed into") func hiddenField()
    throws
  {
    struct Code: View {
      @State private var code = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        HStack {
          ForEach(0..<4, id: \.self) { index in
            Text(code.count > index ? String(Array(code)[index]) : "_").frame(width: 40, height: 50)
          }
        }
        .background {
          TextField("", text: $code).keyboardType(.numberPad).focused($isFocused)
            .frame(width: 1, height: 1).opacity(0.001)
        }
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
      }
    }
    let names = try names { Code() }
    #expect(names.first?.hasPrefix("tap") == true)
    #expect(names.dropFirst().first == "type '1234'")
  }

  @Test(
    "What a field is for says what is typed",
    arguments: [
      (UITextContentType.oneTimeCode, "123456"), (.emailAddress, "ada@example.com"),
      (.organizationName, "Hello"),
    ])
  func content(type: UITextContentType, word: String) throws {
    struct Field: View {
      let type: UITextContentType
      @State private var text = ""
      var body: some View { TextField("", text: $text).textContentType(type) }
    }
    #expect(try names { Field(type: type) }.contains("type '\(word)'"))
  }

  @Test("A field that has the focus from the beginning is typed into first") func firstFocus()
    throws
  {
    struct Name: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isFocused)
          Button("Greet") { name = "Hello, " + name }.disabled(name.isEmpty)
        }
        .defaultFocus($isFocused, true)
      }
    }
    #expect(try names { Name() }.prefix(2) == ["type 'Ada'", "tap 'Greet'"])
  }
}
