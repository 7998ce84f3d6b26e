import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Pictures that are drawn with UIKit's names.
@MainActor
@Suite("Drawing with UIKit")
struct UIGraphicsTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// What is drawn of a picture of 40 × 20 points.
  private func shown(_ draw: @escaping (UIGraphicsImageRendererContext) -> Void) -> String {
    PlayedView {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image(actions: draw))
    }.text
  }

  @Test("A picture has the renderer's size, and its pixels by the screen's scale") func size() {
    var image = UIImage()
    PlayedView { Color.clear }.change {
      image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
      #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 2)
      #expect(image.cgImage?.width == 80)
      let format = UIGraphicsImageRendererFormat.default()
      format.scale = 3
      let bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in }.scale == 3)
      #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
      #expect(UIGraphicsImageRenderer(size: bounds.size).pngData { _ in }.isEmpty)
    }
  }

  @Test("Rectangles and paths take the colour that was set last") func colors() {
    let text = shown { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      blue.set()
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10, height: 10))
      path.lineWidth = 3
      path.fill()
      path.stroke()
    }
    #expect(text.contains("#FF0000FF") && text.contains("#0000FFFF"), "\(text)")
    #expect(text.components(separatedBy: "#0000FFFF").count == 3, "\(text)")
  }

  @Test("A path's own clip and Quartz's states hold what comes after") func states() {
    let text = shown { context in
      let quartz = context.cgContext
      quartz.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
      quartz.setFillColor(red.cgColor)
      quartz.translateBy(x: 1, y: 1)
      quartz.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      quartz.restoreGState()
      quartz.addRect(CGRect(x: 10, y: 0, width: 4, height: 4))
      quartz.drawPath(using: .fill)
    }
    #expect(text.components(separatedBy: "clip").count == 3, "\(text)")
    #expect(text.contains("#000000FF"), "\(text)")
  }

  @Test("Texts and images are drawn too, a symbol in its tint") func contents() {
    let text = shown { [red, blue] _ in
      ("Word" as NSString).draw(
        at: CGPoint(x: 3, y: 4),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: red])
      UIImage(systemName: "star")?.withTintColor(blue).draw(
        in: CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(text.contains("\"Word\" 9/700 #FF0000FF"), "\(text)")
    #expect(text.contains("#0000FFFF"), "\(text)")
  }

  @Test("The older way of making a picture makes the same") func oldContext() {
    let text = PlayedView {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 0)
      defer { UIGraphicsEndImageContext() }
      red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
      return Image(uiImage: UIGraphicsGetImageFromCurrentImageContext() ?? UIImage())
    }.text
    let new = shown { [red] in
      red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(text == new)
    #expect(UIGraphicsGetCurrentContext() == nil)
    // Where nothing is drawn, colours and paths are set for nothing, as on a device.
    red.setStroke()
    UIBezierPath(rect: .zero).stroke()
  }

  @Test("A canvas is drawn on with Quartz's names") func canvas() {
    let text = PlayedView {
      Canvas { context, _ in
        context.withCGContext { quartz in
          quartz.setStrokeColor(red.cgColor)
          quartz.setLineWidth(2)
          quartz.move(to: .zero)
          quartz.addLine(to: CGPoint(x: 10, y: 10))
          quartz.strokePath()
          blue.setFill()
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3)).fill()
        }
      }
    }.text
    #expect(text.contains("#FF0000FF") && text.contains("#0000FFFF"), "\(text)")
  }

  @Test("A gradient of Quartz's runs between its points") func gradient() {
    let text = shown { [red, blue] context in
      let colors = [red.cgColor, blue.cgColor] as CFArray
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
      context.cgContext.drawLinearGradient(
        gradient!, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    #expect(text.contains("#FF0000FF") && text.contains("#0000FFFF"), "\(text)")
  }
}
