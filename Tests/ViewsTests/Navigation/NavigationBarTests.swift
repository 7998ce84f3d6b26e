import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Bars as they were measured on recordings of an iPhone of 393 × 852 points.
@MainActor
@Suite("Bars")
struct NavigationBarTests {
  private let phone = CGSize(width: 393, height: 852)
  private let island = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: phone, safeArea: island, view)
  }

  private func rows(_ count: Int = 40) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Rectangle().fill(row == 0 ? .red : .gray).frame(width: 393, height: 44)
        }
      }
    }
  }

  @Test("A bar comes and goes in the way of what shows and hides it", arguments: [true, false])
  func hiding(isAnimated: Bool) throws {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    let isHidden = Handle(false)
    let played = played {
      isHidden.shows { hides in
        NavigationStack {
          color.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar(hides ? .hidden : .visible, for: .navigationBar)
        }
      }
    }
    func top() throws -> CGFloat { try #require(played.frame(of: color)).minY }
    let whole = try top()
    played.animate(isAnimated ? .linear(duration: 1) : nil) { isHidden.value = true }
    played.advance(to: 0.5)
    let half = try top()
    #expect(isAnimated ? half > 59 && half < whole : half == 59)
    #expect(played.text.contains("\"Title\"") == isAnimated)
    played.advance(to: 2)
    let end = try top()
    #expect(end == 59 && !played.text.contains("\"Title\""))
  }

  private func pull(_ played: PlayedView, by distance: CGFloat) {
    played.graph.touchDown(at: CGPoint(x: 200, y: 500))
    played.graph.touchMoved(to: CGPoint(x: 200, y: 500 - 10 - distance))
  }

  // Rule: `bar-place`.
  @Test("A bar begins at 54 under an island, a page at 98, or at 150 under a large title")
  func place() {
    let inline = played {
      NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(inline.frame(of: .red)?.minY == 98)
    let large = played { NavigationStack { Color.red.navigationTitle("T") } }
    #expect(large.frame(of: .red)?.minY == 150)
    let hidden = played {
      NavigationStack { Color.red.navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(hidden.frame(of: .red)?.minY == 59)
  }

  private func titleFrame(_ title: some View, beside width: CGFloat) -> CGRect? {
    played {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .principal) { title }
          ToolbarItem(placement: .topBarTrailing) { Color.blue.frame(width: width, height: 20) }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    .frame(of: .red)
  }

  @Test(
    "A title stands in the middle while it fits, then between its neighbours, and is shortened last"
  )
  func titleGivesWay() {
    let fixed = Color.red.frame(width: 200, height: 20)
    #expect(titleFrame(fixed, beside: 40)?.midX == 196.5)
    // 393 less 16 beside 120 points, less the gap of 8.
    #expect(titleFrame(fixed, beside: 120)?.maxX == 249)
    let wide = titleFrame(Color.red.frame(height: 20), beside: 120)
    #expect(wide?.minX == 16)
    #expect(wide?.maxX == 249)
  }

  // Rule: `bar-place`.
  @Test("Without an island a bar begins where the safe area does") func noIsland() {
    let played = PlayedView(
      size: phone, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(played.frame(of: .red)?.minY == 91)
  }

  // Rule: `bar-place`.
  @Test("What is in the bar is centred at 76; the first card under a large title begins at 151")
  func centre() throws {
    let played = played {
      NavigationStack {
        List { Text("Row").listRowBackground(Color.red) }
          .navigationTitle("T")
          .toolbar { Square(color: .blue) }
      }
    }
    #expect(played.frame(of: .blue)?.midY == 76)
    #expect(try #require(played.frame(of: .red)).minY == 151)
  }

  // Rule: `push-and-pop`.
  @Test("Half of the way to a tenth of it takes a page 120 ms") func spring() {
    let played = played {
      NavigationStack {
        NavigationLink("Next") { Color.red.ignoresSafeArea() }.navigationTitle("One")
      }
    }
    played.tap("Next")
    // Between the frames of a recording, as it was measured.
    func crossing(_ share: CGFloat) -> Double {
      var (time, place) = (played.graph.time, CGFloat(393))
      while time < 2 {
        played.graph.advance(to: time + 1.0 / 60)
        let next = played.frame(of: .red)?.minX ?? 393
        if next <= share * 393 { return time + Double((place - share * 393) / (place - next)) / 60 }
        (time, place) = (played.graph.time, next)
      }
      return time
    }
    let half = crossing(0.5)
    let seconds = crossing(0.1) - half
    #expect(seconds >= 0.117 && seconds <= 0.123)
  }

  // Rule: `large-title-collapses`.
  @Test("A large title goes up with the content and becomes an inline one") func collapse() {
    let played = played { NavigationStack { rows().navigationTitle("Title") } }
    #expect(played.frame(of: .red)?.minY == 150)
    pull(played, by: 30)
    #expect(played.frame(of: .red)?.minY == 120)
    #expect(!played.text.contains("247"))
    // Half a title is none.
    played.graph.touchUp(at: CGPoint(x: 200, y: 460))
    played.advance(to: 3)
    #expect(played.frame(of: .red)?.minY == 98)
  }

  // Rule: `bar-background`.
  @Test("Bars are clear until something is beneath them") func material() {
    let played = played {
      NavigationStack {
        rows().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.blue, for: .navigationBar)
      }
    }
    #expect(played.frame(of: .blue) == nil)
    pull(played, by: 100)
    #expect(played.frame(of: .blue) == CGRect(x: 0, y: 0, width: 393, height: 98))
    #expect(played.frame(of: .red)?.minY == -2)
  }

  // Rule: `bar-background`.
  @Test("A bar is told to have a background, or to have none") func visibility() {
    let shown = played {
      NavigationStack {
        Text("a").navigationTitle("T").toolbarBackground(.blue, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar)
      }
    }
    #expect(shown.frame(of: .blue) == CGRect(x: 0, y: 0, width: 393, height: 150))
    let tabs = played {
      TabView {
        Text("a").toolbarBackground(.blue, for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar).tabItem { Text("A") }
      }
    }
    #expect(tabs.frame(of: .blue) == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  // Rule: `bar-background`.
  @Test("A tab bar is clear while nothing is beneath it, and over the end of what scrolls")
  func tabBar() {
    func bar(_ count: Int) -> PlayedView {
      played {
        TabView {
          rows(count).toolbarBackground(.blue, for: .tabBar).tabItem { Text("A") }
        }
      }
    }
    #expect(bar(3).frame(of: .blue) == nil)
    let long = bar(40)
    #expect(long.frame(of: .blue)?.minY == 769)
    pull(long, by: 40 * 44)
    #expect(long.frame(of: .blue) == nil)
  }

  @Test("A toolbar's places: below the page, at the ends and in the middle of the bar")
  func placements() {
    let played = played {
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .cancellationAction) { Square(color: .red) }
          ToolbarItem(placement: .primaryAction) { Square(color: .green) }
          ToolbarItemGroup(placement: .bottomBar) {
            Square(color: .blue)
            Square(color: .orange)
          }
          ToolbarItem(placement: .status) { Square(color: .purple) }
          ToolbarItem(placement: .keyboard) { Square(color: .pink) }
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 16)
    #expect(played.frame(of: .green)?.maxX == 377)
    #expect(played.frame(of: .blue)?.minX == 16)
    #expect(played.frame(of: .orange)?.maxX == 377)
    #expect(played.frame(of: .purple)?.midX == 196.5)
    #expect(played.frame(of: .blue)?.midY == 796)
    #expect(played.frame(of: .pink) == nil)
    let one = self.played {
      NavigationStack {
        Color.gray.toolbar { ToolbarItem(placement: .bottomBar) { Square(color: .red) } }
      }
    }
    #expect(one.frame(of: .red)?.midX == 196.5)
  }

  @Test("A gap of the author's takes the room in a bar") func spacer() {
    let played = played {
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .bottomBar) { Square(color: .red) }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Square(color: .blue) }
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 16)
    #expect(played.frame(of: .blue)?.maxX == 377)
  }

  @Test("A toolbar for editing leaves the name of the way back out") func role() {
    func text(_ role: ToolbarRole) -> String {
      let played = played {
        NavigationStack {
          NavigationLink("Next") {
            Color.red.toolbarRole(role).toolbarTitleDisplayMode(.inline).navigationTitle("Two")
          }
          .navigationTitle("One")
        }
      }
      played.tap("Next")
      played.advance(to: 2)
      #expect(played.frame(of: .red)?.minY == 98)
      return played.text
    }
    #expect(text(.automatic).contains("\"One\" 17/400"))
    #expect(!text(.editor).contains("\"One\" 17/400"))
  }

  @Test("The scheme of a bar is its ground's as well") func barScheme() {
    let dark = PlayedView(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        Color.gray.toolbar { ToolbarItem(placement: .bottomBar) { Button("a") {} } }
          .toolbarBackground(.visible, for: .bottomBar)
          .toolbarBackground(Color(.systemBackground), for: .bottomBar)
          .toolbarColorScheme(.dark, for: .bottomBar)
      }
    }
    #expect(dark.frame(of: Color(.systemBackground)) == nil)
    #expect(dark.text.contains("#000000FF"))
  }

  @Test("A title has all the room that nothing beside it needs") func titleRoom() {
    func text(hasButton: Bool) -> String {
      PlayedView(size: CGSize(width: 393, height: 400)) {
        NavigationStack {
          Color.red.navigationTitle("A title of all thirty-four letters").toolbar {
            if hasButton { Button("Go") {} }
          }
          .navigationBarTitleDisplayMode(.inline)
        }
      }.text
    }
    // Ten points a letter.
    #expect(text(hasButton: false).contains(" 340x"))
    #expect(!text(hasButton: true).contains(" 340x"))
  }

  @Test("Where the system's own items stand, and what glass they share, changes no bar")
  func systemItems() {
    func text(@ToolbarContentBuilder _ items: @escaping () -> some ToolbarContent) -> String {
      played { NavigationStack { Color.gray.toolbar { items() } } }.text
    }
    let plain = text { ToolbarItem { Button("One") {} } }
    let said = text {
      DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarLeading)
      ToolbarItem { Button("One") {} }.sharedBackgroundVisibility(.hidden)
    }
    #expect(plain.contains("\"One\"") && plain == said)
  }
}
