import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Views of AppKit")
struct NSViewTests {
  private final class Corner: NSView {
    let dot = NSView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      dot.backgroundColor = .systemBlue
      addSubview(dot)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layout() {
      super.layout()
      dot.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }
  }

  @Test("What is in a view is where its `layout` puts it, counted from the top") func layout() {
    let corner = Corner()
    let played = PlayedView { HostedView(view: corner) }
    #expect(played.frame(of: .blue) == CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(corner.wantsLayer && corner.isFlipped)
  }
}
