import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The focus of text fields")
struct FieldFocusTests {
  private struct TwoFields: View {
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        TextField("One", text: .constant("first")).focused($focus, equals: 1)
        TextField("Two", text: .constant("second")).focused($focus, equals: 2)
        Text("At \(focus ?? 0)")
        Button("Away") { focus = nil }
        Button("Second") { focus = 2 }
      }
      .tint(.red)
    }
  }

  @Test("One field has it at a time: the one that was tapped, or that the state names")
  func oneAtATime() throws {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { TwoFields() }
    #expect(played.frame(of: .red) == nil)
    played.tap("first")
    let first = try #require(played.frame(of: .red))
    #expect(played.text.contains("At 1"))
    played.tap("Second")
    let second = try #require(played.frame(of: .red))
    #expect(second.minY > first.minY)
    #expect(played.text.contains("At 2"))
    played.tap("Away")
    played.advance(to: 1)
    #expect(played.frame(of: .red) == nil)
  }

  private struct SearchBar: View {
    @State private var isEditing = false
    @State private var screenTaps = 0

    var body: some View {
      VStack {
        TextField("Search", text: .constant("")).padding(8).background(Color.gray)
          .onTapGesture { isEditing = true }
        Text(isEditing ? "Editing" : "Resting")
        Text("\(screenTaps) taps")
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { screenTaps += 1 }
      .tint(.red)
    }
  }

  /// As in every hand-made search bar; a screen that ends editing when it is tapped is told of other taps alone.
  @Test("A tap on a field is also for the bar around it, and not for the screen") func bar() {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { SearchBar() }
    played.tap("Search")
    #expect(played.text.contains("Editing"))
    #expect(played.text.contains("0 taps"))
    #expect(played.frame(of: .red) != nil)
  }

  @Test("Wide padding around a field is still its bar") func wideBar() {
    struct Padded: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          TextField("Search", text: .constant("")).padding(32).background(Color.gray)
            .onTapGesture { taps += 1 }
          Text("Taps: \(taps)")
        }
      }
    }
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { Padded() }
    played.tap("Search")
    #expect(played.text.contains("Taps: 1"))
  }

  /// Measured on a recording (SearchSuggestions).
  @Test("The caret is there for half a second, and not there for the next") func blinking() {
    let played = PlayedView {
      TextField("Name", text: .constant("")).tint(.red)
    }
    played.tap("Name")
    #expect(played.frame(of: .red) != nil)
    played.advance(to: 0.6)
    #expect(played.frame(of: .red) == nil)
    played.advance(to: 1.1)
    #expect(played.frame(of: .red) != nil)
  }

  @Test("A field that grows is as high as its lines; one that does not has one line") func growing()
  {
    func height(_ axis: Axis) -> CGFloat? {
      let played = PlayedView(size: CGSize(width: 100, height: 300)) {
        TextField("Text", text: .constant("some words that need more lines"), axis: axis)
          .background(.red)
      }
      return played.frame(of: .red)?.height
    }
    #expect((height(.vertical) ?? 0) > 1.9 * (height(.horizontal) ?? .infinity))
  }

  @Test("A value is shown as its format writes it, and a secret as bullets") func formats() {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) {
      VStack {
        TextField("Number", value: .constant(12.5), format: .number)
        SecureField("Secret", text: .constant("abc"))
      }
    }
    #expect(played.text.contains("12.5"))
    #expect(played.text.contains("•••"))
  }

  private struct Login: View {
    @State private var name = ""
    @State private var password = ""
    @FocusState private var isAtPassword: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { isAtPassword = true }
        TextField("Password", text: $password).focused($isAtPassword)
        Text("\(name) \(password)")
      }
    }
  }

  @Test("What is typed goes to the field with the focus, which a return key submits")
  func typing() {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { Login() }
    let keeper = played.graph.part(FocusKeeper.self)
    #expect(keeper.holder == nil)
    played.tap("Name")
    for letter in ["A", "n", "n", "a", "!"] { played.change { keeper.holder?.typed(letter) } }
    played.change { keeper.holder?.deleted() }
    played.change { keeper.holder?.returned() }
    played.change { keeper.holder?.typed("1234") }
    #expect(played.text.contains("Anna 1234"))
  }

  @Test("What is submitted can ask which field has the focus, and hand it on") func handingOn() {
    struct Form: View {
      @State private var name = ""
      @State private var email = ""
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($focus, equals: 1)
          TextField("Email", text: $email).focused($focus, equals: 2)
          Text("\(name) \(email) at \(focus ?? 0)")
        }
        .onSubmit { focus = focus == 1 ? 2 : nil }
      }
    }
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { Form() }
    let keeper = played.graph.part(FocusKeeper.self)
    played.tap("Name")
    played.change { keeper.holder?.typed("A") }
    played.change { keeper.holder?.returned() }
    played.change { keeper.holder?.typed("b") }
    #expect(played.text.contains("A b at 2"))
    played.change { keeper.holder?.returned() }
    #expect(played.text.contains("A b at 0"))
    #expect(keeper.holder == nil)
  }
}
