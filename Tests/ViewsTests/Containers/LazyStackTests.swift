import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("LazyVStack, LazyHStack")
struct LazyStackTests {
  /// Three sections of 100 points: a header and rows of 20 each; the first header is red.
  private func sections(_ pinned: PinnedScrollableViews) -> PlayedView {
    PlayedView {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<4, id: \.self) { _ in
                Rectangle().fill(.gray).frame(width: 100, height: 20)
              }
            } header: {
              Rectangle().fill(section == 0 ? .red : .blue).frame(width: 100, height: 20)
            }
          }
        }
      }
    }
  }

  private func scroll(_ played: PlayedView, by distance: CGFloat) {
    played.graph.touchDown(at: CGPoint(x: 50, y: 60))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 50 - distance))
  }

  /// Rule: `lazy-stack-fills-across`.
  @Test("Lazy stacks arrange as the others do, in all that they are offered across") func stacks() {
    #expect(
      PlayedView {
        LazyVStack(alignment: .leading, spacing: 5) {
          Square()
          Text("ab")
        }
      }.text
        == PlayedView {
          VStack(alignment: .leading, spacing: 5) {
            Square()
            Text("ab")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }.text)
    let trailing = PlayedView { LazyVStack(alignment: .trailing) { Square() }.border(.blue) }
    #expect(trailing.frame(of: .red)?.maxX == 100)
    #expect(trailing.frame(of: .blue)?.width == 100)
    #expect(PlayedView { LazyHStack(alignment: .top) { Square() } }.frame(of: .red)?.minY == 0)
    #expect(
      PlayedView {
        LazyHStack {
          Square()
          Color.blue
        }
      }.text
        == PlayedView {
          HStack {
            Square()
            Color.blue
          }
        }.text)
  }

  @Test("A pinned header stays at the edge, in front, until the next one pushes it out")
  func headers() {
    let played = sections(.sectionHeaders)
    #expect(played.frame(of: .red)?.minY == 0)
    scroll(played, by: 30)
    #expect(played.frame(of: .red)?.minY == 0)
    #expect(played.frame(of: .blue)?.minY == 70)
    // The rows come first.
    #expect(played.frames(of: .gray).count == 12)
    let lines = played.text.split(separator: "\n")
    let header = lines.firstIndex { $0.contains("#FF3B30FF") }
    let lastRow = lines.lastIndex { $0.contains("#8E8E93FF") }
    #expect(header ?? 0 > lastRow ?? lines.count)
    let further = sections(.sectionHeaders)
    scroll(further, by: 90)
    #expect(further.frame(of: .red)?.minY == -10)
    #expect(further.frame(of: .blue)?.minY == 10)
  }

  @Test("A header that is not pinned scrolls away") func unpinned() {
    let played = sections([])
    scroll(played, by: 30)
    #expect(played.frame(of: .red)?.minY == -30)
  }

  @Test("A pinned footer stays at the other edge") func footers() {
    let played = PlayedView {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: [.sectionFooters]) {
          Section {
            ForEach(0..<6, id: \.self) { _ in
              Rectangle().fill(.gray).frame(width: 20, height: 100)
            }
          } footer: {
            Rectangle().fill(.red).frame(width: 20, height: 100)
          }
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 80)
  }

  @Test("A pinned header stands below a large title, and below the bar when that has gone")
  func underBar() {
    let played = PlayedView(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              Color.green.frame(height: 2000)
            } header: {
              Rectangle().fill(.red).frame(height: 20)
            }
          }
        }
        .navigationTitle("Title")
      }
    }
    let large = BarConstants.height + BarConstants.largeTitle
    #expect(played.frame(of: .red)?.minY == large)
    played.graph.touchDown(at: CGPoint(x: 50, y: 300))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 290))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 260))
    #expect(played.frame(of: .red)?.minY == large - 30)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 100))
    #expect(played.frame(of: .red)?.minY == BarConstants.height)
  }

  @Test("What scrolls does not reach beyond the safe area where it scrolls") func safeArea() {
    let played = PlayedView(
      safeArea: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    ) {
      ScrollView {
        Color.red.frame(height: 30).frame(maxWidth: .infinity).ignoresSafeArea()
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 20, width: 100, height: 30))
  }
}
