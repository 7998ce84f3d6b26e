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
  private func plan<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
    return try Clip("hand", stage: stage, frameRate: 10, script: .automatic) { view() }
      .plan(measuring: FontBook())
  }

  @Test("Two fingers magnify first and turn then") func twoFingers() throws {
    struct Photo: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale).rotationEffect(angle)
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
      }
    }
    #expect(Set(try plan { Photo() }.touches.map(\.kind)) == [.pinch, .rotate])
    struct Both: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale).rotationEffect(angle)
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      }
    }
    let kinds = try plan { Both() }.touches.map(\.kind)
    #expect(kinds.first == .pinch && kinds.last == .rotate && Set(kinds) == [.pinch, .rotate])
  }

  @Test("Two fingers come together where nothing comes of their going apart") func together() throws
  {
    struct Photos: View {
      @State private var isNarrow = false
      var body: some View {
        Color.red.frame(width: isNarrow ? 80 : 200, height: 200)
          .gesture(MagnifyGesture().onChanged { if $0.magnification < 0.9 { isNarrow = true } })
      }
    }
    #expect(try plan { Photos() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("Two fingers go farther apart where a gesture begins late") func farther() throws {
    struct Photo: View {
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale)
          .gesture(
            MagnificationGesture(minimumScaleDelta: 1)
              .updating($scale) { value, scale, _ in scale = value })
      }
    }
    #expect(try plan { Photo() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("Two fingers stand on what is small") func smallThing() throws {
    struct Label: View {
      @State private var scale = 1.0
      var body: some View {
        Color.red.frame(width: 100, height: 50).scaleEffect(scale)
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      }
    }
    #expect(try plan { Label() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("What is dragged elsewhere is shown after what two fingers do") func fingersAndDrag() throws
  {
    struct Table: View {
      @State private var scale = 1.0
      @State private var place = CGSize.zero
      var body: some View {
        VStack(spacing: 40) {
          Color.red.frame(width: 90, height: 90).scaleEffect(scale)
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          Color.blue.frame(width: 40, height: 40).offset(place)
            .gesture(DragGesture().onChanged { place = $0.translation })
        }
      }
    }
    let kinds = try plan { Table() }.touches.map(\.kind)
    #expect(kinds.first == .pinch && kinds.last == .drag)
  }

  @Test("A drag that has to be long is long, though what it moves goes back") func longDrag() throws
  {
    struct Ball: View {
      @GestureState private var place = CGPoint(x: 60, y: 60)
      var body: some View {
        Circle().frame(width: 60, height: 60).position(place)
          .gesture(
            DragGesture(minimumDistance: 180)
              .updating($place) { value, place, _ in place = value.location })
      }
    }
    let touches = try plan { Ball() }.touches
    #expect(touches.map(\.kind).contains(.drag))
  }

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

  @Test("A sheet that can be higher is drawn up before it is thrown off") func higherSheet() throws
  {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
          Text("Sheet").presentationDetents([.medium, .large])
        }
      }
    }
    let plan = try plan { Page() }
    #expect(plan.touches.first?.kind == .tap)
    #expect(plan.touches.dropFirst().allSatisfy { $0.kind == .drag })
    let ways = plan.touches.dropFirst().map { touch in
      (touch.waypoints.last?.point.y ?? 0) - (touch.waypoints.first?.point.y ?? 0)
    }
    // It may stop halfway on its way down.
    #expect(ways.count >= 2 && ways[0] < -20 && ways.dropFirst().allSatisfy { $0 > 20 }, "\(ways)")
  }

  @Test("A sheet without a button is thrown off by its top") func sheet() throws {
    struct Sheet: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
      }
    }
    let plan = try plan { Sheet() }
    #expect(plan.touches.map(\.kind) == [.tap, .drag])
    let drag = try #require(plan.touches.last)
    #expect(drag.waypoints[0].point.y < 100)
    #expect((drag.waypoints.last?.point.y ?? 0) > 200)
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

  @Test("A card that goes only when it has left more than half of the screen is thrown that far")
  func card() throws {
    struct Card: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 300, height: 200).offset(x: x)
          .gesture(
            DragGesture().onChanged { x = $0.translation.width }.onEnded { drag in
              withAnimation { x = abs(drag.translation.width) > 393 / 2 ? 600 : 0 }
            })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("card", stage: stage, frameRate: 10, script: .automatic) { Card() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.x - way[0].point.x > 393 / 2)
  }

  @Test("Pages of one's own that go on only when they are drawn half of the screen to the left are")
  func ownPages() throws {
    struct Pager: View {
      @State private var page = 0
      @State private var way: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 393)
          Color.blue.frame(width: 393)
        }
        .frame(width: 393, height: 600, alignment: .leading)
        .offset(x: CGFloat(page) * -393 + way)
        .gesture(
          DragGesture().onChanged { way = $0.translation.width }.onEnded { drag in
            withAnimation {
              if drag.translation.width < -393 / 2 { page = 1 }
              way = 0
            }
          })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("pager", stage: stage, frameRate: 10, script: .automatic) { Pager() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.x - way[0].point.x < -393 / 2)
  }

  @Test("A card is thrown as far beside what never stands still") func cardBesideEndless() throws {
    struct Card: View {
      @State private var offset = CGSize.zero
      @State private var isTurned = false
      var body: some View {
        VStack {
          Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear {
              withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
                isTurned = true
              }
            }
          Color.red.frame(width: 300, height: 200).offset(offset)
            .gesture(
              DragGesture().onChanged { offset = $0.translation }.onEnded { drag in
                withAnimation(.easeOut(duration: 0.2)) {
                  offset =
                    abs(drag.translation.width) > 180 ? CGSize(width: 600, height: 0) : .zero
                }
              })
        }
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("card", stage: stage, frameRate: 10, script: .automatic) { Card() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(abs(way[way.count - 1].point.x - way[0].point.x) > 180)
  }

  @Test("What goes only when it is drawn a third of the screen down is drawn that far")
  func drawnDown() throws {
    struct Photo: View {
      @State private var y: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 300, height: 200).offset(y: y)
          .gesture(
            DragGesture().onChanged { y = max(0, $0.translation.height) }.onEnded { drag in
              withAnimation { y = drag.translation.height > 250 ? 900 : 0 }
            })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    let plan = try Clip("photo", stage: stage, frameRate: 10, script: .automatic) { Photo() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.y - way[0].point.y > 250)
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
