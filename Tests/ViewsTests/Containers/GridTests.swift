import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rows whose columns line up; the screen is 100 points square.
@MainActor
@Suite("Grid")
struct GridTests {
  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  @Test("Columns are as wide as their widest cell, rows as high as their highest") func sizes() {
    let played = PlayedView {
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          box(.red, 10, 10)
          box(.blue, 30, 20)
        }
        GridRow {
          box(.green, 20, 10)
          box(.orange, 10, 6)
        }
      }
    }
    // 54 × 32, in the middle of the screen.
    #expect(played.frame(of: .red) == CGRect(x: 28, y: 39, width: 10, height: 10))
    #expect(played.frame(of: .blue) == CGRect(x: 47, y: 34, width: 30, height: 20))
    #expect(played.frame(of: .green) == CGRect(x: 23, y: 56, width: 20, height: 10))
    #expect(played.frame(of: .orange) == CGRect(x: 57, y: 58, width: 10, height: 6))
  }

  @Test("What is flexible shares what is left") func flexible() {
    let played = PlayedView {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(.red, 20, 10)
          Color.blue
          Color.green
        }
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 45, width: 20, height: 10))
    #expect(played.frame(of: .blue) == CGRect(x: 30, y: 0, width: 30, height: 100))
    #expect(played.frame(of: .green) == CGRect(x: 70, y: 0, width: 30, height: 100))
  }

  @Test("The grid, a row, a column and a cell say how views line up") func alignments() {
    let played = PlayedView {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(.red, 10, 10)
          box(.blue, 40, 40)
        }
        GridRow {
          box(.green, 40, 40)
          box(.orange, 10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(.purple, 10, 10)
          box(.pink, 10, 10).gridCellAnchor(.leading)
        }
      }
    }
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 10, y: 35))
    #expect(played.frame(of: .orange)?.origin == CGPoint(x: 80, y: 45))
    #expect(played.frame(of: .purple)?.origin == CGPoint(x: 10, y: 85))
    #expect(played.frame(of: .pink)?.origin == CGPoint(x: 50, y: 85))
  }

  @Test("A view in no row takes all columns, a cell as many as it says") func spans() {
    let played = PlayedView {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(.red, 10, 10)
          box(.blue, 10, 10)
          box(.green, 10, 10)
        }
        GridRow {
          box(.orange, 10, 10)
          Color.pink.frame(height: 10).gridCellColumns(2)
        }
        Color.purple.frame(height: 4).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(played.frame(of: .purple)?.height == 4)
    let (pink, blue) = (played.frame(of: .pink), played.frame(of: .blue))
    #expect(pink?.minX == blue?.minX)
    #expect(pink?.maxX == played.frame(of: .purple)?.maxX)
    #expect(played.frame(of: .purple)?.minX == played.frame(of: .red)?.minX)
  }

  @Test("Rows of a ForEach come and go") func dynamic() {
    let count = Handle(1)
    let played = PlayedView {
      count.shows { count in
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            GridRow {
              box(.red, 10, 10)
              box(.blue, 10, 10)
            }
          }
        }
      }
    }
    #expect(played.frames(of: .red).count == 1)
    played.change { count.value = 3 }
    #expect(played.frames(of: .red).map(\.minY) == [35, 45, 55])
    #expect(played.frames(of: .blue).map(\.minX) == [50, 50, 50])
  }

  @Test("A row that is in no grid is its content") func loneRow() {
    let played = PlayedView {
      HStack(spacing: 0) {
        GridRow {
          box(.red, 10, 10)
          box(.blue, 10, 10)
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 40)
    #expect(played.frame(of: .blue)?.minX == 50)
  }
}
