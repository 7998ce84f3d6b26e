import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a first tap has opened is used once, and then left by the way that leads out of it.
@MainActor
@Suite("What an automatic script does with what it has opened")
struct AutomaticUseTests {
  private let plan = AutomaticPlan(width: 320, height: 600)
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Nested: View {
    @State private var hasFirst = false
    @State private var hasSecond = false

    var body: some View {
      Button("Open") { hasFirst = true }
        .sheet(isPresented: $hasFirst) {
          VStack {
            Button("More") { hasSecond = true }
            Button("Close") { hasFirst = false }
          }
          .sheet(isPresented: $hasSecond) { Text("Second") }
        }
    }
  }

  @Test("A sheet in a sheet is opened, and one after the other is left") func sheets() throws {
    let plan = try plan { Nested() }
    #expect(plan.touches.map(\.kind) == [.tap, .tap, .drag, .tap])
    #expect(plan.events.last?.name == "tap 'Close'")
  }

  @Test("What can be drawn in a sheet is, before that is") func slider() throws {
    struct Size: View {
      @State private var isOpen = false
      @State private var size = 0.2
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            VStack {
              Color(red: 1, green: 0, blue: 0).frame(width: 20 + 100 * size, height: 20)
              Slider(value: $size)
            }
          }
      }
    }
    let touches = try plan { Size() }.touches
    #expect(touches.map(\.kind) == [.tap, .drag, .drag])
    let way = try #require(touches.last?.waypoints)
    #expect((way.last?.point.y ?? 0) > way[0].point.y + 100)
  }

  @Test("A slider's knob near its end is drawn back", arguments: [0.2, 0.9])
  func sliderNearItsEnd(size: Double) throws {
    struct Size: View {
      @State var size: Double
      var body: some View {
        VStack {
          Color.red.frame(width: 20 + 100 * size, height: 20)
          Slider(value: $size)
        }
      }
    }
    let touches = try plan { Size(size: size) }.touches
    let way = try #require(touches.last?.waypoints)
    #expect(((way.last?.point.x ?? 0) < way[0].point.x) == (size > 0.5))
  }

  private struct Atlas: View {
    var body: some View {
      NavigationStack {
        List(["France", "Japan"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Countries")
          .navigationDestination(for: String.self) { country in
            List([1, 2], id: \.self) { NavigationLink("City \($0)", value: $0) }
              .navigationTitle(country)
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("City") }
      }
    }
  }

  @Test("It goes two pages far where the first leads on, and back from both") func pages() throws {
    let names = try names { Atlas() }
    #expect(names == ["tap 'France'", "tap 'City 1'", "tap 'France'", "tap 'Countries'"])
  }

  private struct Levels: View {
    let deepest: Int

    var body: some View {
      NavigationStack {
        List { NavigationLink("Row 1", value: 1) }
          .navigationTitle("Level 0")
          .navigationDestination(for: Int.self) { level in
            List {
              if level < deepest { NavigationLink("Row \(level + 1)", value: level + 1) }
            }
            .navigationTitle("Level \(level)")
          }
      }
    }
  }

  @Test("It goes three pages far where the second leads on as well, and back from all of them")
  func deepPages() throws {
    let back = ["tap 'Level 2'", "tap 'Level 1'", "tap 'Level 0'"]
    for deepest in [3, 5] {
      let names = try names { Levels(deepest: deepest) }
      #expect(names == ["tap 'Row 1'", "tap 'Row 2'", "tap 'Row 3'"] + back, "\(deepest)")
    }
  }

  private struct Floating: View {
    let closes: Bool
    @State private var isOpen = false
    @State private var width: CGFloat = 20

    var body: some View {
      ZStack {
        Color(red: 1, green: 0, blue: 0).frame(width: width, height: 20).offset(y: -100)
        Button("Plus") { withAnimation { isOpen.toggle() } }
        if isOpen {
          Button("Camera") {
            withAnimation {
              width += 40
              if closes { isOpen = false }
            }
          }
          .offset(y: -60)
        }
      }
    }
  }

  @Test("What a button shows beside itself is used, and closed by it where it is still there")
  func floating() throws {
    #expect(try names { Floating(closes: true) } == ["tap 'Plus'", "tap 'Camera'"])
    #expect(
      try names { Floating(closes: false) } == ["tap 'Plus'", "tap 'Camera'", "tap 'Plus'"])
  }

  private struct Drawer: View {
    @State private var page = "Home"
    @State private var isOpen = false

    var body: some View {
      ZStack(alignment: .leading) {
        VStack {
          Text(page)
          Button("Menu") { withAnimation { isOpen = true } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        if isOpen {
          Color(red: 0.5, green: 0.5, blue: 0.5)
            .onTapGesture { withAnimation { isOpen = false } }
          VStack(spacing: 40) {
            ForEach(["Home", "Starred"], id: \.self) { name in
              Button(name) {
                page = name
                withAnimation { isOpen = false }
              }
            }
          }
          .frame(width: 160)
        }
      }
    }
  }

  @Test("Of a side menu it takes the page that is not shown, and not what lies around the menu")
  func drawer() throws {
    #expect(try names { Drawer() } == ["tap 'Menu'", "tap 'Starred'"])
  }

  private struct Files: View {
    @State private var files = ["Notes", "Report"]
    @State private var removed: String?

    var body: some View {
      List {
        ForEach(files, id: \.self) { Text($0) }
          .onDelete { places in
            guard let place = places.first else { return }
            withAnimation { removed = files.remove(at: place) }
          }
      }
      .overlay(alignment: .bottom) {
        if let removed {
          Button("Undo") {
            withAnimation {
              files.insert(removed, at: 0)
              self.removed = nil
            }
          }
        }
      }
    }
  }

  @Test("What offers to undo what was done is taken at its word") func undo() throws {
    #expect(try names { Files() }.suffix(2) == ["tap 'Delete'", "tap 'Undo'"])
  }

  @Test("On another page one chooses though the words stand on the first as well") func sameWords()
    throws
  {
    struct Cheese: View {
      @State private var strength = "Mild"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Strength", selection: $strength) { words }.pickerStyle(.navigationLink)
            Picker("Beside it", selection: $strength) { words }.pickerStyle(.segmented)
          }
          .navigationTitle("Cheese")
        }
      }
      private var words: some View {
        ForEach(["Mild", "Medium", "Mature"], id: \.self) { Text($0) }
      }
    }
    #expect(try names { Cheese() }.prefix(2) == ["tap 'Strength'", "tap 'Medium'"])
  }
}
