import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Forms, whose controls are all used, and what follows of itself from what was done: what sends, what refreshes.
@MainActor
@Suite("Controls that an automatic script uses one after the other")
struct AutomaticControlTests {
  private let plan = AutomaticPlan(width: 320, height: 600)
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Settings: View {
    @State private var hasSound = true
    @State private var theme = "Light"
    @State private var day = Date(timeIntervalSince1970: 1_704_100_000)
    @State private var copies = 1

    var body: some View {
      Form {
        Toggle("Sound", isOn: $hasSound)
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark"], id: \.self) { Text($0) }
        }
        Stepper("Copies: \(copies)", value: $copies)
      }
    }
  }

  @Test("Of a form each control is used once, and a date only where there is time") func settings()
    throws
  {
    let names = try names { Settings() }
    #expect(names == ["tap 'Sound'", "tap 'Theme'", "tap 'Dark'", "tap 'Increment'"], "\(names)")
  }

  private struct SignUp: View {
    @State private var name = ""
    @State private var agrees = false
    @State private var isDone = false

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("Terms", isOn: $agrees)
        Button("Create account") { withAnimation { isDone = true } }.disabled(!agrees)
        if isDone { Text("Welcome") }
      }
    }
  }

  @Test("A form is filled in, then its switches are set, and what sends it is tapped last")
  func signUp() throws {
    let names = try names { SignUp() }
    #expect(
      names == ["tap 'Name'", "type 'Ada'", "tap 'Terms'", "tap 'Create account'"], "\(names)")
  }

  @Test("Of a calendar below a field a day is chosen before it is closed") func day() throws {
    struct Visit: View {
      @State private var name = ""
      @State private var day = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          DatePicker("Day", selection: $day, displayedComponents: .date)
        }
      }
    }
    let names = try names { Visit() }
    #expect(names.last == "tap 'dismiss popup'", "\(names)")
    #expect(names.dropLast().last?.contains(#/^tap '\d+'$/#) == true, "\(names)")
  }

  @Test("A button that moves something comes before a stepper") func stepperLast() throws {
    struct Cart: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Color(red: 1, green: 0, blue: 0).frame(width: CGFloat(20 * count), height: 10)
          Stepper("Count", value: $count.animation())
          Button("Add to cart") { withAnimation { count += 1 } }
        }
      }
    }
    #expect(try names { Cart() }.first == "tap 'Add to cart'")
  }

  private struct Rating: View {
    @State private var rating = 0
    @State private var isSent = false

    var body: some View {
      HStack {
        ForEach(1..<4, id: \.self) { number in
          Button("Star \(number)") { withAnimation { rating = number } }
            .opacity(number <= rating ? 1 : 0.5)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .bottom) {
        if rating > 0 {
          Button(isSent ? "Thanks" : "Submit") { withAnimation { isSent = true } }
        }
      }
    }
  }

  @Test("What sends a choice once there is one is tapped in the end") func rating() throws {
    let names = try names { Rating() }
    #expect(names == ["tap 'Star 1'", "tap 'Star 2'", "tap 'Submit'"], "\(names)")
  }

  private struct Secret: View {
    @State private var word = ""
    @State private var isShown = false

    var body: some View {
      HStack {
        if isShown {
          TextField("Password", text: $word)
        } else {
          SecureField("Password", text: $word)
        }
        Button {
          isShown.toggle()
        } label: {
          Image(systemName: isShown ? "eye.slash" : "eye")
        }
      }
    }
  }

  @Test("An eye beside a field shows what was typed into it") func reveal() throws {
    #expect(
      try names { Secret() } == ["tap 'Password'", "type 'secret123'", "tap 'eye'"])
  }

  @Test("What can be refreshed is pulled after all else") func refreshing() throws {
    struct News: View {
      @State private var count = 1
      var body: some View {
        List {
          Button("Add") { withAnimation { count += 1 } }
          ForEach(0..<count, id: \.self) { Text("News \($0)") }
        }
        .refreshable {}
      }
    }
    let plan = try plan { News() }
    #expect(plan.touches.map(\.kind) == [.tap, .tap, .drag])
    let way = try #require(plan.touches.last?.waypoints)
    #expect((way.last?.point.y ?? 0) > way[0].point.y + 80)
  }

  @Test("What grows with each refresh is pulled once") func refreshingOnce() throws {
    struct News: View {
      @State private var count = 3
      var body: some View {
        List { ForEach(0..<count, id: \.self) { Text("News \($0)") } }
          .refreshable { count += 1 }
      }
    }
    #expect(try plan { News() }.touches.map(\.kind) == [.drag])
  }

  private struct Account: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("Profile") { Text("Ada") }
          Toggle("Sound", isOn: $isOn)
          NavigationLink("About") { Text("Version") }
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("After the page that a row has led to what other rows set is set, and no other page opened")
  func switchAfterPage() throws {
    let names = try names { Account() }
    #expect(names == ["tap 'Profile'", "tap 'Settings'", "tap 'Sound'"], "\(names)")
  }

  private struct Parks: View {
    @State private var path: [String] = []
    /// Whether the pages have a button that leads to the first.
    let hasRoot: Bool

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Acadia", value: "Acadia")
          Button("Both") { path = ["Acadia", "Zion"] }
        }
        .navigationTitle("Parks")
        .navigationDestination(for: String.self) { name in
          Text("A park").navigationTitle(name)
            .toolbar { if hasRoot { Button("Go to root") { path = [] } } }
        }
      }
    }
  }

  @Test("The pages that such a row has opened are left, by a button that is called as another row")
  func pagesOfAButton() throws {
    let first = ["tap 'Acadia'", "tap 'Parks'", "tap 'Both'"]
    #expect(try names { Parks(hasRoot: true) } == first + ["tap 'Go to root'"])
    #expect(try names { Parks(hasRoot: false) } == first + ["tap 'Acadia'"])
  }
}
