import Foundation
import Geometry
import Motion
import OpenCombine
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an automatic script takes for a result, and what it finds to touch.
@MainActor
@Suite("What an automatic script chooses")
struct AutomaticChoiceTests {
  private let plan = AutomaticPlan(width: 300, height: 300)
  private let names = AutomaticNames(width: 300, height: 300)

  /// A button in vain before one that does something.
  private struct Pair: View {
    var spins = false
    var appears = false
    @State private var isBig = false
    @State private var isThere = false
    @State private var angle = 0.0

    var body: some View {
      VStack {
        Button("Vain") {}
        Color.red.frame(width: isBig ? 60 : 20, height: 10)
        Button("Grow") { withAnimation { isBig.toggle() } }
        Color.blue.frame(width: isThere ? 20 : 10, height: 10).rotationEffect(.degrees(angle))
      }
      .onAppear {
        if appears { isThere = true }
        guard spins else { return }
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
      }
    }
  }

  @Test("What changes by itself is no result of a tap") func changesByItself() throws {
    #expect(try names { Pair(appears: true) } == ["tap 'Grow'", "tap 'Grow'"])
    #expect(try names { Pair(spins: true) } == ["tap 'Grow'", "tap 'Grow'"])
  }

  @Test("What gives a movement without end another way, or stops it, is a result of a tap")
  func changesTheEndless() throws {
    struct Turning: View {
      @State private var angle = 0.0
      var body: some View {
        VStack {
          Color.blue.frame(width: 20, height: 10).rotationEffect(.degrees(angle))
          Button("Vain") {}
          Button("Turn") { withAnimation(.bouncy) { angle = 45 } }
        }
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
        }
      }
    }
    #expect(try names { Turning() }.first == "tap 'Turn'")
    struct Pausing: View {
      @State private var isPaused = false
      var body: some View {
        VStack {
          TimelineView(.animation(paused: isPaused)) { context in
            Color.blue.opacity(
              context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1))
          }
          Button("Vain") {}
          Button("Pause") { isPaused.toggle() }
        }
      }
    }
    #expect(try names { Pausing() }.first == "tap 'Pause'")
  }

  @Test("What is published and looks the same is no result") func publishing() throws {
    final class Model: ObservableObject { @OpenCombine.Published var name = "A" }
    struct Bar: View {
      @StateObject private var model = Model()
      var body: some View {
        HStack {
          ForEach(["A", "B"], id: \.self) { name in
            Button(name) { withAnimation { model.name = name } }
              .offset(y: model.name == name ? 10 : 0)
          }
        }
      }
    }
    let played = try names { Bar() }
    #expect(played.first == "tap 'B'")
  }

  @Test("What is beyond the screen's edge is not tapped, and what is covered in its middle is")
  func reach() throws {
    struct Drawer: View {
      @State private var isOpen = false
      var body: some View {
        ZStack {
          Button("Away") { withAnimation { isOpen.toggle() } }.offset(x: -250)
          Color.red.frame(width: 200, height: 60).accessibilityLabel("Field")
            .onTapGesture { withAnimation { isOpen.toggle() } }
          Color.blue.frame(width: isOpen ? 60 : 100, height: 60)
        }
      }
    }
    #expect(try names { Drawer() }.first == "tap 'Field'")
  }

  @Test("The segment and the tab that are chosen are not tapped") func chosenAlready() throws {
    struct Choice: View {
      @State private var size = "S"
      var body: some View {
        VStack {
          Picker("Size", selection: $size.animation(.bouncy)) {
            ForEach(["S", "M"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Color.red.frame(width: size == "S" ? 20 : 40, height: 20)
        }
      }
    }
    #expect(try names { Choice() }.prefix(2) == ["tap 'M'", "tap 'S'"])
    struct Tabs: View {
      var body: some View {
        TabView {
          Text("One").tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
      }
    }
    #expect(try names { Tabs() }.first == "tap 'Second'")
  }

  @Test("A drag in vain is tried another way, and stays on the screen") func drags() throws {
    struct Up: View {
      @State private var y: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 60, height: 60).offset(y: y)
          .gesture(DragGesture().onChanged { if $0.translation.height < -40 { y = -40 } })
      }
    }
    let up = try plan { Up() }
    #expect(up.touches.count == 1)
    let way = try #require(up.touches.first?.waypoints)
    #expect((way.last?.point.y ?? 0) < (way.first?.point.y ?? 0) - 40)
    struct Edge: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 60).offset(x: x)
          .gesture(DragGesture().onChanged { x = $0.translation.width })
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    let edge = try plan { Edge() }
    #expect(edge.touches.flatMap(\.waypoints).allSatisfy { (0...300).contains($0.point.x) })
  }

  @Test("A button that a text wakes is tapped after it") func wokenButton() throws {
    struct Tags: View {
      @State private var text = ""
      @State private var tags: [String] = []
      var body: some View {
        VStack {
          ForEach(tags, id: \.self) { Text($0) }
          TextField("Tag", text: $text)
          Button("Add") { withAnimation { tags.append(text) } }.disabled(text.isEmpty)
        }
      }
    }
    let plan = try plan { Tags() }
    #expect(plan.events.map(\.name).suffix(2) == ["type 'Hello'", "tap 'Add'"])
    // Nobody waits for the caret.
    #expect(plan.duration < 5)
  }

  @Test("What is there when the finger comes is tapped") func latecomers() throws {
    struct Loading: View {
      @State private var isLoaded = false
      @State private var isOn = false
      var body: some View {
        VStack {
          if isLoaded {
            Button("Play") { withAnimation { isOn.toggle() } }
            Color.red.frame(width: isOn ? 60 : 20, height: 10)
          } else {
            Button("Skip") {}
          }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(300))
          isLoaded = true
        }
      }
    }
    #expect(try names { Loading() } == ["tap 'Play'", "tap 'Play'"])
  }

  @Test("A player plays first, whatever stands above") func player() throws {
    struct Player: View {
      @State private var isLiked = false
      @State private var isPlaying = false
      var body: some View {
        VStack {
          Button {
            withAnimation { isLiked.toggle() }
          } label: {
            Image(systemName: "heart").scaleEffect(isLiked ? 2 : 1)
          }
          Button {
            withAnimation { isPlaying.toggle() }
          } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          }
          Color.red.frame(width: isPlaying ? 60 : 20, height: 10)
        }
      }
    }
    #expect(try names { Player() }.first == "tap 'play.fill'")
  }

  @Test("Pages that can be tapped are turned as well") func pages() throws {
    struct Book: View {
      @State private var isOn = false
      var body: some View {
        TabView {
          ForEach(0..<3, id: \.self) { _ in
            Color.red.frame(width: isOn ? 80 : 40, height: 40)
              .onTapGesture { withAnimation { isOn.toggle() } }
          }
        }
        .tabViewStyle(.page)
      }
    }
    let kinds = try plan { Book() }.touches.map(\.kind)
    #expect(kinds.contains(.tap) && kinds.contains { $0 != .tap })
  }

  @Test("What moves something is tapped before what changes at once") func movingFirst() throws {
    struct Bar: View {
      @State private var tab = "Home"
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text(tab)
          Button("Liked") { tab = "Liked" }
          Button("Add") { withAnimation { isOpen.toggle() } }.offset(x: isOpen ? 40 : 0)
        }
      }
    }
    #expect(try names { Bar() }.first == "tap 'Add'")
  }

  @Test("Where nothing moves, the first that changes something is tapped") func plainFirst() throws
  {
    struct Bar: View {
      @State private var tab = "Home"
      var body: some View {
        VStack {
          Text(tab)
          Button("Home") { tab = "Home" }
          Button("Liked") { tab = "Liked" }
          Button("Found") { tab = "Found" }
        }
      }
    }
    #expect(try names { Bar() }.first == "tap 'Liked'")
  }
}
