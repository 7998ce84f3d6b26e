import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Demos that lead from page to page are played to their end.
@MainActor
@Suite("Pages of an automatic script")
struct AutomaticPageTests {
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Welcome: View {
    @State private var page = 0
    @State private var isDone = false

    var body: some View {
      if isDone {
        Text("Home")
      } else {
        VStack {
          Text("Page \(page)")
          Button(page < 2 ? "Continue" : "Start") {
            withAnimation { if page < 2 { page += 1 } else { isDone = true } }
          }
          .frame(width: 200)
        }
      }
    }
  }

  @Test("A button that leads on is tapped until it has led to the end") func onward() throws {
    #expect(
      try names { Welcome() } == ["tap 'Continue'", "tap 'Continue'", "tap 'Start'"])
  }

  private struct Checkout: View {
    @State private var step = 0

    var body: some View {
      VStack {
        Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(20 + 40 * step), height: 10)
        HStack {
          Spacer()
          Button(step < 2 ? "Next" : "Pay the bill") { withAnimation { step += 1 } }
        }
      }
    }
  }

  @Test("What leads on is followed at a row's end too, where it is as wide as its text")
  func checkout() throws {
    #expect(try names { Checkout() } == ["tap 'Next'", "tap 'Next'", "tap 'Pay the bill'"])
  }

  private struct Quiz: View {
    @State private var question = 0
    @State private var chosen: Int?

    var body: some View {
      VStack {
        if question < 2 {
          ForEach(1..<4, id: \.self) { number in
            Button(["A", "B"][question] + "\(number)") { withAnimation { chosen = number } }
              .frame(width: 80, height: 30)
              .offset(x: chosen == number ? 20 : 0)
              .disabled(chosen != nil)
          }
          Button("Next") {
            withAnimation {
              question += 1
              chosen = nil
            }
          }
          .disabled(chosen == nil)
        } else {
          Text("Over")
        }
      }
    }
  }

  @Test("Questions are answered to the end, not each by the same place") func quiz() throws {
    let names = try names { Quiz() }
    #expect(names == ["tap 'A1'", "tap 'Next'", "tap 'B2'", "tap 'Next'"], "\(names)")
  }

  /// A stack of pages that each push the next.
  private struct Deep: View {
    let hasRoot: Bool
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        page(0).navigationDestination(for: Int.self) { page($0) }
      }
    }

    private func page(_ number: Int) -> some View {
      VStack {
        Button("Push") { path.append(number + 1) }
        if hasRoot { Button("Pop to root") { path = [] }.disabled(path.isEmpty) }
      }
      .navigationTitle("Title \(number)")
    }
  }

  @Test("Pages that were pushed one after the other are left in the end") func left() throws {
    #expect(try names { Deep(hasRoot: false) } == ["tap 'Push'", "tap 'Push'", "tap 'Title 1'"])
    #expect(
      try names { Deep(hasRoot: true) } == ["tap 'Push'", "tap 'Push'", "tap 'Pop to root'"])
  }

  private struct Pages: View {
    let first: Int
    @State private var page: Int

    init(first: Int) {
      self.first = first
      page = first
    }

    var body: some View {
      TabView(selection: $page) {
        Color.red.tag(0)
        Color.green.tag(1)
        Color.blue.tag(2)
      }
      .tabViewStyle(.page)
    }
  }

  @Test("Pages are turned to where there are some", arguments: [0, 1, 2])
  func turns(first: Int) throws {
    let ways = try names { Pages(first: first) }.compactMap { $0.split(separator: " ").last }
    let expected = [["left", "left", "right"], ["left", "right"], ["right", "left"]]
    #expect(ways.map(String.init) == expected[first])
  }

  private struct Shop: View {
    @State private var count = 0

    var body: some View {
      TabView {
        VStack {
          Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(20 + 20 * count), height: 10)
          Button("Add") { withAnimation { count += 1 } }
        }
        .tabItem { Text("Shop") }
        Text("\(count) things").tabItem { Text("Cart") }.badge(count)
      }
    }
  }

  @Test("Another tab is shown in the end, and the first again") func tabs() throws {
    #expect(
      try names { Shop() } == ["tap 'Add'", "tap 'Add'", "tap 'Cart'", "tap 'Shop'"])
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        ForEach(["First", "Second", "Third"], id: \.self) { name in
          Text(name).tabItem { Text(name) }
        }
      }
    }
  }

  @Test("Where there is nothing but tabs each is shown, and the first again")
  func allTabs() throws {
    #expect(try names { Tabs() } == ["tap 'Second'", "tap 'Third'", "tap 'First'"])
  }
}
