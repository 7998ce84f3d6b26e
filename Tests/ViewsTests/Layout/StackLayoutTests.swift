import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Stacks, spacers and priorities.
@MainActor
@Suite("Stack layout")
struct StackLayoutTests {
  private func played<V: View>(@ViewBuilder _ view: () -> V) -> PlayedView {
    PlayedView(view)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func fixed(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  /// Rule: `stack-spacing`.
  @Test("Views that are no text stand 8 points apart") func defaultSpacing() {
    let row = played {
      HStack {
        fixed(.red, 20, 20)
        fixed(.blue, 30, 30)
      }
    }
    #expect(row.frame(of: .red) == rect(21, 40, 20, 20))
    #expect(row.frame(of: .blue) == rect(49, 35, 30, 30))
    let column = played {
      VStack {
        fixed(.red, 20, 20)
        fixed(.blue, 30, 30)
      }
    }
    #expect(column.frame(of: .red) == rect(40, 21, 20, 20))
    #expect(column.frame(of: .blue) == rect(35, 49, 30, 30))
  }

  /// Rule: `stack-spacing`.
  @Test("A spacing replaces the default one, also with 0") func explicitSpacing() {
    for spacing in [0.0, 20, 30] {
      let played = played {
        VStack(spacing: spacing) {
          fixed(.red, 20, 20)
          fixed(.blue, 20, 20)
        }
      }
      let top = played.frame(of: .red)?.maxY ?? 0
      #expect(Double((played.frame(of: .blue)?.minY ?? 0) - top) == spacing)
    }
  }

  @Test("What has no end makes the stack it is in endless, whatever else is in it")
  func endlessAmongOthers() {
    let column = played {
      VStack(spacing: 0) {
        ZStack {
          Color.red
          Text("ab")
        }
        fixed(.blue, 10, 20)
      }
    }
    #expect(column.frame(of: .red) == rect(0, 0, 100, 80))
    let row = played {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red
          Text("ab")
        }
        fixed(.blue, 30, 10)
      }
    }
    #expect(row.frame(of: .red) == rect(0, 0, 70, 80))
  }

  /// Rule: `text-spacing`.
  @Test("Text stands close to text, and the default distance from everything else")
  func textSpacing() {
    let played = played {
      VStack {
        Text("a")
        Text("b")
        fixed(.red, 20, 20)
      }
    }
    #expect(
      played.text == """
        text "a" 17/400 #000000FF 10x20 at 45,16
        text "b" 17/400 #000000FF 10x20 at 45,36
        shape rect 20x20 #FF3B30FF at 40,64
        """)
  }

  /// Rule: `stack-aligns-by-guides`.
  @Test("An alignment aligns edges; a stack is as wide as what is aligned in it")
  func alignments() {
    let column = played {
      VStack(alignment: .leading, spacing: 0) {
        fixed(.red, 20, 20)
        fixed(.blue, 40, 20)
      }
    }
    #expect(column.frame(of: .red) == rect(30, 30, 20, 20))
    #expect(column.frame(of: .blue) == rect(30, 50, 40, 20))
    let row = played {
      HStack(alignment: .bottom, spacing: 0) {
        fixed(.red, 20, 20)
        fixed(.blue, 20, 40)
      }
    }
    #expect(row.frame(of: .red) == rect(30, 50, 20, 20))
    #expect(row.frame(of: .blue) == rect(50, 30, 20, 40))
  }

  /// Rule: `stack-shares-space`.
  @Test("Two flexible views beside a fixed one share what is left equally") func equalShares() {
    let played = played {
      HStack(spacing: 0) {
        Color.red
        fixed(.green, 20, 20)
        Color.blue
      }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 40, 100))
    #expect(played.frame(of: .green) == rect(40, 40, 20, 20))
    #expect(played.frame(of: .blue) == rect(60, 0, 40, 100))
  }

  /// Rule: `stack-shares-space`.
  @Test("What the less flexible do not take goes to the others") func leftoverGoesOn() {
    let played = played {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(maxWidth: 10)
        Color.blue.frame(minWidth: 60)
      }
    }
    #expect(played.frame(of: .green)?.width == 10)
    #expect(played.frame(of: .blue)?.width == 60)
    #expect(played.frame(of: .red)?.width == 30)
  }

  /// Rule: `stack-shares-space`.
  @Test("A higher layout priority is asked first and leaves the others their minimum")
  func layoutPriority() {
    let played = played {
      VStack(spacing: 0) {
        Color.red
        Color.blue.layoutPriority(1)
        Color.green.frame(minHeight: 10)
      }
    }
    #expect(played.frame(of: .blue) == rect(0, 0, 100, 90))
    #expect(played.frame(of: .green) == rect(0, 90, 100, 10))
    #expect(played.frame(of: .red)?.height ?? 0 == 0)
  }

  @Test("A stack without a proposal is as large as its ideal views") func idealSize() {
    let played = played {
      HStack(spacing: 5) {
        Color.red
        Color.blue
      }.fixedSize()
    }
    #expect(played.frame(of: .red) == rect(37.5, 45, 10, 10))
    #expect(played.frame(of: .blue) == rect(52.5, 45, 10, 10))
  }

  /// Rule: `stack-offers-its-own-across`.
  @Test("A stack without a proposal across offers what the largest of it takes")
  func offersItsOwnAcross() {
    let column = played {
      VStack(spacing: 0) {
        fixed(.red, 60, 20)
        Color.blue.frame(height: 2)
      }.fixedSize()
    }
    #expect(column.frame(of: .blue) == rect(20, 59, 60, 2))
    let row = played {
      HStack(spacing: 0) {
        Color.blue.frame(width: 4)
        fixed(.red, 20, 60)
      }.fixedSize(horizontal: false, vertical: true)
    }
    #expect(row.frame(of: .blue) == rect(38, 20, 4, 60))
  }

  /// Rule: `stack-aligns-by-guides`.
  @Test("What is too large overflows evenly on both sides") func overflow() {
    let played = played {
      HStack(spacing: 0) {
        fixed(.red, 80, 20)
        fixed(.blue, 80, 20)
      }
    }
    #expect(played.frame(of: .red) == rect(-30, 40, 80, 20))
    #expect(played.frame(of: .blue) == rect(50, 40, 80, 20))
  }

  @Test("A spacer at the start, at the end or between pushes to the edges") func spacers() {
    let start = played {
      HStack(spacing: 0) {
        Spacer()
        Square()
      }
    }
    #expect(start.frame(of: .red) == rect(80, 40, 20, 20))
    let end = played {
      VStack(spacing: 0) {
        Square()
        Spacer()
      }
    }
    #expect(end.frame(of: .red) == rect(40, 0, 20, 20))
    let between = played {
      VStack {
        Square()
        Spacer()
        Square(color: .blue)
      }
    }
    #expect(between.frame(of: .red) == rect(40, 0, 20, 20))
    #expect(between.frame(of: .blue) == rect(40, 80, 20, 20))
  }

  /// Rule: `spacer`.
  @Test("A spacer is at least 8 points, or as much as it says, and adds no spacing")
  func spacerMinimum() {
    for (spacer, gap) in [(Spacer(), 8.0), (Spacer(minLength: 0), 0), (Spacer(minLength: 30), 30)] {
      let played = played {
        HStack {
          Square()
          spacer
          Square(color: .blue)
        }.fixedSize()
      }
      let left = played.frame(of: .red)?.maxX ?? 0
      #expect(Double((played.frame(of: .blue)?.minX ?? 0) - left) == gap)
    }
  }

  /// Rule: `spacer`.
  @Test("A spacer takes what is left only after flexible views have it") func spacerComesLast() {
    let played = played {
      HStack(spacing: 0) {
        Color.red.frame(height: 10)
        Spacer(minLength: 0)
      }
    }
    #expect(played.frame(of: .red)?.width == 100)
  }

  @Test("Spacers in nested stacks share as their stacks do") func nestedSpacers() {
    let played = played {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Square()
          Spacer()
        }
        Spacer()
      }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 20, 20))
  }

  /// Rule: `divider`.
  @Test("A divider is a line of one pixel across its stack") func divider() {
    let row = played { HStack(spacing: 0) { Divider() } }
    #expect(row.text.hasPrefix("shape rect 0.5x100 "))
    let column = played { VStack(spacing: 0) { Divider() } }
    #expect(column.text.hasPrefix("shape rect 100x0.5 "))
  }

  /// Rule: `right-to-left-mirrors`.
  @Test("Right to left, a row starts at the right") func rightToLeft() {
    let played = played {
      HStack(spacing: 0) {
        fixed(.red, 20, 20)
        fixed(.blue, 40, 20)
      }
      .frame(width: 100, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(played.frame(of: .red) == rect(80, 40, 20, 20))
    #expect(played.frame(of: .blue) == rect(40, 40, 40, 20))
  }

  /// Rule: `right-to-left-mirrors`.
  @Test("Right to left, leading is on the right in columns, layers and overlays")
  func rightToLeftAlignment() {
    let column = played {
      VStack(alignment: .leading, spacing: 0) {
        fixed(.red, 20, 20)
        fixed(.blue, 40, 20)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(column.frame(of: .red) == rect(50, 30, 20, 20))
    let layers = played {
      ZStack(alignment: .topLeading) {
        Color.white
        Square()
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(layers.frame(of: .red) == rect(80, 0, 20, 20))
    let overlay = played {
      Color.white.overlay(alignment: .bottomTrailing) { Square() }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(overlay.frame(of: .red) == rect(0, 80, 20, 20))
  }

  /// Rule: `stack-aligns-by-guides`.
  @Test("An alignment guide shifts a view against the others") func alignmentGuide() {
    let played = played {
      HStack(alignment: .top, spacing: 0) {
        fixed(.red, 20, 20).alignmentGuide(.top) { $0[.bottom] }
        fixed(.blue, 20, 20)
      }
    }
    #expect(played.frame(of: .red) == rect(30, 30, 20, 20))
    #expect(played.frame(of: .blue) == rect(50, 50, 20, 20))
  }

  @Test("Text baselines align across sizes of views") func baselines() {
    let played = played {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").padding(.top, 10)
        Text("b")
      }
    }
    #expect(
      played.text == """
        text "a" 17/400 #000000FF 10x20 at 40,45
        text "b" 17/400 #000000FF 10x20 at 50,45
        """)
  }

  /// Rule: `root-stacks-and-centres`.
  @Test("The root shows several views as a column in the middle") func rootColumn() {
    let played = played {
      Square()
      Square(color: .blue)
    }
    #expect(played.frame(of: .red) == rect(40, 26, 20, 20))
    #expect(played.frame(of: .blue) == rect(40, 54, 20, 20))
  }

  @Test("A hidden view keeps its space") func hidden() {
    let played = played {
      VStack(spacing: 0) {
        Square().hidden()
        Square(color: .blue)
      }
    }
    #expect(played.frame(of: .blue) == rect(40, 50, 20, 20))
  }

  /// Rule: `pixel-grid`.
  @Test("Frames are put on the pixel grid, edges by edges") func pixelGrid() {
    let played = played {
      HStack(spacing: 0) {
        Color.red
        Color.blue
        Color.green
      }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 33.5, 100))
    #expect(played.frame(of: .blue) == rect(33.5, 0, 33, 100))
    #expect(played.frame(of: .green) == rect(66.5, 0, 33.5, 100))
  }
}
