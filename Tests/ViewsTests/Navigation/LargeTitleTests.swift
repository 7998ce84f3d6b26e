import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line 20 high.
@MainActor
@Suite("Large titles")
struct LargeTitleTests {
  private let phone = CGSize(width: 393, height: 852)
  private let island = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  private func played(
    _ system: SystemVersion = .v18, @ViewBuilder _ view: () -> some View
  ) -> PlayedView {
    PlayedView(size: phone, safeArea: island, system: system, view)
  }

  /// Where a large title is, and what it is cut off by.
  private func title(_ name: String, in played: PlayedView) -> (frame: CGRect, clips: [CGRect])? {
    func find(
      _ items: [DisplayItem], _ matrix: ProjectionTransform, _ clips: [CGRect]
    ) -> (CGRect, [CGRect])? {
      func placed(_ rect: CGRect) -> CGRect {
        CGRect(around: rect.corners.map { $0.applying(matrix) })
      }
      return items.lazy.compactMap { item in
        switch item {
        case .leaf(.text(let text), let origin):
          guard text.runs.first?.string == name, text.runs.first?.font.size == 34 else {
            return nil
          }
          return (placed(CGRect(origin: origin, size: text.size)), clips)
        case .leaf: return nil
        case .group(.transform(let inner), let items):
          return find(items, inner.concatenating(matrix), clips)
        case .group(.clip(let path, _, _), let items):
          return find(items, matrix, clips + [placed(path.boundingRect)])
        case .group(_, let items): return find(items, matrix, clips)
        }
      }.first
    }
    return find(played.graph.displayList().items, ProjectionTransform(), [])
  }

  @Test("On its way back to its page it is whole, above the row's lower edge as well")
  func wayBack() throws {
    let path = Handle<[Int]>([1])
    let played = played {
      path.shows { _ in
        NavigationStack(path: path.bound) {
          Color.gray.navigationTitle("First")
            .navigationDestination(for: Int.self) { _ in Color.red.navigationTitle("Second") }
        }
      }
    }
    played.advance(to: 1)
    played.change { path.value = [] }
    played.advance(to: 1.1)
    let moving = try #require(title("First", in: played))
    // Under an island the row ends at 98.
    #expect(moving.frame.minY < 98)
    #expect(moving.clips.allSatisfy { $0.contains(moving.frame) })
    played.advance(to: 4)
    let rest = try #require(title("First", in: played))
    #expect(rest.frame.minY == 101)
    #expect(rest.clips.contains { $0.minY == 98 })
  }

  @Test("In the row of the bar it stays large while its page scrolls, and no page is lower for it")
  func inRow() throws {
    let played = played {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000) }
          .navigationTitle("First")
          .toolbarTitleDisplayMode(.inlineLarge)
          .toolbar { Square(color: .blue) }
      }
    }
    #expect(played.frame(of: .red)?.minY == 98)
    let rest = try #require(title("First", in: played))
    #expect(rest.frame.minX == 16)
    #expect(rest.frame.midY == played.frame(of: .blue)?.midY)
    played.drag(from: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -200), over: 0.5)
    #expect(title("First", in: played)?.frame == rest.frame)
    #expect(!played.text.contains("\"First\" 17/"))
  }

  @Test("A line below one in the row makes the bar higher") func subtitleInRow() {
    // The same in every generation.
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    let played = played(.v26) {
      NavigationStack {
        color.navigationTitle("First").navigationSubtitle("Below")
          .toolbarTitleDisplayMode(.inlineLarge)
      }
    }
    let plain = self.played(.v26) {
      NavigationStack { color.navigationTitle("First").toolbarTitleDisplayMode(.inlineLarge) }
    }
    #expect(played.text.contains("\"Below\""))
    let heights = [played, plain].map { $0.frame(of: color)?.minY ?? 0 }
    #expect(heights[0] - heights[1] == 20)
  }

  @Test("No line below one that is not in a row makes a page begin further down")
  func otherSubtitles() throws {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    func top(_ idiom: DeviceIdiom, _ mode: ToolbarTitleDisplayMode) throws -> CGFloat {
      let page = NavigationStack {
        color.navigationTitle("First").navigationSubtitle("Below").toolbarTitleDisplayMode(mode)
      }
      return try #require(PlayedView(graph: .on(idiom, page)).frame(of: color)).minY
    }
    for idiom in [DeviceIdiom.mac, .watch, .tv] {
      #expect(try top(idiom, .inlineLarge) == top(idiom, .inline), "\(idiom)")
    }
    var bar = NavigationBarValues(
      title: Text("First"), subtitle: Text("Below"), hasTitleInRow: true)
    #expect(bar.rowGrowth == 20)
    bar.removed = [.title]
    #expect(bar.rowGrowth == 0)
  }
}
