import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo does by itself in what asks for an answer: searches, dialogs, pickers.
@MainActor
@Suite("What an automatic script answers, types and picks")
struct AutomaticAnswerTests {
  private func names<V: View>(
    system: SystemVersion = .v18, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [String] {
    var stage = Stage(size: CGSize(width: 320, height: 600), scale: 1)
    stage.system = system
    return try Clip("choices", stage: stage, frameRate: 10, script: .automatic) { view() }
      .plan().events.map(\.name)
  }

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

  @Test("A page that leads on is followed to the end, and not gone back from") func waysOn() throws
  {
    struct Guide: View {
      @State private var step = 0
      var body: some View {
        VStack {
          if step > 0 { Button("Skip") { step = 0 } }
          Text("Page \(step)")
          Button(step == 0 ? "Begin" : step < 3 ? "Next" : "Finish") { step = (step + 1) % 4 }
        }
      }
    }
    #expect(try names { Guide() } == ["tap 'Begin'", "tap 'Next'", "tap 'Next'", "tap 'Finish'"])
  }

  @Test("Of what lies behind a row, what is at its edge is tapped") func swipeActions() throws {
    struct Mails: View {
      @State private var mails = ["Anna", "Ben"]
      var body: some View {
        List(mails, id: \.self) { mail in
          Text(mail).swipeActions {
            Button("Trash", role: .destructive) { mails.removeAll { $0 == mail } }
            Button("Flag") {}
          }
        }
      }
    }
    #expect(try names { Mails() }.last == "tap 'Trash'")
  }

  @Test("What lies behind a row's other edge is shown as well") func bothEdges() throws {
    struct Mails: View {
      @State private var mails = ["Anna", "Ben", "Cleo"]
      @State private var read: Set<String> = []
      var body: some View {
        List(mails, id: \.self) { mail in
          Text(read.contains(mail) ? "\(mail), read" : mail)
            .swipeActions {
              Button("Trash", role: .destructive) { mails.removeAll { $0 == mail } }
            }
            .swipeActions(edge: .leading) { Button("Read") { read.insert(mail) } }
        }
      }
    }
    let shown = Set(try names { Mails() })
    #expect(shown.isSuperset(of: ["tap 'Trash'", "tap 'Read'"]))
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

  @Test("A dialog is answered") func dialog() throws {
    struct Choice: View {
      @State private var isAsking = false
      @State private var color = Color.gray
      var body: some View {
        VStack {
          color.frame(width: 50, height: 50)
          Button("Color") { isAsking = true }
        }
        .confirmationDialog("Which?", isPresented: $isAsking) {
          Button("Cancel", role: .cancel) {}
          Button("Red") { color = .red }
          Button("Blue") { color = .blue }
        }
      }
    }
    #expect(try names { Choice() } == ["tap 'Color'", "tap 'Red'"])
  }

  @Test("What can be chosen once editing has begun is chosen before it ends") func editing() throws
  {
    struct Files: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        NavigationStack {
          List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
            .toolbar { EditButton() }
        }
      }
    }
    let names = try names { Files() }
    #expect(names.first == "tap 'Edit'")
    #expect(names.dropFirst().first?.contains("row 0") == true, "\(names)")
    #expect(names.dropFirst(2).first?.contains("row 1") == true, "\(names)")
  }

  @Test("The choices of a menu that stays open are shown in turns, before it is closed")
  func palette() throws {
    struct Reactions: View {
      @State private var chosen = 0
      var body: some View {
        Menu("Reactions") {
          Picker("Colors", selection: $chosen) {
            ForEach(0..<3, id: \.self) { Label("Color \($0)", systemImage: "circle.fill") }
          }
          .pickerStyle(.palette)
        }
        .menuActionDismissBehavior(.disabled)
      }
    }
    let names = try names { Reactions() }
    #expect(names.count == 4)
    #expect(names.first == "tap 'Reactions'" && names.last == "tap 'dismiss menu'", "\(names)")
  }

  @Test("What a minus sign asks for is answered before editing ends") func deleting() throws {
    struct Fruits: View {
      @State private var fruits = ["Apple", "Pear", "Plum"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    #expect(try names { Fruits() }.prefix(3) == ["tap 'Edit'", "tap 'Remove'", "tap 'Delete'"])
  }

  @Test("A popover that asks nothing is closed beside it") func popover() throws {
    struct Info: View {
      @State private var isShown = false
      var body: some View {
        Button("Info") { isShown = true }
          .popover(isPresented: $isShown) {
            Text("Words").padding().presentationCompactAdaptation(.popover)
          }
      }
    }
    #expect(try names { Info() } == ["tap 'Info'", "tap 'dismiss popup'"])
    struct Answer: View {
      @State private var isShown = false
      @State private var color = Color.gray
      var body: some View {
        Button("Color") { isShown = true }.foregroundStyle(color)
          .popover(isPresented: $isShown) {
            Button("Red") { color = .red }.padding().presentationCompactAdaptation(.popover)
          }
      }
    }
    let answered = try names { Answer() }
    #expect(answered == ["tap 'Color'", "tap 'Red'", "tap 'dismiss popup'"])
  }

  @Test("What stands beside what has opened a sheet is shown after it") func openers() throws {
    struct Questions: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        VStack(spacing: 40) {
          Button("First") { isFirst = true }
            .sheet(isPresented: $isFirst) { Button("Yes") { isFirst = false } }
          Button("Second") { isSecond = true }
            .sheet(isPresented: $isSecond) { Text("Words") }
        }
      }
    }
    let shown = try names { Questions() }
    #expect(shown.prefix(3) == ["tap 'First'", "tap 'Yes'", "tap 'Second'"])
  }

  @Test("An alert is answered by what it asks for") func alert() throws {
    struct Question: View {
      @State private var isAsking = false
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Color.red.frame(width: 50, height: 50) }
          Button("Remove") { isAsking = true }
        }
        .alert("Sure?", isPresented: $isAsking) {
          Button("Keep", role: .cancel) {}
          Button("Delete", role: .destructive) { isThere = false }
        }
      }
    }
    #expect(try names { Question() } == ["tap 'Remove'", "tap 'Delete'"])
  }

  @Test("Of a calendar it takes days that are not chosen, and closes it where a tap opened it")
  func calendar() throws {
    struct Day: View {
      let isOpen: Bool
      @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View {
        if isOpen {
          DatePicker("Day", selection: $date).datePickerStyle(.graphical)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: .date)
        }
      }
    }
    func isDay(_ name: String) -> Bool { name.contains(#/^tap '\d+'$/#) }
    let opened = try names { Day(isOpen: false) }
    #expect(opened.dropFirst().first.map(isDay) == true, "\(opened)")
    #expect(opened.last == "tap 'dismiss popup'", "\(opened)")
    struct Hour: View {
      @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View {
        DatePicker("Hour", selection: $date, displayedComponents: .hourAndMinute)
      }
    }
    let turned = try names { Hour() }
    #expect(turned.contains { $0.hasPrefix("drag '1 2 3") }, "\(turned)")
    #expect(turned.last == "tap 'dismiss popup'", "\(turned)")
    let days = try names { Day(isOpen: true) }.prefix(2)
    #expect(days.count == 2 && days.allSatisfy(isDay), "\(days)")
  }

  @Test("Of a menu it takes what is not chosen yet") func menuPicker() throws {
    struct Menus: View {
      @State private var fruit = "Apple"
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(try names { Menus() }.last == "tap 'Pear'")
  }

  @Test("A wheel is turned away from its end", arguments: [0, 4]) func wheel(start: Int) throws {
    final class Numbers {
      var numbers: [Int] = []
    }
    struct Wheel: View {
      @State var number: Int
      let log: Numbers
      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(0..<5, id: \.self) { Text("n\($0)") }
        }
        .pickerStyle(.wheel)
        .onChange(of: number) { log.numbers.append($1) }
      }
    }
    let log = Numbers()
    _ = try names { Wheel(number: start, log: log) }
    #expect(!log.numbers.isEmpty)
  }

  @Test("It counts up before it counts down", arguments: [true, false])
  func counting(isStepper: Bool) throws {
    struct Counter: View {
      let isStepper: Bool
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        if isStepper {
          Stepper("Count", value: $count)
        } else {
          HStack {
            Button {
              count -= 1
            } label: {
              Image(systemName: "minus.circle")
            }
            Button("+") { count += 1 }
          }
        }
      }
    }
    let names = try names { Counter(isStepper: isStepper) }
    #expect(
      names.prefix(2).allSatisfy { $0 == (isStepper ? "tap 'Increment'" : "tap '+'") }, "\(names)")
  }

  @Test("A filmstrip plays what an export plays, whatever its scale") func scales() throws {
    struct Rows: View {
      @State private var chosen = 0
      var body: some View {
        HStack(spacing: 0.3) {
          ForEach(0..<3, id: \.self) { index in
            Button("row \(index)") { withAnimation { chosen = index } }
              .padding(.vertical, 3.37)
              .background(index == chosen ? Color.red : .gray)
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 600), scale: 3)
    let clip = Clip("rows", stage: stage, frameRate: 10, script: .automatic) { Rows() }
    let plan = try clip.plan()
    #expect(plan.events.map(\.name) == ["tap 'row 1'", "tap 'row 0'", "tap 'row 2'"])
    var small = clip
    small.stage.scale = 0.55
    let player = ClipPlayer(small, measuring: FontBook(), rehearsal: plan.rehearsal)
    _ = try player.displayList(atFrame: plan.frameCount - 1)
    #expect(player.events.map(\.name) == plan.events.map(\.name))
  }
}
