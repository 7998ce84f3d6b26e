import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The forms that UIKit's values are made and asked in.
@MainActor
@Suite("Forms of UIKit's values", .serialized)
struct UIKitFormTests {
  @Test("A descriptor of a font says its design, its traits and its size") func descriptors() {
    let base = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
    let round = base.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
    #expect(round.map { Font($0) } == .system(size: 20, weight: .bold, design: .rounded))
    let traits = base.withSymbolicTraits([.traitItalic, .traitBold])
    #expect(traits?.symbolicTraits == [.traitItalic, .traitBold])
    #expect(traits.map { UIFont(descriptor: $0, size: 30).pointSize } == 30)
    #expect(base.withSymbolicTraits(.traitMonoSpace)?.symbolicTraits == .traitMonoSpace)
    #expect(UIFontDescriptor(name: "Georgia", size: 12).withSize(9).pointSize == 9)
    #expect(base.withFamily("Georgia").font.family == "Georgia")
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(UIFont(descriptor: title, size: 0) == .preferredFont(forTextStyle: .title1))
  }

  @Test("A font keeps its size, and tells the measures of the system's face") func metrics() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(font.ascender == 1950 && font.descender == -494 && font.lineHeight == 2444)
    #expect(font.capHeight == 1443 && font.xHeight == 1078 && font.leading == 0)
    #expect(UIFont(name: "Georgia", size: 9)?.familyName == "Georgia")
    #expect(UIFont.familyNames.isEmpty && UIFont.fontNames(forFamilyName: "Georgia").isEmpty)
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: 3) == 3)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 9).pointSize == 9)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: nil) == font)
    #expect(UIFontMetrics.default.scaledValue(for: 3, compatibleWith: .current) == 3)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize
        == UIFont.labelFontSize)
  }

  @Test("A colour tells its parts in every way") func colors() {
    var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    for turn in [0, 1.0 / 3, 2.0 / 3, 0.9] {
      let color = UIColor(hue: turn, saturation: 0.5, brightness: 0.8, alpha: 0.25)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue - turn) < 1e-3 && abs(saturation - 0.5) < 1e-3)
      #expect(abs(brightness - 0.8) < 1e-3 && alpha == 0.25)
    }
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&brightness, alpha: &alpha))
    #expect(brightness == 0.5 && alpha == 1 && !UIColor.red.getWhite(nil, alpha: nil))
    #expect(
      UIColor.red.cgColor.components == [1, 0, 0, 1] && CGColor.white.numberOfComponents == 4)
    #expect(CGColor.black.copy(alpha: 0.5)?.alpha == 0.5 && CGColor.clear.alpha == 0)
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    #expect(CGColor(genericGrayGamma2_2Gray: 1, alpha: 1) == .white)
    #expect(UIColor.red.redComponent == 1 && UIColor.red.greenComponent == 0)
    #expect(UIColor.blue.blueComponent == 1 && UIColor.darkText.alphaComponent == 1)
    #expect(UIColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(calibratedWhite: 1, alpha: 1) == .white)
    let blended = UIColor.black.blended(withFraction: 0.25, of: .white)?.redComponent
    #expect(abs((blended ?? 0) - 0.25) < 1e-6)
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).redComponent > 0.99)
    #expect(UIColor(named: "No colour of that name") == nil)
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(adaptive.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(adaptive.resolvedColor(with: UITraitCollection()) == .black)
  }

  @Test("The parts of an adaptive colour are those that the clip shows") func adaptive() {
    func parts(_ scheme: ColorScheme) -> [CGFloat]? {
      var canvas = GraphCanvas(size: CGSize(width: 10, height: 10))
      canvas.colorScheme = scheme
      let played = PlayedView(
        graph: ViewGraph(Square(), canvas: canvas, measuring: FixedWidthText()))
      var components: [CGFloat]?
      played.change { components = UIColor.label.cgColor.components }
      return components
    }
    #expect(parts(.light) == [0, 0, 0, 1] && parts(.dark) == [1, 1, 1, 1])
  }

  @Test("Traits are those of the screen") func traits() {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) { Square() }
    played.change {
      let traits = UIView().traitCollection
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
      #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
      #expect(
        UIViewController().traitCollection == traits && UIScreen.main.traitCollection == traits)
      #expect(UIWindowScene.main.traitCollection.userInterfaceIdiom == .phone)
    }
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    UIScreen.main.brightness = 0.5
    #expect(UIScreen.main.brightness == 1 && UIScreen.screens.count == 1)
  }

  @Test("A path of Quartz is SwiftUI's") func paths() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    var moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPath(rect: rect, transform: nil) == Path(rect))
    #expect(CGPath(ellipseIn: rect, transform: &moved).boundingBox.minX == 10)
    let round = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    var path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 5)
    #expect(path.boundingBoxOfPath == round.boundingBox)
    #expect(path.copy() == path && path.mutableCopy() == path)
    #expect(path.copy(using: &moved)?.boundingBox.minX == 10)
    var arc = Path()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    #expect(arc == other)
    var lines = Path()
    lines.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let wide = lines.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(wide.boundingBox.height == 4)
  }

  @Test("A path is led back the way that it went") func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 12, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 10, y: 20))
    path.close()
    let back = path.reversing()
    #expect(back.reversing().cgPath == path.cgPath && back.cgPath != path.cgPath)
    var first: Path.Element?
    back.cgPath.forEach { first = first ?? $0 }
    #expect(first == .move(to: CGPoint(x: 0, y: 10)))
    path.removeAllPoints()
    path.flatness = 1
    #expect(path.isEmpty)
  }

  @Test("A symbol is made and changed in every form") func images() async {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let image = UIImage(systemName: "star", compatibleWith: nil)?.withConfiguration(large)
    let shown = image.map { image in PlayedView { Image(uiImage: image) }.text }
    #expect(shown?.contains("star") == true)
    #expect(image?.applyingSymbolConfiguration(large)?.image == image?.image)
    #expect(
      image?.preparingThumbnail(of: .zero) === image && image?.preparingForDisplay() === image)
    #expect(await image?.byPreparingThumbnail(ofSize: .zero) === image)
    #expect(UIImage(named: "", in: nil, compatibleWith: nil) == nil)
    #expect(UIImage(named: "", in: nil, with: nil) == nil)
    if let image { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
  }

  @Test("What a device may be asked, and what it is told, changes nothing") func device() async {
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    UIWindowScene.main.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
    UIViewController.attemptRotationToDeviceOrientation()
    UIViewController().setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(UIInterfaceOrientationMask.all.contains(.landscapeLeft))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
    let app = UIApplication.shared
    #expect(app.beginBackgroundTask() == .invalid)
    app.endBackgroundTask(.invalid)
    #expect(await app.open(URL(fileURLWithPath: "/a")) == false)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    #expect(alert.actions.map(\.title) == ["OK"] && alert.title == "Title")
  }

  @Test("Hands feel nothing in any form") func feedback() {
    let view = UIView()
    let knocks = [
      UIImpactFeedbackGenerator(), UIImpactFeedbackGenerator(style: .rigid),
      UIImpactFeedbackGenerator(view: view), UIImpactFeedbackGenerator(style: .soft, view: view),
    ]
    for knock in knocks {
      knock.prepare()
      knock.impactOccurred()
      knock.impactOccurred(intensity: 0.5)
      knock.impactOccurred(at: .zero)
      knock.impactOccurred(intensity: 0.5, at: .zero)
    }
    let told = UINotificationFeedbackGenerator(view: view)
    told.notificationOccurred(.success)
    told.notificationOccurred(.error, at: .zero)
    let chosen: UIFeedbackGenerator = UISelectionFeedbackGenerator(view: view)
    (chosen as? UISelectionFeedbackGenerator)?.selectionChanged(at: .zero)
    #expect(knocks.count == 4)
  }

  @Test("Several things are copied, and how often is counted") func pasteboard() {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.string == nil)
    board.strings = ["a"]
    #expect(board.string == "a" && board.strings == ["a"])
    board.color = .red
    #expect(board.hasColors && board.urls == nil && board.images == nil)
    board.setValue("c", forPasteboardType: "public.text")
    #expect(board.string == "c")
    board.setItems([["public.utf8-plain-text": "d"]])
    #expect(board.string == "d" && board.changeCount == count + 5)
  }

  @Test("A colour that UIKit and Quartz both have is UIKit's where neither is named")
  func colorsOfBoth() {
    #expect(Color(.black) == Color(UIColor.black) && Color(.white) == Color(UIColor.white))
    #expect(Color(CGColor.white) == Color(cgColor: .white))
  }

  @Test("Sounds that nobody hears keep their state") func sounds() throws {
    let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/a.m4a"), fileTypeHint: nil)
    player.setVolume(0.5, fadeDuration: 1)
    #expect(player.play(atTime: player.deviceCurrentTime) && player.isPlaying)
    player.updateMeters()
    #expect(player.volume == 0.5 && player.averagePower(forChannel: 0) == -160)
    #expect(try AVAudioPlayer(data: Data(), fileTypeHint: nil).peakPower(forChannel: 0) == -160)
    var ended = 0
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlayAlertSound(1_000)
    AudioServicesPlaySystemSoundWithCompletion(1_000) { ended += 1 }
    AudioServicesPlayAlertSoundWithCompletion(1_000) { ended += 1 }
    #expect(ended == 2 && AudioServicesDisposeSystemSoundID(1_000) == kAudioServicesNoError)
  }
}
