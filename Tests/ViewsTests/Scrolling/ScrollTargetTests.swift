import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Scroll targets and margins")
struct ScrollTargetTests {
  private func cards(_ width: CGFloat = 60) -> some View {
    HStack(spacing: 10) {
      ForEach(0..<5, id: \.self) { index in
        Rectangle().fill(index == 1 ? .red : .gray).frame(width: width, height: 50)
      }
    }
    .scrollTargetLayout()
  }

  private func left(_ played: PlayedView) -> Double {
    Double(played.frame(of: .red)?.minX ?? .nan)
  }

  @Test("A view comes to rest at the edge") func viewAligned() {
    let played = PlayedView {
      ScrollView(.horizontal) { cards() }.scrollTargetBehavior(.viewAligned)
    }
    #expect(left(played) == 70)
    played.drag(from: middle, by: CGSize(width: -45, height: 0), over: 2)
    played.advance(to: 6)
    #expect(left(played) == 0)
  }

  @Test("A view comes to rest in the middle where its middle is what counts")
  func viewAlignedInTheMiddle() {
    let played = PlayedView {
      ScrollView(.horizontal) { cards() }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: .center))
    }
    played.drag(from: middle, by: CGSize(width: -45, height: 0), over: 2)
    played.advance(to: 6)
    // 60 points wide in the middle of 100.
    #expect(left(played) == 20)
  }

  @Test("Pages come to rest one by one") func paging() {
    let played = PlayedView {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { index in
            Rectangle().fill(index == 1 ? .red : .gray)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    #expect(played.frame(of: .red) == CGRect(x: 100, y: 0, width: 100, height: 100))
    played.drag(from: CGPoint(x: 90, y: 50), by: CGSize(width: -70, height: 0), over: 0.1)
    played.advance(to: 5)
    #expect(left(played) == 0)
  }

  @Test("Pages within margins go as far as the scroll view is wide") func pagingInMargins() {
    let played = PlayedView {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { index in
            Rectangle().fill(index == 1 ? .red : .gray)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .contentMargins(.horizontal, 10)
      .scrollTargetBehavior(.paging)
    }
    #expect(played.frame(of: .red) == CGRect(x: 90, y: 0, width: 80, height: 100))
    played.drag(from: CGPoint(x: 90, y: 50), by: CGSize(width: -70, height: 0), over: 0.1)
    played.advance(to: 5)
    #expect(left(played) == -10)
  }

  @Test("A behaviour is told how large the scroll view is within its margins") func container() {
    let played = PlayedView {
      ScrollView(.horizontal) { cards(80) }
        .contentMargins(.horizontal, 10)
        .scrollTargetBehavior(WithinMargins())
    }
    #expect(left(played) == 100)
    played.drag(from: middle, by: CGSize(width: -60, height: 0), over: 2)
    played.advance(to: 6)
    // On by 80, and not by the scroll view's own 100.
    #expect(left(played) == 20)
  }

  private struct WithinMargins: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let step = context.containerSize.width
      target.rect.origin.x = (target.rect.minX / step).rounded() * step
    }
  }

  /// In a stack, which asks first how small the scroll view can be.
  @Test("Pages below each other are each as high as what is seen") func pagingDown() {
    let played = PlayedView {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Rectangle().fill(index == 1 ? .red : .gray)
                .containerRelativeFrame([.horizontal, .vertical])
            }
          }
        }
        .scrollTargetBehavior(.paging)
        Color.green.frame(height: 20)
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 80, width: 100, height: 80))
  }

  @Test("A position scrolls to its view, and names the one that is scrolled to") func position() {
    let id = Handle<Int?>(nil)
    let played = PlayedView {
      id.shows { _ in ScrollView(.horizontal) { cards() }.scrollPosition(id: id.bound) }
    }
    played.change { id.value = 1 }
    #expect(left(played) == 0)
    played.drag(from: middle, by: CGSize(width: -80, height: 0), over: 2)
    played.advance(to: 6)
    #expect(id.value == 2)
  }

  @Test("Margins keep the content from the edge, and let it scroll there") func margins() {
    let played = PlayedView {
      ScrollView(.horizontal) { cards() }.safeAreaPadding(.horizontal, 20)
    }
    #expect(left(played) == 90)
    #expect(played.text.hasPrefix("clip rect 0,25 100x50"))
    let plain = PlayedView { Color.red.safeAreaPadding(10) }
    #expect(plain.frame(of: .red) == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("The scroll view is a coordinate space") func space() {
    let log = Log()
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView {
          Square().onGeometryChange(for: Int.self) {
            Int($0.frame(in: .scrollView).minY)
          } action: {
            log.add("\($0)")
          }
        }
      }
    }
    _ = played
    #expect(log.text == "0")
  }
}
