import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo does by itself in what asks for an answer: dialogs, menus, rows, popovers.
@MainActor
@Suite("What an automatic script answers")
struct AutomaticAnswerTests {
  private let names = AutomaticNames(width: 320, height: 600)

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

  @Test("So it is where something else stands above the rows") func bothEdgesLater() throws {
    struct Mails: View {
      @State private var mails = ["Anna", "Ben", "Cleo"]
      @State private var read: Set<String> = []
      var body: some View {
        NavigationStack {
          List {
            ForEach(mails, id: \.self) { mail in
              Text(read.contains(mail) ? "\(mail), read" : mail)
                .swipeActions {
                  Button("Trash", role: .destructive) { mails.removeAll { $0 == mail } }
                }
                .swipeActions(edge: .leading) { Button("Read") { read.insert(mail) } }
            }
            .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let shown = try names { Mails() }
    #expect(shown.first == "tap 'Edit'")
    #expect(Set(shown).isSuperset(of: ["tap 'Trash'", "tap 'Read'"]), "\(shown)")
  }

  @Test("Once a row has shown what its button does, another button does something new")
  func newButton() throws {
    struct Songs: View {
      @State private var liked: Set<Int> = []
      @State private var isPlaying = false
      var body: some View {
        List(0..<4, id: \.self) { song in
          HStack {
            Text("Song \(song)")
            Spacer()
            Button(liked.contains(song) ? "Liked" : "Like") {
              withAnimation { _ = liked.insert(song) }
            }
            Button("Play") { withAnimation { isPlaying.toggle() } }
          }
          .buttonStyle(.borderless)
        }
        .scaleEffect(isPlaying ? 0.9 : 1)
      }
    }
    let shown = try names { Songs() }
    #expect(shown.first == "tap 'Like'" && shown.contains("tap 'Play'"), "\(shown)")
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

  @Test("Of rows that can be chosen from the start, two are") func editedFromTheStart() throws {
    struct Files: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
          .environment(\.editMode, .constant(.active))
      }
    }
    let names = try names { Files() }
    #expect(names.first?.contains("row 0") == true, "\(names)")
    #expect(names.dropFirst().first?.contains("row 1") == true, "\(names)")
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

  @Test("What the way out of a sheet asks is answered") func askingWayOut() throws {
    struct Draft: View {
      @State private var isWriting = false
      @State private var isAsking = false
      var body: some View {
        Button("Write") { isWriting = true }
          .sheet(isPresented: $isWriting) {
            Button("Cancel") { isAsking = true }
              .confirmationDialog("Sure?", isPresented: $isAsking) {
                Button("Discard", role: .destructive) { isWriting = false }
              }
          }
      }
    }
    let shown = try names { Draft() }
    #expect(shown.prefix(3) == ["tap 'Write'", "tap 'Cancel'", "tap 'Discard'"], "\(shown)")
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

  private struct Cards: View {
    @State private var isEdited = false
    @State private var isLarge = false

    var body: some View {
      VStack {
        HStack {
          Text("Cards")
          Spacer()
          Button(isEdited ? "Done" : "Edit") { withAnimation { isEdited.toggle() } }
        }
        Color.red.frame(width: isEdited ? 60 : 20, height: isLarge ? 60 : 20)
        Button("Grow") { withAnimation { isLarge.toggle() } }
      }
    }
  }

  @Test("What ends editing does not send, and other buttons are tapped")
  func edited() throws {
    let names = try names { Cards() }
    #expect(names.prefix(2) == ["tap 'Edit'", "tap 'Done'"])
    #expect(names.contains("tap 'Grow'"))
  }
}
