import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("The keyboard")
struct KeyboardTests {
  private static let screen = CGSize(width: 393, height: 852)

  private func play<V: View>(shown: Bool = true, @ViewBuilder _ view: () -> V) -> PlayedView {
    var canvas = GraphCanvas(
      size: Self.screen, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    canvas.showsKeyboard = shown
    return PlayedView(graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private struct Note: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("Note", text: $text).focused($isFocused)
        Button("Away") { isFocused = false }
        Button("Resign") {
          _ = UIApplication.shared.sendAction(
            "resignFirstResponder", to: nil, from: nil, for: nil)
        }
        Color.clear
        Color.red.frame(height: 20)
      }
    }
  }

  /// As long as it takes to come or to go.
  private static let settled = 1.5

  @Test("It rises with the focus, goes with it, and the page keeps above it") func rising() throws {
    for away in ["Away", "Resign"] {
      let played = play { Note() }
      let low = try #require(played.frame(of: .red))
      #expect(abs(low.maxY - (852 - 34)) < 0.01)
      #expect(!played.text.contains("space"))
      played.tap("Note")
      played.advance(to: 0.1)
      let moving = try #require(played.frame(of: .red))
      #expect(moving.maxY < low.maxY && moving.maxY > 852 - 336)
      played.advance(to: Self.settled)
      #expect(try #require(played.frame(of: .red)).maxY == 852 - 336)
      #expect(played.text.contains("space"))
      played.tap(away)
      played.advance(to: 2 * Self.settled)
      #expect(try #require(played.frame(of: .red)) == low)
    }
  }

  @Test("There is none unless the look shows one") func hidden() throws {
    let played = play(shown: false) { Note() }
    played.tap("Note")
    played.advance(to: Self.settled)
    #expect(try #require(played.frame(of: .red)).maxY == 852 - 34)
    #expect(!played.text.contains("space"))
  }

  @Test("Its keys are those that the field asks for") func keys() {
    func text(_ field: some View) -> String {
      let played = play { VStack { field } }
      played.tap("Field")
      played.advance(to: Self.settled)
      return played.text
    }
    let field = TextField("Field", text: .constant(""))
    #expect(text(field).contains("return") && text(field).contains("Q"))
    #expect(text(field.submitLabel(.search)).contains("search"))
    #expect(text(field.keyboardType(.emailAddress)).contains("@"))
    #expect(text(field.textInputAutocapitalization(.never)).contains("q"))
    let digits = text(field.keyboardType(.numberPad))
    #expect(digits.contains("PQRS") && !digits.contains("space"))
    #expect(text(field.keyboardType(.decimalPad)).contains("."))
    #expect(text(field.keyboardType(.numbersAndPunctuation)).contains("#+="))
  }

  @Test("A secret is not proposed") func secret() {
    let played = play { SecureField("Field", text: .constant("hunter2")) }
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(played.text.contains("space") && !played.text.contains("hunter2"))
  }

  @Test("An older name for small letters says the same") @available(*, deprecated)
  func olderName() {
    let played = play { TextField("Field", text: .constant("")).autocapitalization(.none) }
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(played.text.contains("q"))
  }

  @Test("It is as high as the system tells apps that it is") func heights() {
    func height(
      _ traits: KeyboardTraits = KeyboardTraits(), width: CGFloat = 393, bottom: CGFloat = 34
    ) -> CGFloat {
      let canvas = GraphCanvas(
        size: CGSize(width: width, height: 852),
        safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
      return KeyboardMetrics(traits, on: canvas).height
    }
    #expect(height() == 336)
    #expect(height(width: 430) == 346)
    #expect(height(width: 375, bottom: 0) == 260)
    #expect(height(KeyboardTraits(isCorrected: false)) == 291)
    #expect(height(KeyboardTraits(type: .numberPad)) == 291)
  }

  @Test("Keys neither overlap nor leave the screen") func grid() {
    for type in 0...11 {
      var traits = KeyboardTraits()
      traits.type = UIKeyboardType(rawValue: type) ?? .default
      let metrics = KeyboardMetrics(traits, on: GraphCanvas(size: Self.screen))
      let frames = KeyboardGrid(KeyboardLayout(traits, isShifted: true), metrics).places.map(
        \.frame)
      let room = CGRect(x: 0, y: 0, width: metrics.width, height: metrics.height)
      for (index, frame) in frames.enumerated() {
        #expect(room.contains(frame))
        #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
      }
    }
  }

  @Test("A key that is typed is shown as pressed, for a moment") func pressing() throws {
    struct Field: View {
      @State private var text = ""
      var body: some View { TextField("Field", text: $text) }
    }
    let played = play { Field() }
    played.tap("Field")
    played.advance(to: Self.settled)
    let keeper = played.graph.part(FocusKeeper.self)
    played.graph.press(key: "H")
    #expect(keeper.pressed == "H")
    played.advance(to: Self.settled + 0.2)
    #expect(keeper.pressed == nil)
    // A capital is followed by small letters, and what is typed is proposed.
    #expect(played.text.contains("“H”") && played.text.contains("q"))
  }

  @Test("A page may lie beneath it, and what is beneath it gets no touches") func beneath() throws {
    struct Page: View {
      @State private var text = ""
      @State private var isTapped = false
      var body: some View {
        VStack(spacing: 0) {
          TextField("Field", text: $text)
          Color.clear
          Color.red.frame(height: 20).onTapGesture { isTapped = true }
          if isTapped { Color.green.frame(height: 10) }
        }
        .ignoresSafeArea(.keyboard)
      }
    }
    let played = play { Page() }
    let low = try #require(played.frame(of: .red))
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(try #require(played.frame(of: .red)) == low)
    played.tap(at: CGPoint(x: 100, y: low.midY))
    played.advance(to: 2 * Self.settled)
    #expect(played.frame(of: .green) == nil)
  }

  @Test("A tab bar stays beneath it, and the page above") func tabs() throws {
    let played = play {
      TabView {
        VStack(spacing: 0) {
          TextField("Field", text: .constant(""))
          Color.clear
          Color.red.frame(height: 20)
        }
        .tabItem { Text("Home") }
      }
    }
    let low = try #require(played.frame(of: .red)).maxY
    #expect(low == 852 - 34 - TabBarConstants.height)
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(try #require(played.frame(of: .red)).maxY == 852 - 336)
  }

  @Test("A toolbar may have a bar above it") func toolbar() throws {
    let played = play {
      NavigationStack {
        VStack(spacing: 0) {
          TextField("Field", text: .constant(""))
          Color.clear
          Color.red.frame(height: 20)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Text("Hide")
            Spacer()
            Color.green.frame(width: 20, height: 20)
          }
        }
      }
    }
    #expect(!played.text.contains("Hide"))
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(played.text.contains("Hide"))
    #expect(try #require(played.frame(of: .green)).maxX > Self.screen.width - 40)
    #expect(try #require(played.frame(of: .red)).maxY == 852 - 336 - BottomBar.height)
  }

  @Test("Where keys of hardware type, that bar alone comes, to the screen's edge") func hardware()
    throws
  {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            TextField("Field", text: .constant("")).focused($isFocused)
            Color.clear
            Color.red.frame(height: 20)
          }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) { Button("Hide") { isFocused = false } }
            ToolbarItem(placement: .bottomBar) { Text("Below") }
          }
        }
      }
    }
    let played = play(shown: false) { Page() }
    #expect(played.text.contains("Below") && !played.text.contains("Hide"))
    played.tap("Field")
    played.advance(to: Self.settled)
    #expect(!played.text.contains("Below") && !played.text.contains("space"))
    let bar = try #require(played.frame(ofText: "Hide"))
    #expect(bar.midY == 852 - 34 - BottomBar.height / 2)
    #expect(try #require(played.frame(of: .red)).maxY == 852 - 34 - BottomBar.height)
    played.tap("Hide")
    played.advance(to: 2 * Self.settled)
    #expect(played.text.contains("Below") && !played.text.contains("Hide"))
  }

  @Test("Without a navigation stack it has that bar too, at the screen's edge") func bareToolbar()
    throws
  {
    let played = play {
      VStack(spacing: 0) {
        TextField("Field", text: .constant(""))
        Color.red.frame(height: 20)
      }
      .toolbar { ToolbarItem(placement: .keyboard) { Text("Hide") } }
    }
    #expect(!played.text.contains("Hide"))
    played.tap("Field")
    played.advance(to: Self.settled)
    let bar = try #require(played.frame(ofText: "Hide"))
    #expect(bar.midY == 852 - 336 - BottomBar.height / 2)
    // The view is in the middle of what is left.
    #expect(try #require(played.frame(of: .red)).maxY < bar.minY)
  }

  @Test("Without a navigation stack that bar comes where keys of hardware type, too")
  func bareHardware() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          TextField("Field", text: .constant("")).focused($isFocused)
          Color.red.frame(height: 20)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) { Button("Hide") { isFocused = false } }
        }
      }
    }
    let played = play(shown: false) { Page() }
    #expect(!played.text.contains("Hide"))
    played.tap("Field")
    played.advance(to: Self.settled)
    let bar = try #require(played.frame(ofText: "Hide"))
    #expect(abs(bar.midY - (852 - 34 - BottomBar.height / 2)) < 0.5)
    #expect(bar.minX < 40)
    played.tap("Hide")
    played.advance(to: 2 * Self.settled)
    #expect(!played.text.contains("Hide"))
  }

  @Test("A field in what scrolls is brought into sight, and a scroll may put it away")
  func scrolling() throws {
    func play(_ mode: ScrollDismissesKeyboardMode) -> PlayedView {
      self.play {
        ScrollView {
          Color.blue.frame(height: 600)
          TextField("Field", text: .constant("")).background(.red)
          Color.clear.frame(height: 600)
        }
        .scrollDismissesKeyboard(mode)
      }
    }
    for (mode, stays) in [
      (ScrollDismissesKeyboardMode.automatic, true), (.never, true), (.immediately, false),
      (.interactively, false),
    ] {
      let played = play(mode)
      played.tap("Field")
      played.advance(to: Self.settled)
      #expect(try #require(played.frame(of: .red)).maxY <= 852 - 336)
      let graph = played.graph
      graph.touchDown(at: CGPoint(x: 200, y: 300))
      for step in 1...10 {
        graph.touchMoved(to: CGPoint(x: 200, y: 300 + 5 * Double(step)))
        graph.advance(to: Self.settled + 0.02 * Double(step))
      }
      graph.touchUp(at: CGPoint(x: 200, y: 350))
      #expect(graph.isTextEdited == stays)
    }
  }

  @Test("A low sheet rises with it") func presented() throws {
    let sheet = play {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Field", text: .constant(""))
          Color.red.frame(height: 20)
        }
        .presentationDetents([.height(200)])
      }
    }
    sheet.advance(to: Self.settled)
    sheet.tap("Field")
    sheet.advance(to: 2 * Self.settled)
    #expect(try #require(sheet.frame(of: .red)).maxY <= 852 - 336)
  }

  @Test("A view of UIKit can end the typing") func endEditing() {
    let played = play { Note() }
    played.tap("Note")
    played.change { #expect(UIWindowScene.main.windows[0].endEditing(true)) }
    #expect(!played.graph.isTextEdited)
    played.change { #expect(!UIView().endEditing(true)) }
  }
}
