import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct GroupTests {
    @Test func opacityFadesTheGroupAndNotEachItem() throws {
      let together = try picture(
        10, 4, group(.opacity(0.5), rect(0, 0, 6, 4, .pureRed), rect(4, 0, 6, 4, .pureBlue)))
      #expect(isClose(together.rgba(1, 1), [255, 127, 127, 255]))
      #expect(isClose(together.rgba(5, 1), [127, 127, 255, 255]))
      let apart = try picture(
        10, 4, group(.opacity(0.5), rect(0, 0, 6, 4, .pureRed)),
        group(.opacity(0.5), rect(4, 0, 6, 4, .pureBlue)))
      #expect(isClose(apart.rgba(5, 1), [127, 63, 191, 255]))
    }

    @Test func opacitiesMultiply() throws {
      let drawn = try picture(
        4, 4, group(.opacity(0.5), group(.opacity(0.5), ellipse(-8, -8, 20, 20))))
      #expect(isClose(drawn.rgba(1, 1), [191, 191, 191, 255]))
    }

    @Test(arguments: [0, -1, 1e-9])
    func noOpacityIsNothing(_ opacity: Double) throws {
      let drawn = try picture(4, 4, group(.opacity(opacity), rect(0, 0, 4, 4)))
      #expect(Set(drawn.bytes) == [255])
    }

    @Test func itemsThatStandApartFadeAsOneGroupWould() throws {
      let items = [ellipse(2, 2, 12, 12, .pureRed), ellipse(18, 3, 12, 12, .pureBlue)]
      let direct = try picture(32, 18, .group(.opacity(0.4), items))
      let overlap = rect(8, 8, 0.1, 0.1, .clear)
      let flattened = try picture(32, 18, .group(.opacity(0.4), items + [overlap]))
      #expect(direct.largestDifference(from: flattened) <= 1)
    }

    @Test func clipsNest() throws {
      func clip(_ path: Path, _ item: DisplayItem) -> DisplayItem {
        group(.clip(path, evenOdd: false, antialiased: true), item)
      }
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      let lower = Path(ellipseIn: CGRect(x: 0, y: 20, width: 40, height: 40))
      let right = Path(CGRect(x: 20, y: 0, width: 40, height: 60))
      let drawn = try picture(40, 60, clip(circle, clip(lower, clip(right, rect(0, 0, 60, 60)))))
      #expect(drawn.rgba(30, 30) == [0, 0, 0, 255])
      #expect(drawn.rgba(21, 22)[1] == 0)
      #expect(drawn.rgba(19, 30)[1] == 255)
      #expect(drawn.rgba(30, 18)[1] == 255)
      #expect(drawn.rgba(30, 42)[1] == 255)
      // What is left has soft edges.
      #expect(Set(drawn.bytes).count > 10)
    }

    @Test func aHardClipHasHardEdges() throws {
      let box = Path(CGRect(x: 2.4, y: 2.6, width: 5, height: 5))
      let drawn = try picture(
        10, 10, group(.clip(box, evenOdd: false, antialiased: false), rect(0, 0, 10, 10)))
      for y in 0..<10 {
        for x in 0..<10 {
          let inside = (2..<7).contains(x) && (3..<8).contains(y)
          #expect(drawn.rgba(x, y)[1] == (inside ? 0 : 255))
        }
      }
    }

    @Test func aSoftClipBetweenPixelsCoversThemInPart() throws {
      let box = Path(CGRect(x: 2.25, y: 3.5, width: 5, height: 4))
      let drawn = try picture(
        10, 10, group(.clip(box, evenOdd: false, antialiased: true), rect(0, 0, 10, 10)))
      #expect(isClose(drawn.rgba(4, 5), [0, 0, 0, 255]))
      #expect(isClose(drawn.rgba(2, 5), [64, 64, 64, 255]))
      #expect(isClose(drawn.rgba(7, 5), [191, 191, 191, 255]))
      #expect(isClose(drawn.rgba(4, 3), [127, 127, 127, 255]))
      #expect(isClose(drawn.rgba(2, 3), [159, 159, 159, 255], 2))
      #expect(drawn.rgba(8, 5)[1] == 255)
    }

    @Test func aTurnedClipCutsWhatLiesStraight() throws {
      let box = Path(CGRect(x: 20, y: 20, width: 20, height: 20))
      let drawn = try picture(
        60, 60,
        turned(
          45, about: 30, 30,
          group(
            .clip(box, evenOdd: false, antialiased: true),
            turned(-45, about: 30, 30, rect(0, 0, 60, 60)))))
      #expect(drawn.rgba(30, 18)[1] == 0)
      #expect(drawn.rgba(42, 30)[1] == 0)
      #expect(drawn.rgba(22, 22)[1] == 255)
      #expect(drawn.rgba(30, 14)[1] == 255)
    }

    @Test func aMaskMultipliesByItsItemsAlpha() throws {
      let drawn = try picture(
        30, 10,
        group(
          .mask([rect(0, 0, 10, 10, RGBA(1, 0, 0, 0.25)), rect(10, 0, 10, 10, .white)]),
          rect(0, 0, 30, 10, .pureBlue)))
      #expect(isClose(drawn.rgba(5, 5), [191, 191, 255, 255]))
      #expect(isClose(drawn.rgba(15, 5), [0, 0, 255, 255]))
      #expect(drawn.rgba(25, 5) == [255, 255, 255, 255])
    }

    @Test func softwareMasksAndClipsToo() throws {
      let items = group(
        .mask([ellipse(0, 0, 20, 20, RGBA(0, 0, 0, 0.5))]),
        group(
          .clip(
            Path(ellipseIn: CGRect(x: 5, y: 0, width: 20, height: 20)), evenOdd: false,
            antialiased: true), rect(0, 0, 20, 20, .pureRed)))
      let software = try picture(24, 20, renderer: .software, items)
      let accelerated = try picture(24, 20, items)
      #expect(software.largestDifference(from: accelerated) <= 3)
    }

    @Test func flatteningDoesNotMoveAnything() throws {
      let items = [ellipse(3, 3, 12, 12), rect(9, 9, 8, 8, .pureRed)]
      let flat = try picture(20, 20, .group(.flatten, items))
      let direct = try picture(20, 20, .group(.opacity(1), items))
      #expect(flat.largestDifference(from: direct) <= 1)
    }
  }
}
