import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Pictures that are drawn with Quartz's names.
@MainActor
@Suite("Drawing with Quartz")
struct QuartzTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// What is drawn of a picture of 40 × 20 points.
  private func shown(_ draw: @escaping (CGContext) -> Void) -> String {
    PlayedView {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
          draw($0.cgContext)
        })
    }.text
  }

  @Test("A path that is added piece by piece is filled and gone") func pieces() {
    let whole = shown {
      $0.setFillColor(Self.red)
      $0.beginPath()
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 9, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 12, y: 5))
      $0.addCurve(
        to: CGPoint(x: 1, y: 9), control1: CGPoint(x: 6, y: 12), control2: CGPoint(x: 3, y: 12))
      $0.closePath()
      $0.fillPath()
      // Nothing is left to fill.
      $0.fillPath()
    }
    #expect(whole.components(separatedBy: "#FF0000FF").count == 2, "\(whole)")
    #expect(whole.contains("M0,0 L8,0"))
    for add: (CGContext) -> Void in [
      { $0.addRect(self.square) }, { $0.addEllipse(in: self.square) },
      { $0.addPath(Path(self.square)) },
      { $0.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)]) },
      {
        $0.addArc(
          center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
      },
    ] {
      let text = shown {
        $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        add($0)
        $0.fillPath(using: .evenOdd)
      }
      #expect(text.contains("#FF0000FF"), "\(text)")
    }
  }

  @Test("What is done with a path is what the mode says") func modes() {
    for (mode, fills, strokes) in [
      (CGPathDrawingMode.fill, true, false), (.eoFill, true, false), (.stroke, false, true),
      (.fillStroke, true, true), (.eoFillStroke, true, true),
    ] {
      let text = shown {
        $0.setFillColor(Self.red)
        $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        $0.addRect(square)
        $0.drawPath(using: mode)
      }
      #expect(text.contains("#FF0000FF") == fills && text.contains("#0000FFFF") == strokes)
    }
  }

  @Test("Lines are as wide, ended, joined and dashed as was said") func lines() {
    let plain = shown {
      $0.setStrokeColor(Self.red)
      $0.stroke(square)
    }
    for change: (CGContext) -> Void in [
      { $0.setLineWidth(4) }, { $0.setLineJoin(.round) },
      { $0.setLineDash(phase: 1, lengths: [2, 3]) },
    ] {
      let text = shown {
        $0.setStrokeColor(Self.red)
        change($0)
        $0.stroke(square)
      }
      #expect(text != plain && text.contains("#FF0000FF"), "\(text)")
    }
    let segments = shown {
      $0.setStrokeColor(Self.red)
      $0.setLineCap(.round)
      $0.setMiterLimit(3)
      $0.setShouldAntialias(true)
      $0.setAllowsAntialiasing(true)
      $0.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), .zero])
      $0.strokeEllipse(in: square)
      $0.stroke(square, width: 2)
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 3, y: 3))
      $0.strokePath()
    }
    #expect(segments.components(separatedBy: "#FF0000FF").count == 5, "\(segments)")
  }

  @Test("Rectangles are filled, cleared and clipped, where the context stands") func rectangles() {
    let text = shown {
      $0.setFillColor(Self.red)
      $0.fill([square, square.offsetBy(dx: 12, dy: 0)])
      $0.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
    }
    #expect(text.components(separatedBy: "#FF0000FF").count == 3 && text.contains("destinationOut"))
    let moved = shown {
      $0.translateBy(x: 3, y: 4)
      $0.scaleBy(x: 2, y: 2)
      #expect($0.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
      $0.rotate(by: .pi)
      $0.concatenate(CGAffineTransform(translationX: 1, y: 0))
      #expect($0.ctm.a < 0)
      $0.clip(to: square)
      $0.addEllipse(in: square)
      $0.clip(using: .evenOdd)
      $0.fill(square)
    }
    #expect(moved.contains("clip"), "\(moved)")
    let faint = shown {
      $0.setAlpha(0.5)
      $0.setBlendMode(.multiply)
      $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
      $0.setShadow(offset: .zero, blur: 4, color: nil)
      $0.fill(square)
    }
    #expect(faint.contains("multiply") && faint.contains("shadow"), "\(faint)")
  }

  @Test("A document is not written") func documents() throws {
    let url = URL(filePath: "/none.pdf")
    #expect(CGContext(url, mediaBox: nil, nil) == nil)
    _ = shown {
      $0.beginPDFPage(nil)
      $0.endPDFPage()
      $0.closePDF()
    }
  }

  @Test("Modes that SwiftUI has are its own, the others draw over") func blendModes() {
    let own: [CGBlendMode: BlendMode] = [
      .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken,
      .lighten: .lighten, .colorDodge: .colorDodge, .colorBurn: .colorBurn,
      .softLight: .softLight, .hardLight: .hardLight, .difference: .difference,
      .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
      .luminosity: .luminosity, .sourceAtop: .sourceAtop, .destinationOver: .destinationOver,
      .destinationOut: .destinationOut, .clear: .destinationOut, .plusDarker: .plusDarker,
      .plusLighter: .plusLighter, .sourceIn: .sourceAtop, .destinationAtop: .destinationOver,
    ]
    for value: Int32 in 0...27 {
      guard let mode = CGBlendMode(rawValue: value) else { continue }
      #expect(mode.blendMode == own[mode] ?? .normal, "\(mode)")
    }
  }

  @Test("Gradients have their colours evenly, or where it is said") func gradients() throws {
    let colors: CFArray = [Self.red, CGColor(red: 0, green: 0, blue: 1, alpha: 1), "none"]
    let even = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    #expect(even.gradient.stops.map(\.location) == [0, 1])
    let placed = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 0.5]))
    #expect(placed.gradient.stops.map(\.location) == [0.25, 0.5])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [Self.red], locations: nil) != nil)
    let text = shown {
      $0.drawLinearGradient(even, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
      $0.drawRadialGradient(
        even, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 20, y: 10), endRadius: 10,
        options: [])
      $0.drawRadialGradient(
        even, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 20, y: 10), endRadius: 10,
        options: .drawsAfterEndLocation)
    }
    #expect(text.contains("linear(") && text.components(separatedBy: "radial(").count == 3)
    #expect(text.contains("ellipse 20x20"))
  }

  @Test("A path of UIKit's fills, strokes and clips with what is its own") func bezierPaths() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 1)
    let text = shown { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
      path.fill(with: .multiply, alpha: 0.5)
      path.stroke(with: .screen, alpha: 0.5)
      path.addClip()
      path.fill()
    }
    #expect(
      text.contains("multiply") && text.contains("screen") && text.contains("clip"), "\(text)")
    path.setLineDash(nil, count: 0, phase: 0)
    let solid = shown { _ in path.stroke() }
    #expect(solid.contains("stroke") || solid.contains("shape"), "\(solid)")
  }

  @Test("Images are drawn where it is said, in their tint, and mixed") func images() throws {
    let text = shown { context in
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .multiply)
        context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      dot.draw(at: CGPoint(x: 5, y: 5))
      dot.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .screen, alpha: 0.5)
      dot.withTintColor(.blue, renderingMode: .alwaysOriginal).draw(in: square)
      if let image = dot.cgImage { context.draw(image, in: square) }
    }
    #expect(text.contains("screen"), "\(text)")
    let empty = UIImage()
    #expect(empty.withTintColor(.blue).size == .zero)
    let opaque = UIGraphicsImageRendererFormat()
    opaque.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: opaque)
    #expect(renderer.jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
    #expect(PlayedView { Image(uiImage: renderer.image { _ in }) }.text.contains("#000000FF"))
  }

  @Test("A symbol's configuration is a font") func configurations() {
    typealias Configuration = UIImage.SymbolConfiguration
    #expect(Configuration(pointSize: 20).font == .system(size: 20))
    let weights: [(UIImage.SymbolWeight, Font.Weight)] = [
      (.unspecified, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
      (.heavy, .heavy), (.black, .black),
    ]
    for (weight, expected) in weights {
      let font = Font.system(size: 20, weight: expected)
      #expect(Configuration(pointSize: 20, weight: weight).font == font)
      #expect(Configuration(pointSize: 20, weight: weight, scale: .large).font == font)
      #expect(Configuration(weight: weight).font == .body.weight(expected))
    }
    let font = UIFont.systemFont(ofSize: 12)
    #expect(Configuration(font: font).font == font.font)
    #expect(
      Configuration(textStyle: .headline).font
        == UIFont.preferredFont(forTextStyle: .headline).font)
  }
}
