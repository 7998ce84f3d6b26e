import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an automatic script does after a tap of which nothing stays.
@MainActor
@Suite("Taps that an automatic script makes and nothing stays of")
struct AutomaticReturnTests {
  private let names = AutomaticNames(width: 300, height: 300)

  /// A label that jumps at every tap and is back where it was.
  private struct Jumping: View {
    let name: String
    var height: CGFloat = 40
    let action: () -> Void
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
        action()
      } label: {
        Text(name).frame(width: 60, height: height)
      }
      .keyframeAnimator(initialValue: 0.0, trigger: count) {
        $0.offset(y: $1)
      } keyframes: { _ in
        LinearKeyframe(-9, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      }
    }
  }

  private struct Row: View {
    let isOfTabs: Bool
    var heights: [String: CGFloat] = [:]
    @State private var tab = "Home"

    var body: some View {
      VStack {
        Text(tab)
        HStack {
          ForEach(["Home", "Liked", "Found"], id: \.self) { name in
            Jumping(name: name, height: heights[name] ?? 40) {
              if isOfTabs { withAnimation { tab = name } }
            }
          }
        }
      }
    }
  }

  @Test("A page that hides its bar is drawn off from the edge") func hiddenBar() throws {
    struct Pictures: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Color.red.toolbar(.hidden, for: .navigationBar) }
        }
      }
    }
    let names = try names { Pictures() }
    #expect(names.count == 2 && names[0] == "tap 'Open'", "\(names)")
    #expect(names.last?.hasPrefix("drag") == true, "\(names)")
  }

  @Test("The tab that is chosen is not tapped, though it jumps") func chosenTab() throws {
    let names = try names { Row(isOfTabs: true) }
    #expect(names == ["tap 'Liked'", "tap 'Home'", "tap 'Found'"], "\(names)")
  }

  @Test("Nor is it where the tabs' symbols are not of one height") func unevenTabs() throws {
    let names = try names { Row(isOfTabs: true, heights: ["Home": 42, "Found": 38]) }
    #expect(names == ["tap 'Liked'", "tap 'Home'", "tap 'Found'"], "\(names)")
  }

  @Test("Where nothing stays of any tap in a row, it is the first") func allReturn() throws {
    #expect(try names { Row(isOfTabs: false) }.prefix(2) == ["tap 'Home'", "tap 'Home'"])
  }

  @Test("What sleeps after a tap of which nothing is seen is not tapped again") func sleeping()
    throws
  {
    struct Once: View {
      @State private var isSent = false
      var body: some View {
        Button {
          isSent = true
        } label: {
          Text("Send").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        .disabled(isSent)
      }
    }
    #expect(try names { Once() } == ["tap 'Send'"])
  }

  @Test(
    "What a tap in vain has ended for the rest of a run is found in the next, and the clip ends")
  func ended() throws {
    final class Line {
      var isOpen = true
    }
    struct Counter: View {
      @State private var line = Line()
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("\(count)").frame(height: 40)
          Button("Add") { if line.isOpen { count += 1 } }
          Button("End") { line.isOpen = false }
        }
      }
    }
    #expect(try names { Counter() } == ["tap 'Add'", "tap 'Add'"])
  }
}
