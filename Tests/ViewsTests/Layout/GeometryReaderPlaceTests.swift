import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a reader's content is told about where it is.
///
/// Rule: `readers-follow-their-place`.
@MainActor
@Suite("Places read by geometry readers")
struct GeometryReaderPlaceTests {
  private struct Place: View {
    let proxy: GeometryProxy
    let bodies: BodyCount

    var body: some View {
      let _ = bodies.add()
      Text("at \(Int(proxy.frame(in: .global).minX)), \(Int(proxy.frame(in: .named("row")).minX))")
    }
  }

  @Test("A reader that something beside it has moved reads its place anew") func moved() {
    let (bodies, edge) = (BodyCount(), Handle(0.0))
    let played = PlayedView {
      edge.shows { edge in
        HStack(spacing: 0) {
          Color.blue.frame(width: edge)
          GeometryReader { Place(proxy: $0, bodies: bodies) }.frame(width: 50)
          Spacer(minLength: 0)
        }
        .coordinateSpace(name: "row")
        .padding(.leading, 5)
      }
    }
    #expect(played.text.contains("\"at 5, 0\""))
    played.change { edge.value = 30 }
    #expect(played.text.contains("\"at 35, 30\""))
    let before = bodies.count
    played.change { edge.value = 30 }
    played.advance(to: 1)
    #expect(bodies.count == before)
  }

  @Test("Readers that others have left or joined read their places anew") func left() {
    let (bodies, numbers) = (BodyCount(), Handle([0, 1, 2]))
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      numbers.shows { numbers in
        HStack(spacing: 0) {
          ForEach(numbers, id: \.self) { _ in
            GeometryReader { Place(proxy: $0, bodies: bodies) }.frame(width: 50)
          }
        }
        .frame(width: 200, alignment: .leading)
        .coordinateSpace(name: "row")
      }
    }
    #expect(played.text.contains(", 100\""))
    played.change { numbers.value = [1, 2] }
    #expect(played.text.contains(", 0\"") && played.text.contains(", 50\""))
    #expect(!played.text.contains(", 100\""))
    played.change { numbers.value = [1, 3, 2] }
    #expect(played.text.contains(", 50\"") && played.text.contains(", 100\""))
  }

  @Test("A reader that asks for no place is left alone") func unasked() {
    let (bodies, edge) = (BodyCount(), Handle(0.0))
    let played = PlayedView {
      HStack(spacing: 0) {
        edge.shows { Color.blue.frame(width: $0) }
        GeometryReader { proxy in bodies.counting { Text("\(Int(proxy.size.width)) wide") } }
          .frame(width: 50)
        Spacer(minLength: 0)
      }
    }
    let before = bodies.count
    played.change { edge.value = 30 }
    #expect(bodies.count == before)
  }

  @Test("A reader whose content moves itself by what it reads comes to rest") func restless() {
    let played = PlayedView {
      GeometryReader { proxy in
        Color.red.frame(width: 10, height: 10).offset(x: 10 - proxy.frame(in: .global).minX)
      }
      .padding(.leading, 40)
    }
    played.advance(to: 1)
    #expect(played.graph.warnings.isEmpty)
    #expect(played.frame(of: .red)?.minX == 10)
  }

  @Test("A place that a clock asks for again and again is one question") func askedByAClock() throws
  {
    let played = PlayedView {
      GeometryReader { proxy in
        TimelineView(.animation) { _ in
          Color.red.frame(width: 10, height: 10)
            .offset(x: proxy.frame(in: .global).minX, y: proxy.frame(in: .named("none")).minY)
        }
      }
      .padding(.leading, 40)
    }
    played.advance(to: 2)
    let reader = try #require(first(in: played.graph.rootItem))
    #expect(reader.places.told.count == 2)
    #expect(played.frame(of: .red)?.minX == 80)
  }

  private func first(in item: Item?) -> (any LaidOutLate)? {
    guard let item else { return nil }
    if let reader = item.node as? any LaidOutLate { return reader }
    return item.subitems.lazy.compactMap { first(in: $0) }.first
  }
}
