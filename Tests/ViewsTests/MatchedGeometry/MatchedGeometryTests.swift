import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Views that share a frame.
@MainActor
@Suite("matchedGeometryEffect")
struct MatchedGeometryTests {
  private let isMoved = Handle(false)

  /// A small red view on the left becomes a large blue one on the right.
  private struct Hero: View {
    let isMoved: Bool
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        if isMoved {
          Spacer()
          Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 40)
        } else {
          Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
          Spacer()
        }
      }
    }
  }

  /// Rule: `matched-geometry`.
  @Test("Both views travel together from one frame to the other") func hero() {
    let played = PlayedView { isMoved.shows { Hero(isMoved: $0) } }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 40, width: 20, height: 20))
    played.animate { isMoved.value = true }
    #expect(played.frame(of: .blue) == CGRect(x: 0, y: 40, width: 20, height: 20))
    played.advance(to: 0.5)
    let halfway = CGRect(x: 30, y: 35, width: 30, height: 30)
    #expect(played.frame(of: .red) == halfway)
    #expect(played.frame(of: .blue) == halfway)
    played.advance(to: 1.1)
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .blue) == CGRect(x: 60, y: 30, width: 40, height: 40))
    #expect(played.graph.isSettled)
  }

  @Test("And back again") func back() {
    let played = PlayedView { isMoved.shows { Hero(isMoved: $0) } }
    played.animate { isMoved.value = true }
    played.advance(to: 2)
    played.animate { isMoved.value = false }
    played.advance(to: 2.5)
    #expect(played.frame(of: .red) == CGRect(x: 30, y: 35, width: 30, height: 30))
    played.advance(to: 4)
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 40, width: 20, height: 20))
  }

  /// As in the recording: a circle at the bottom becomes the whole screen.
  private struct Growing: View {
    let isLarge: Bool
    @Namespace private var space

    var body: some View {
      VStack(spacing: 0) {
        if isLarge {
          Color.blue.matchedGeometryEffect(id: 1, in: space)
        } else {
          Spacer(minLength: 0)
          Circle().fill(.red).matchedGeometryEffect(id: 1, in: space)
            .frame(width: 20, height: 20)
        }
      }
      .frame(width: 60, height: 100)
    }
  }

  /// Rule: `matched-smaller-view`.
  @Test("A round view keeps to the bottom of the frame that grows upwards, both ways")
  func roundView() throws {
    let played = PlayedView { isMoved.shows { Growing(isLarge: $0) } }
    for isLarge in [true, false] {
      let start = played.graph.time
      played.animate { isMoved.value = isLarge }
      for frame in [2.0, 10, 30] {
        played.advance(to: start + frame / 60)
        let circle = try #require(played.frame(of: .red))
        let shared = try #require(played.frame(of: .blue))
        #expect(abs(circle.maxY - shared.maxY) < 1 && abs(circle.midX - shared.midX) < 1)
        #expect(abs(circle.width - shared.width) < 1 && circle.height < shared.height - 1)
      }
      played.advance(to: start + 2)
    }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 80, width: 20, height: 20))
  }

  @Test("Without an animation the new view is there at once") func jump() {
    let played = PlayedView { isMoved.shows { Hero(isMoved: $0) } }
    played.change { isMoved.value = true }
    #expect(played.frame(of: .blue) == CGRect(x: 60, y: 30, width: 40, height: 40))
    #expect(played.graph.isSettled)
  }

  /// A frame around the selected one of two views.
  private struct Selection: View {
    let isSecond: Bool
    var properties = MatchedGeometryProperties.frame
    @Namespace private var space

    var body: some View {
      ZStack {
        HStack(spacing: 20) {
          Square().matchedGeometryEffect(id: 0, in: space)
          Square().frame(width: 40).matchedGeometryEffect(id: 1, in: space)
        }
        Color.blue
          .matchedGeometryEffect(
            id: isSecond ? 1 : 0, in: space, properties: properties, isSource: false)
      }
    }
  }

  @Test("A follower goes where its source is, and to another one with the transaction")
  func follower() {
    let played = PlayedView { isMoved.shows { Selection(isSecond: $0) } }
    #expect(played.frame(of: .blue) == CGRect(x: 10, y: 40, width: 20, height: 20))
    played.animate { isMoved.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .blue) == CGRect(x: 30, y: 40, width: 30, height: 20))
    played.advance(to: 2)
    #expect(played.frame(of: .blue) == CGRect(x: 50, y: 40, width: 40, height: 20))
  }

  /// Rule: `matched-geometry`.
  @Test("Only what is asked for is shared") func properties() {
    let position = PlayedView { Selection(isSecond: false, properties: .position) }
    #expect(position.frame(of: .blue) == CGRect(x: -30, y: 0, width: 100, height: 100))
    let size = PlayedView { Selection(isSecond: false, properties: .size) }
    #expect(size.frame(of: .blue) == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  /// A bubble below what it speaks of.
  private struct Bubble: View {
    @Namespace private var space

    var body: some View {
      ZStack {
        Color.red.matchedGeometryEffect(id: 1, in: space, anchor: .bottom)
          .frame(width: 40, height: 20)
        Color.blue.frame(width: 60, height: 10)
          .matchedGeometryEffect(
            id: 1, in: space, properties: .position, anchor: .top, isSource: false)
      }
    }
  }

  /// Rule: `matched-geometry`.
  @Test("The anchor of what follows meets that of its source") func anchors() {
    let played = PlayedView { Bubble() }
    #expect(played.frame(of: .red) == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(played.frame(of: .blue) == CGRect(x: 20, y: 60, width: 60, height: 10))
  }

  /// Rule: `one-matched-source`.
  @Test("Two sources at once are warned of") func twoSources() {
    struct Doubled: View {
      @Namespace private var space

      var body: some View {
        HStack {
          Square().matchedGeometryEffect(id: "a", in: space)
          Square().matchedGeometryEffect(id: "a", in: space)
        }
      }
    }
    let warnings = PlayedView { Doubled() }.graph.warnings
    #expect(
      warnings == [
        "Several views are the source of matched geometry a; give all but one isSource: false."
      ])
  }
}

@MainActor
@Suite("geometryGroup")
struct GeometryGroupTests {
  private let isMoved = Handle(false)

  /// Rule: `geometry-group`.
  @Test("A view that appears in a moving group moves with it") func newcomer() {
    func moving(grouped: Bool) -> PlayedView {
      PlayedView {
        isMoved.shows { isMoved in
          let content = ZStack {
            Square()
            if isMoved { Square(color: .blue) }
          }
          HStack(spacing: 0) {
            if isMoved { Color.clear.frame(width: 80, height: 20) }
            if grouped { content.geometryGroup() } else { content }
          }
          .frame(width: 100, alignment: .leading)
        }
      }
    }
    for grouped in [false, true] {
      isMoved.value = false
      let played = moving(grouped: grouped)
      played.animate { isMoved.value = true }
      played.advance(to: 0.5)
      #expect(played.frame(of: .red)?.minX == 40)
      #expect(played.frame(of: .blue)?.minX == (grouped ? 40 : 80))
    }
  }
}
