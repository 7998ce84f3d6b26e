import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an automatic script makes of places to go to, of equal choices and of what scrolls in what scrolls.
@MainActor
@Suite("Which of several an automatic script takes")
struct AutomaticPlaceTests {
  private func names<V: View>(
    _ size: CGSize = CGSize(width: 300, height: 300),
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [String] {
    try AutomaticNames(width: size.width, height: size.height)(view)
  }

  private struct Split: View {
    @State private var folder: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Drafts"], id: \.self, selection: $folder) { Text($0) }
      } detail: {
        Text(folder ?? "Nothing")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test("In a split view it taps rows, which change the detail, before the button that hides them")
  func rows() throws {
    let names = try names(CGSize(width: 1100, height: 800)) { Split() }
    #expect(names.prefix(2) == ["tap 'Inbox'", "tap 'Drafts'"], "\(names)")
  }

  @Test("Then it taps the button that the detail has beside rows") func beyondRows() throws {
    struct Mail: View {
      @State private var folder: String?
      @State private var isLarge = false
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Drafts"], id: \.self, selection: $folder) { Text($0) }
        } detail: {
          Color.red.frame(width: isLarge ? 200 : 100, height: 50)
          Button("Grow") { withAnimation { isLarge.toggle() } }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let names = try names(CGSize(width: 1100, height: 800)) { Mail() }
    #expect(names == ["tap 'Inbox'", "tap 'Drafts'", "tap 'Grow'"], "\(names)")
  }

  /// Three of one size, of which each counts up, or switches.
  private struct Equal: View {
    let switches: Bool
    @State private var width: CGFloat = 10

    var body: some View {
      VStack {
        Color.red.frame(width: width, height: 5)
        HStack {
          ForEach(["3", "7", "9"], id: \.self) { name in
            Button {
              withAnimation { width = switches ? (width == 10 ? 50 : 10) : width + 20 }
            } label: {
              Text(name).frame(width: 40, height: 40).background(.gray)
            }
          }
        }
      }
    }
  }

  @Test("Of equal choices it takes one after the other, or the first twice if that switches back")
  func equals() throws {
    #expect(try names { Equal(switches: false) } == ["tap '3'", "tap '7'", "tap '9'"])
    #expect(try names { Equal(switches: true) }.prefix(2) == ["tap '3'", "tap '3'"])
  }

  /// Three that are as wide as their texts.
  private struct Unequal: View {
    let isColumn: Bool
    @State private var width: CGFloat = 10

    var body: some View {
      let layout =
        isColumn
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 10))
      VStack {
        Color.red.frame(width: width, height: 5)
        layout {
          ForEach(["A", "Bcd", "Efghi"], id: \.self) { name in
            Button(name) { withAnimation { width += 20 } }
          }
        }
      }
    }
  }

  @Test("Choices that are as wide as their texts are equal ones", arguments: [false, true])
  func unequalWidths(isColumn: Bool) throws {
    #expect(try names { Unequal(isColumn: isColumn) } == ["tap 'A'", "tap 'Bcd'", "tap 'Efghi'"])
  }

  @Test("What scrolls across in what scrolls is scrolled as well") func carousel() throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 80) }
          Color.red.frame(height: 900)
        }
      }
    }
    #expect(try names { Page() }.map { $0.prefix(4) } == ["drag", "drag", "drag", "drag"])
  }

  @Test("Rows that scroll across are scrolled too where the column has nothing to scroll")
  func crossingRows() throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          ForEach(0..<2) { _ in
            ScrollView(.horizontal) {
              GeometryReader { proxy in
                Color.blue.opacity(proxy.frame(in: .global).minX < 0 ? 0.5 : 1)
              }
              .frame(width: 900, height: 80)
            }
          }
        }
      }
    }
    // The column is drawn down and comes back, a row goes there and back.
    #expect(try names { Page() }.map { $0.prefix(4) } == ["drag", "drag", "drag"])
  }
}
