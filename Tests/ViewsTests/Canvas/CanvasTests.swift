import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a canvas's closure draws.
@MainActor
@Suite("Canvas")
struct CanvasTests {
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    PlayedView { Canvas(renderer: renderer) }.text
  }

  private static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("Paths are filled and stroked where they are") func paths() {
    let text = drawn { context, size in
      context.fill(Self.square, with: .color(.red))
      context.stroke(
        Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 4)
    }
    #expect(
      text == """
        clip rect 100x100 aliased
          shape rect 20x20 #FF3B30FF at 10,10
          shape ellipse 2,2 100x100 stroke 4 #007AFFFF at -2,-2
        """)
  }

  @Test("Transforms add up, and a copy has its own") func transforms() {
    let text = drawn { context, size in
      var copy = context
      copy.translateBy(x: 40, y: 40)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(Self.square, with: .color(.red))
      context.fill(Self.square, with: .color(.blue))
    }
    #expect(
      text == """
        clip rect 100x100 aliased
          shape rect 40x40 #FF3B30FF at 60,60
          shape rect 20x20 #007AFFFF at 10,10
        """)
  }

  @Test("Opacity and blend mode apply to each thing that is drawn") func opacity() {
    let text = drawn { context, size in
      context.opacity = 0.5
      context.blendMode = .plusLighter
      context.fill(Self.square, with: .color(.red))
    }
    #expect(
      text == """
        clip rect 100x100 aliased
          flatten
            blend plusLighter
              opacity 0.50
                shape rect 20x20 #FF3B30FF at 10,10
        """)
  }

  @Test("What takes away takes from the canvas alone, and shows what lies behind it") func holes() {
    let text = drawn { context, size in
      context.fill(Self.square, with: .color(.red))
      context.blendMode = .clear
      context.fill(Self.square, with: .color(.black))
    }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.prefix(2) == ["clip rect 100x100 aliased", "flatten"])
    #expect(lines.contains("blend destinationOut"))
  }

  @Test("The filter added last is applied first, to a layer as a whole") func filters() {
    let text = drawn { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 5))
      context.drawLayer { layer in
        layer.fill(Self.square, with: .color(.black))
        layer.fill(Self.square, with: .color(.black))
      }
    }
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[1].hasPrefix("matrix") || lines[1].hasPrefix("color"))
    #expect(lines[2].hasPrefix("blur 5"))
    #expect(lines[3] == "flatten")
    #expect(lines.count == 6)
  }

  @Test("A clip holds for what is drawn after it") func clip() {
    let text = drawn { context, size in
      context.fill(Self.square, with: .color(.blue))
      context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
      context.fill(Self.square, with: .color(.red))
    }
    #expect(
      text == """
        clip rect 100x100 aliased
          shape rect 20x20 #007AFFFF at 10,10
          clip ellipse 10,10 20x20
            shape rect 20x20 #FF3B30FF at 10,10
        """)
  }

  @Test("Texts are measured and put by an anchor") func texts() {
    var size: CGSize?
    let text = drawn { context, _ in
      let text = context.resolve(Text("abc").foregroundStyle(.red))
      size = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 50, y: 50))
      context.draw(Text("d"), at: .zero, anchor: .topLeading)
    }
    #expect(size == CGSize(width: 30, height: 20))
    #expect(text.contains("at 35,40"))
    #expect(text.contains("at 0,0"))
  }

  @Test("Symbols are views by their tags, drawn as often as wanted") func symbols() {
    let played = PlayedView {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 20))
      } symbols: {
        Square().tag(1)
        Square(color: .blue).tag(2)
      }
    }
    #expect(
      played.frames(of: .red) == [
        CGRect(x: 40, y: 40, width: 20, height: 20), CGRect(x: 10, y: 10, width: 20, height: 20),
        CGRect(x: 0, y: 0, width: 40, height: 20),
      ])
    #expect(played.frame(of: .blue) == nil)
  }

  @Test("A symbol of a ForEach has its element's id for a tag") func elements() {
    let played = PlayedView {
      Canvas { context, size in
        for id in [2, 4] {
          if let symbol = context.resolveSymbol(id: id) {
            context.draw(symbol, at: CGPoint(x: 10 * id, y: 50))
          }
        }
      } symbols: {
        ForEach(1...3, id: \.self) { number in Square(color: number == 2 ? .red : .blue) }
      }
    }
    #expect(played.frames(of: .red).map(\.midX) == [20])
    #expect(played.frame(of: .blue) == nil)
  }

  /// As a metaball's drops are put: by a position in the canvas, drawn at its middle.
  @Test("Symbols are offered the canvas's size") func offeredSize() {
    let played = PlayedView {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      } symbols: {
        Square().position(x: 20, y: 30).tag(1)
      }
    }
    #expect(played.frames(of: .red) == [CGRect(x: 10, y: 20, width: 20, height: 20)])
  }

  @Test("Symbols animate like other views") func animatedSymbols() {
    let isMoved = Handle(false)
    let played = PlayedView {
      isMoved.shows { isMoved in
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: "a") {
            context.draw(symbol, at: .zero, anchor: .topLeading)
          }
        } symbols: {
          Square().offset(x: isMoved ? 40 : 0).tag("a")
        }
      }
    }
    played.animate { isMoved.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 20)
  }
}
