import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What asks to be written is written before it is sent, and what moves at the start is waited for.
@MainActor
@Suite("Forms of an automatic script")
struct AutomaticFormTests {
  private func events<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [(name: String, time: Double)] {
    try Clip(
      "form", stage: Stage(size: CGSize(width: 320, height: 700), scale: 1), frameRate: 10,
      script: .automatic
    ) { view() }
    .plan(measuring: FontBook()).events.map { ($0.name, $0.time) }
  }

  private struct Login: View {
    @State private var name = ""
    @State private var word = ""
    @State private var tries = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        HStack {
          SecureField("Word", text: $word)
          Button {
          } label: {
            Image(systemName: "eye")
          }
        }
        Button("Sign in") { withAnimation { tries += 1 } }
        Color.red.frame(width: 20, height: CGFloat(20 + tries * 20))
        Spacer()
      }
    }
  }

  @Test("Fields are filled in, each once, and then the button is tapped that says what for")
  func login() throws {
    let names = try events { Login() }.map(\.name)
    #expect(names.count { $0.hasPrefix("type") } == 2)
    #expect(names.last == "tap 'Sign in'")
  }

  private struct Adder: View {
    let commits: Bool
    @State private var text = ""
    @State private var items: [String] = []

    var body: some View {
      VStack {
        ForEach(items, id: \.self) { Text($0).padding() }
        if commits {
          TextField("Item", text: $text, onCommit: { add() })
        } else {
          TextField("Item", text: $text).onSubmit { add() }
        }
      }
    }

    private func add() {
      withAnimation { items.append(text) }
      text = ""
    }
  }

  @Test("What is typed is submitted where something comes of that", arguments: [false, true])
  func submission(commits: Bool) throws {
    let names = try events { Adder(commits: commits) }.map(\.name)
    #expect(names.prefix(3) == ["tap 'Item'", "type 'Hello'", "type '\\n'"], "\(names)")
  }

  private struct Unheard: View {
    @State private var text = ""
    var body: some View { TextField("Item", text: $text) }
  }

  @Test("Where nothing hears of a return key, none is pressed") func noSubmission() throws {
    #expect(try !events { Unheard() }.contains { $0.name.contains("\\n") })
  }

  private struct Entrance: View {
    @State private var isThere = false
    @State private var isBig = false

    var body: some View {
      VStack {
        Button("Vain") {}
        Button("Grow") { withAnimation { isBig.toggle() } }
        Color.red.frame(width: isThere ? 100 : 10, height: isBig ? 40 : 20)
      }
      .onAppear { withAnimation(.linear(duration: 1.2)) { isThere = true } }
    }
  }

  @Test("What moves by itself at the start is no result of a tap") func entrance() throws {
    let events = try events { Entrance() }
    #expect(events.first?.name == "tap 'Grow'")
    #expect(events.first.map { $0.time >= 1.2 } ?? false)
  }

  private struct Chat: View {
    @State private var draft = ""
    @State private var messages = ["Hi"]

    var body: some View {
      VStack {
        ForEach(messages, id: \.self) { Text($0) }
        HStack {
          TextField("Message", text: $draft)
          Button {
            guard !draft.isEmpty else { return }
            withAnimation { messages.append(draft) }
            draft = ""
          } label: {
            Image(systemName: "arrow.up.circle.fill")
          }
        }
      }
    }
  }

  @Test("What is written is sent by the picture at the field's end") func chat() throws {
    #expect(
      try events { Chat() }.map(\.name) == [
        "tap 'Message'", "type 'Hello'", "tap 'arrow.up.circle.fill'",
      ])
  }

  private struct Renaming: View {
    @State private var isOpen = false
    @State private var name = ""
    @State private var shown = "Untitled"

    var body: some View {
      VStack {
        Text(shown)
        Button("Rename") { isOpen = true }
      }
      .alert("Rename", isPresented: $isOpen) {
        TextField("Name", text: $name)
        Button("OK") { shown = name }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("What an alert asks for is written and agreed to") func alert() throws {
    let names = try events { Renaming() }.map(\.name)
    #expect(names.contains("type 'Ada'"), "\(names)")
    #expect(names.last == "tap 'OK'", "\(names)")
  }

  private struct Code: View {
    @State private var code = ""
    @State private var isRight = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(isRight ? "Verified" : "Enter the code")
        HStack {
          ForEach(0..<4, id: \.self) { place in
            Text(place < code.count ? String(Array(code)[place]) : "-").frame(width: 40, height: 40)
          }
        }
        .background {
          TextField("", text: $code).textContentType(.oneTimeCode).focused($isFocused)
            .frame(width: 1, height: 1).opacity(0.001)
        }
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
        Button("Verify") { isRight = true }
      }
      .onAppear { isFocused = true }
    }
  }

  @Test("A code is verified, and its boxes are not tapped for what has been typed into them")
  func code() throws {
    let names = try events { Code() }.map(\.name)
    #expect(names == ["type '123456'", "tap 'Verify'"], "\(names)")
  }

  /// One box hears by what no one sees that its digit is deleted.
  private struct Box: View {
    @State private var digit = "\u{200B}"
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("", text: $digit).keyboardType(.numberPad).textContentType(.oneTimeCode)
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  @Test("A space of no width is nothing that has been written") func invisible() throws {
    let names = try events { Box() }.map(\.name)
    #expect(names.first == "type '123456'", "\(names)")
  }

  private struct Note: View {
    let title: String
    @State private var text = ""
    var body: some View { TextField(title, text: $text) }
  }

  @Test(
    "A word suits whole words of a field's name, and not what they happen to contain",
    arguments: [
      ("Message", "Hello"), ("Placeholder", "Hello"), ("Capacity", "Hello"), ("Age", "42"),
      ("Phone number", "42"), ("Telephone", "42"), ("E-mail", "ada@example.com"), ("City", "Paris"),
      ("Username", "Ada"), ("Names", "Ada"),
    ])
  func word(title: String, text: String) throws {
    let names = try events { Note(title: title) }.map(\.name)
    #expect(names.last == "type '\(text)'", "\(names)")
  }

  private struct Filled: View {
    let title: String
    @State var text: String
    var body: some View { TextField(title, text: $text) }
  }

  @Test("What stands in a field already is not written once more, and a sentence follows another")
  func written() throws {
    let remark = try events { Filled(title: "Remark", text: "Well.") }.map(\.name)
    #expect(remark.last == "type ' and more'", "\(remark)")
    let mail = try events { Filled(title: "E-mail", text: "me@example.com") }.map(\.name)
    #expect(!mail.contains { $0.hasPrefix("type") }, "\(mail)")
  }

  private struct Notes: View {
    @State private var text = ""
    @State private var notes = ["Milk"]

    var body: some View {
      VStack {
        List { ForEach(notes, id: \.self) { Text($0) }.onDelete { notes.remove(atOffsets: $0) } }
        HStack {
          TextField("Remark", text: $text, axis: .vertical)
          Button {
            withAnimation { notes.append(text) }
            text = ""
          } label: {
            Image(systemName: "paperplane")
          }
        }
      }
    }
  }

  @Test("What is beneath a list and adds to it is written first, in lines where it grows by them")
  func composer() throws {
    let names = try events { Notes() }.map(\.name)
    let written = try #require(names.firstIndex { $0.hasPrefix("type 'Meet you") })
    let sent = try #require(names.firstIndex(of: "tap 'paperplane'"))
    #expect(written < sent)
  }

  private struct Errands: View {
    @State private var text = ""
    @State private var items: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          HStack {
            TextField("Errand", text: $text)
            Button {
              withAnimation { items.append(text) }
            } label: {
              Image(systemName: "plus.circle.fill")
            }
          }
          ForEach(items, id: \.self) { Text($0).padding() }
          NavigationLink("Archive") { Text("All") }
        }
      }
    }
  }

  @Test("A picture beside a field sends what is in it, whatever leads elsewhere below")
  func beside() throws {
    let names = try events { Errands() }.map(\.name)
    let written = try #require(names.firstIndex(of: "type 'Hello'"))
    #expect(names.dropFirst(written + 1).first == "tap 'plus.circle.fill'", "\(names)")
  }
}
