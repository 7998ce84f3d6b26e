import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Several buttons of which each opens something else.
@MainActor
@Suite("What an automatic script opens one after the other")
struct AutomaticOpenerTests {
  private let names = AutomaticNames(width: 393, height: 700)

  private struct Closed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  private struct Namesakes: View {
    @State private var hasSheet = false
    @State private var hasCover = false

    var body: some View {
      VStack(spacing: 40) {
        Button("Show") { hasSheet = true }.sheet(isPresented: $hasSheet) { Closed() }
        Button("Show") { hasCover = true }.fullScreenCover(isPresented: $hasCover) { Closed() }
      }
    }
  }

  @Test("Two buttons of one name each open what is theirs") func namesakes() throws {
    let names = try names { Namesakes() }
    #expect(names == ["tap 'Show'", "tap 'Close'", "tap 'Show'", "tap 'Close'"], "\(names)")
  }

  private struct Rows: View {
    @State private var isPage = false
    @State private var isForm = false
    @State private var isNote = false
    @State private var isLast = false

    var body: some View {
      List {
        Button("Page") { isPage = true }.sheet(isPresented: $isPage) { Closed() }
        Button("Form") { isForm = true }.sheet(isPresented: $isForm) { Closed() }
        Button("Note") { isNote = true }.sheet(isPresented: $isNote) { Closed() }
        Button("Last") { isLast = true }.sheet(isPresented: $isLast) { Closed() }
      }
    }
  }

  @Test("Rows that were written one by one are opened, three at most") func rows() throws {
    let names = try names { Rows() }
    #expect(
      names == [
        "tap 'Page'", "tap 'Close'", "tap 'Form'", "tap 'Close'", "tap 'Note'", "tap 'Close'",
      ], "\(names)")
  }

  private struct Elements: View {
    @State private var isOpen = false

    var body: some View {
      List {
        ForEach(["Rome", "Oslo", "Lima"], id: \.self) { name in Button(name) { isOpen = true } }
      }
      .sheet(isPresented: $isOpen) { Closed() }
    }
  }

  @Test("Of the rows of a collection one is opened") func elements() throws {
    let names = try names { Elements() }
    #expect(names == ["tap 'Rome'", "tap 'Close'"], "\(names)")
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Rome") { Text("A city") }
          NavigationLink("Oslo") { Text("A town") }
        }
      }
    }
  }

  @Test("Of rows that lead to pages one is followed") func links() throws {
    let names = try names { Links() }
    #expect(names.first == "tap 'Rome'" && !names.contains("tap 'Oslo'"), "\(names)")
  }

  private struct Many: View {
    @State private var isOpen = false

    var body: some View {
      VStack(spacing: 40) {
        ForEach(0..<4, id: \.self) { _ in Button("Show") { isOpen = true } }
      }
      .sheet(isPresented: $isOpen) { Closed() }
    }
  }

  @Test("Many buttons of one name do the like, and one is enough") func many() throws {
    let names = try names { Many() }
    #expect(names == ["tap 'Show'", "tap 'Close'"], "\(names)")
  }

  private struct Words: View {
    @State private var chosen: Set<String> = []
    @State private var isWide = false

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(["Salt", "Pepper", "Cinnamon", "Sage"], id: \.self) { word in
          Text(word)
            .background(chosen.contains(word) ? Color.blue : Color.gray)
            .offset(x: chosen.contains(word) ? 20 : 0)
            .onTapGesture { withAnimation { chosen.formSymmetricDifference([word]) } }
        }
        Toggle("Wide", isOn: $isWide.animation()).frame(width: isWide ? 300 : 200)
      }
    }
  }

  @Test("A switch below words that can be chosen comes before the third of them") func words()
    throws
  {
    let names = try names { Words() }
    #expect(names.prefix(2) == ["tap 'Salt'", "tap 'Salt'"], "\(names)")
    #expect(names.contains("tap 'Wide'"), "\(names)")
  }
}
