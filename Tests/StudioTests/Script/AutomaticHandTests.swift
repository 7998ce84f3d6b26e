import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo does by itself that takes more than taps.
@MainActor
@Suite("The automatic script's hand")
struct AutomaticHandTests {
  private let plan = AutomaticPlan(width: 200, height: 300)

  @Test("A field that is all there is is typed into, with a word that suits it") func field() throws
  {
    struct Form: View {
      let title: String
      @State private var text = ""
      var body: some View { TextField(title, text: $text) }
    }
    #expect(
      try plan { Form(title: "Email") }.events.map(\.name).last == "type 'ada@example.com'")
    #expect(try plan { Form(title: "Note") }.events.map(\.name).last == "type 'Hello'")
  }

  @Test("What is typed after words stands apart from them") func furtherWords() throws {
    struct Note: View {
      @State private var text = "Milk"
      var body: some View { TextField("Note", text: $text) }
    }
    #expect(try plan { Note() }.events.map(\.name).last == "type ' and more'")
  }

  /// A canvas reads its state while it is drawn, and not in a body.
  @Test("A drag on a canvas is seen, though what it draws goes back") func canvas() throws {
    struct Touched: View {
      @State private var touch: CGPoint?
      var body: some View {
        Canvas { context, _ in
          let place = touch ?? CGPoint(x: 100, y: 100)
          context.fill(
            Path(ellipseIn: CGRect(x: place.x, y: place.y, width: 40, height: 40)),
            with: .color(.red))
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { touch = $0.location }
            .onEnded { _ in touch = nil })
      }
    }
    #expect(try plan { Touched() }.touches.map(\.kind) == [.drag])
  }

  @Test("What counts taps is tapped until it shows it") func counted() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("Go") { withAnimation { count += 1 } }
          .frame(width: count < 4 ? 50 : 150, height: 50)
      }
    }
    struct Vain: View {
      var body: some View { Button("Go") {} }
    }
    #expect(try plan { Counting() }.events.map(\.name) == Array(repeating: "tap 'Go'", count: 5))
    #expect(try plan { Vain() }.events.map(\.name) == ["tap 'Go'"])
  }

  @Test("What moves by itself is not tapped in vain") func endless() throws {
    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().frame(width: 60).offset(x: isOn ? 60 : 0)
          Button("Cancel") {}
        }
        .onAppear {
          withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true }
        }
      }
    }
    let plan = try plan { Moving() }
    #expect(plan.events.isEmpty && plan.warnings.isEmpty)
  }

  @Test("A field with a picture beside it is typed into") func strength() throws {
    struct Strength: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        HStack {
          SecureField("Password", text: $text)
          Image(systemName: isShown ? "eye" : "eye.slash").onTapGesture { isShown.toggle() }
        }
      }
    }
    let names = try plan { Strength() }.events.map(\.name)
    #expect(names.contains { $0.hasPrefix("type") }, "\(names)")
  }

  @Test("Rows that can only be swept are, and what is pulled to refresh is pulled") func lists()
    throws
  {
    let swept = try plan {
      List { Text("A").swipeActions { Button("Delete", role: .destructive) {} } }
    }
    let way = try #require(swept.touches.first?.waypoints)
    #expect((way.last?.point.x ?? 0) < way[0].point.x - 40)
    let pulled = try plan { List { Text("A") }.refreshable {} }
    let down = try #require(pulled.touches.first?.waypoints)
    #expect((down.last?.point.y ?? 0) > down[0].point.y + 80)
  }

  @Test("A page that is all in sight is pulled where something on it asks where it is")
  func stretched() throws {
    let header = try plan {
      ScrollView {
        GeometryReader { proxy in
          Color.red.frame(height: 100 + max(0, proxy.frame(in: .global).minY))
        }
        .frame(height: 100)
      }
    }
    let way = try #require(header.touches.first?.waypoints)
    #expect((way.last?.point.y ?? 0) > way[0].point.y + 80)
    let measured = try plan {
      ScrollView { GeometryReader { Color.red.frame(width: $0.size.width / 2) }.frame(height: 100) }
    }
    #expect(measured.touches.isEmpty)
    let still = try plan {
      ScrollView {
        GeometryReader { Text("At \(Int($0.frame(in: .global).minY))") }.frame(height: 100)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    #expect(still.touches.isEmpty)
  }

  @Test("A button that does something only with what was set by hand is tapped after that")
  func woken() throws {
    struct Setting: View {
      let takes: Bool
      @State private var wish = 0.0
      @State private var size = 0.0
      var body: some View {
        VStack {
          Color.red.frame(width: 20 + 100 * size, height: 20)
          Slider(value: $wish)
          Button("Animate") { withAnimation { size = takes ? wish : size } }
        }
      }
    }
    let names = try plan { Setting(takes: true) }.events.map(\.name)
    #expect(names.count == 2 && names.last == "tap 'Animate'", "\(names)")
    let vain = try plan { Setting(takes: false) }.events.map(\.name)
    #expect(vain.count == 1 && vain.last != "tap 'Animate'", "\(vain)")
  }

  @Test("Pages are flicked on and back") func pages() throws {
    struct Pages: View {
      var body: some View {
        TabView { ForEach(0..<3, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page)
      }
    }
    let names = try plan { Pages() }.events.map(\.name)
    #expect(names.map { String($0.split(separator: " ").last ?? "") } == ["left", "left", "right"])
  }

  @Test("What is carried after a press is pressed first") func carried() throws {
    struct Carried: View {
      @State private var offset = CGSize.zero
      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(offset).gesture(
          LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .onChanged { if case .second(_, let drag?) = $0 { offset = drag.translation } })
      }
    }
    let way = try #require(try plan { Carried() }.touches.first?.waypoints)
    #expect(way[0].point == way[1].point)
    #expect(way[1].time - way[0].time > 0.5)
    #expect(way[2].point != way[1].point)
  }
}
