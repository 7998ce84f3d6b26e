import Foundation
import Geometry
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rule: `long-collections-are-made-in-sight`, where somebody else has a say. The screen is 100 points high.
@MainActor
struct LongCollectionChangeTests {
  private struct Named: View {
    let number: Int
    var body: some View {
      Rectangle().fill(number == 1500 ? Color.red : .gray).frame(height: 40).id("row \(number)")
    }
  }

  /// No key and no modifier of a row tells, only its body.
  @Test func anIDWithinABodyIsFound() {
    var reach: ScrollViewProxy?
    let played = PlayedView {
      ScrollViewReader { found in
        let _ = reach = found
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<2000, id: \.self) { Named(number: $0) } }
        }
      }
    }
    #expect(played.frame(of: .red) == nil)
    played.change { reach?.scrollTo("row 1500", anchor: .top) }
    #expect(played.frame(of: .red)?.minY == 0)
  }

  private final class Model: ObservableObject {
    @Published var items = Array(0..<1000)
  }

  private struct Shrinking: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach($model.items, id: \.self) { $item in
            // The first row that comes into sight beyond those that are always made.
            Rectangle().fill(item == 0 ? Color.red : .gray).frame(height: 40)
              .onAppear { if item > 40 { model.items = [0, 1, 2] } }
          }
        }
      }
    }
  }

  /// Rows that come near read a collection through a binding that is shorter by then.
  @Test func aCollectionMayBecomeShorterAsItIsScrolled() {
    let model = Model()
    let played = PlayedView { Shrinking(model: model) }
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), over: 0.05)
    for step in 1...200 { played.advance(to: 1 + Double(step) / 60) }
    for _ in 0..<12 where model.items.count > 3 {
      let time = played.graph.time
      played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), over: 0.05)
      for step in 1...60 { played.advance(to: time + 1 + Double(step) / 60) }
    }
    #expect(model.items.count == 3)
    #expect(played.frame(of: .red) != nil)
  }
}
