import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("safeAreaInset")
struct SafeAreaInsetTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("What is put at an edge takes its space from the view") func edges() {
    let bottom = PlayedView {
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(bottom.frame(of: .red) == rect(0, 0, 100, 80))
    #expect(bottom.frame(of: .blue) == rect(0, 80, 100, 20))
    let top = PlayedView {
      Color.red.safeAreaInset(edge: .top, spacing: 5) { Color.blue.frame(height: 20) }
    }
    #expect(top.frame(of: .red) == rect(0, 25, 100, 75))
    #expect(top.frame(of: .blue) == rect(0, 0, 100, 20))
    let trailing = PlayedView {
      Color.red.safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 20) }
    }
    #expect(trailing.frame(of: .red) == rect(0, 0, 80, 100))
    #expect(trailing.frame(of: .blue) == rect(80, 0, 20, 100))
  }

  @Test("The leading edge is on the right where text runs right to left") func rightToLeft() {
    let played = PlayedView {
      Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(played.frame(of: .red) == rect(0, 0, 80, 100))
    #expect(played.frame(of: .blue) == rect(80, 0, 20, 100))
  }

  @Test("The default distance is that of a stack") func defaultSpacing() {
    let played = PlayedView {
      Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20) }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 100, 72))
  }

  @Test("An alignment puts it along the edge") func alignment() {
    let played = PlayedView {
      Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
        Square(color: .blue)
      }
    }
    #expect(played.frame(of: .blue) == rect(80, 80, 20, 20))
  }

  @Test("Nothing takes no space") func empty() {
    let played = PlayedView { Color.red.safeAreaInset(edge: .bottom) { EmptyView() } }
    #expect(played.frame(of: .red) == rect(0, 0, 100, 100))
  }

  private let phone = EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)

  @Test("What ignores the safe area goes on behind it, up to the screen's edge") func ignored() {
    let played = PlayedView(safeArea: phone) {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 100, 100))
    #expect(played.frame(of: .blue) == rect(0, 70, 100, 20))
    let inner = PlayedView(safeArea: phone) {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
        .padding(10)
    }
    #expect(inner.frame(of: .red) == rect(10, 40, 80, 40))
  }

  @Test("Insets inside each other add up") func nested() {
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red
        Color.green.ignoresSafeArea().frame(height: 10)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(played.frames(of: .blue) == [rect(0, 50, 100, 20), rect(0, 70, 100, 30)])
    #expect(played.frame(of: .red) == rect(0, 0, 100, 40))
    #expect(played.frame(of: .green) == rect(0, 40, 100, 60))
  }

  @Test("The background of what is at the screen's edge reaches beyond the safe area")
  func background() {
    let played = PlayedView(safeArea: phone) {
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 20).background(.blue)
      }
    }
    #expect(played.frame(of: .red) == rect(0, 30, 100, 40))
    #expect(played.frame(of: .blue) == rect(0, 70, 100, 30))
  }

  @Test("What scrolls is seen behind it, and ends before it") func scrolling() {
    var reach: ScrollViewProxy?
    let played = PlayedView {
      ScrollViewReader { proxy in
        let _ = reach = proxy
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { row in
              Rectangle().fill(row == 9 ? .red : .gray).frame(width: 100, height: 40)
            }
          }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      }
    }
    #expect(played.text.hasPrefix("clip rect 100x100"))
    #expect(played.frame(of: .blue) == rect(0, 80, 100, 20))
    played.change { reach?.scrollTo(9, anchor: .bottom) }
    #expect(played.frame(of: .red) == rect(0, 40, 100, 40))
  }

  @Test("Space that is taken or given back animates") func animated() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
          if isOn { Color.blue.frame(height: 20) }
        }
      }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 100, 100))
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red) == rect(0, 0, 100, 90))
    #expect(played.text.contains("opacity 0.50"))
    played.advance(to: 1.1)
    #expect(played.frame(of: .red) == rect(0, 0, 100, 80))
  }

  @Test("A changed spacing counts") func changed() {
    let spacing = Handle(0.0)
    let played = PlayedView {
      spacing.shows { spacing in
        Color.red.safeAreaInset(edge: .top, spacing: spacing) { Color.blue.frame(height: 20) }
      }
    }
    played.change { spacing.value = 10 }
    #expect(played.frame(of: .red) == rect(0, 30, 100, 70))
  }

  @Test("What does not grow moves out by the whole inset") func fixed() {
    let played = PlayedView(safeArea: phone) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).ignoresSafeArea(edges: .top)
        Spacer()
      }
    }
    #expect(played.frame(of: .red) == rect(0, 0, 100, 20))
    // What is larger than its place stays in its middle.
    let filling = PlayedView(safeArea: phone) {
      Color.red.aspectRatio(2, contentMode: .fill).ignoresSafeArea()
    }
    #expect(filling.frame(of: .red)?.midX == 50)
  }
}
