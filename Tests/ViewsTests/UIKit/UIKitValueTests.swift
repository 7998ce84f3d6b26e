import Foundation
import Geometry
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Values that UIKit's names stand for")
struct UIKitValueTests {
  @Test("A font of UIKit is SwiftUI's of the same size, weight and kind") func fonts() {
    let fonts: [(UIFont, Font, CGFloat)] = [
      (.systemFont(ofSize: 15), .system(size: 15, weight: .regular), 15),
      (.systemFont(ofSize: 15, weight: .heavy), .system(size: 15, weight: .heavy), 15),
      (.boldSystemFont(ofSize: 12), .system(size: 12, weight: .bold), 12),
      (.italicSystemFont(ofSize: 12), .system(size: 12).italic(), 12),
      (
        .monospacedSystemFont(ofSize: 9, weight: .light),
        .system(size: 9, weight: .light, design: .monospaced), 9
      ),
      (
        .monospacedDigitSystemFont(ofSize: 9, weight: .black),
        .system(size: 9, weight: .black).monospacedDigit(), 9
      ),
      (.preferredFont(forTextStyle: .largeTitle), .largeTitle, 34),
      (.preferredFont(forTextStyle: .title1), .title, 28),
      (.preferredFont(forTextStyle: .title2), .title2, 22),
      (.preferredFont(forTextStyle: .title3), .title3, 20),
      (.preferredFont(forTextStyle: .headline), .headline, 17),
      (.preferredFont(forTextStyle: .subheadline), .subheadline, 15),
      (.preferredFont(forTextStyle: .body), .body, 17),
      (.preferredFont(forTextStyle: .callout), .callout, 16),
      (.preferredFont(forTextStyle: .footnote), .footnote, 13),
      (.preferredFont(forTextStyle: .caption1), .caption, 12),
      (.preferredFont(forTextStyle: .caption2), .caption2, 11),
    ]
    for (font, expected, size) in fonts {
      #expect(Font(font) == expected)
      #expect(font.pointSize == size)
    }
    #expect(UIFont(name: "Georgia", size: 20)?.pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(30) == .boldSystemFont(ofSize: 30))
  }

  @Test("A colour has the same parts in UIKit, Core Graphics and SwiftUI") func colors() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(Color(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) == color)
    #expect(Color(cgColor: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) == color)
    #expect(Color(CGColor(gray: 0.5, alpha: 1)) == Color(white: 0.5))
    #expect(Color(uiColor: UIColor(cgColor: UIColor(color).cgColor)) == color)
    #expect(color.cgColor.map { Color($0) } == color)
    #expect(Color(color.resolve(in: EnvironmentValues()).cgColor) == color)
    // Blue has no parts of its own: it is another one in the dark.
    #expect(Color.blue.cgColor == nil)
    #expect(
      Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
        == Color(hue: 0.5, saturation: 1, brightness: 1))
  }

  @Test("A colour tells its parts, an adaptive one those of its place") func parts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1).withAlphaComponent(0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [25, 50, 100, 50])
    #expect(UIColor.systemRed.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
  }

  @Test("A colour with a provider is asked for either appearance") func provider() {
    let color = Color(
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : .black })
    #expect(ShapeStage { color }.color == "#000000FF")
    #expect(ShapeStage(colorScheme: .dark) { color }.color == "#FFFFFFFF")
  }

  @Test("The device is an iPhone whose size and safe area are the stage's") func device() {
    let played = PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 1, bottom: 34, trailing: 2)
    ) { Square() }
    played.change {
      let device = UIDevice.current
      #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone")
      #expect(device.name == "iPhone" && device.systemName == "iOS")
      #expect(device.orientation.isPortrait && !device.orientation.isLandscape)
      #expect(!device.orientation.isFlat && UIDeviceOrientation.faceUp.isFlat)
      #expect(device.batteryLevel == 1 && device.batteryState == .full)
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
        let window = scene.keyWindow
      else {
        Issue.record("There is no window")
        return
      }
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.interfaceOrientation.isPortrait && !scene.interfaceOrientation.isLandscape)
      #expect(scene.screen.bounds.width == 393)
      #expect(window === UIApplication.shared.keyWindow && window.isKeyWindow)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 1, bottom: 34, right: 2))
      #expect(scene.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
      #expect(window.windowScene === scene)
    }
  }

  @Test("A wide phone lies on its side, a wide screen that is nobody's does not") func side() {
    for device in [DeviceIdiom.phone, nil] {
      let played = PlayedView(size: CGSize(width: 852, height: 393), device: device) { Square() }
      played.change {
        #expect(UIDevice.current.orientation.isLandscape == (device != nil))
        #expect(UIWindowScene.main.interfaceOrientation.isLandscape == (device != nil))
      }
    }
  }

  @Test("A large canvas is an iPad, a wide one lies on its side") func tablet() {
    let played = PlayedView(size: CGSize(width: 1194, height: 834)) { Square() }
    played.change {
      #expect(UIDevice.current.model == "iPad")
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIWindowScene.main.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("The app is active and reaches nothing outside of the clip") func application() throws {
    let app = UIApplication.shared
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    let log = Log()
    #expect(app.applicationState == .active && !app.canOpenURL(url))
    #expect(!app.supportsAlternateIcons)
    app.open(url) { log.add("opened \($0)") }
    app.setAlternateIconName("Other") { log.add("icon \($0 == nil)") }
    #expect(log.text == "opened false icon true")
    #expect(!app.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(app.resignFirstResponder() && !app.becomeFirstResponder())
  }

  @Test("A path of UIKit goes where it is led") func bezierPath() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 50), controlPoint: CGPoint(x: 30, y: 30))
    path.addCurve(
      to: CGPoint(x: 10, y: 50), controlPoint1: CGPoint(x: 20, y: 50),
      controlPoint2: CGPoint(x: 15, y: 50))
    #expect(path.currentPoint == CGPoint(x: 10, y: 50) && !path.isEmpty)
    path.close()
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 40, y: 10, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: -10, y: 0))
    #expect(path.bounds == CGRect(x: 0, y: 10, width: 40, height: 40))
    #expect(Path(path.cgPath).cgPath == path.cgPath)
  }

  @Test("Ready-made paths of UIKit are SwiftUI's; clockwise means the eye's") func readyMade() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(UIBezierPath(ovalIn: rect).cgPath == Path(ellipseIn: rect))
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath
        == Path(roundedRect: rect, cornerRadius: 5, style: .continuous))
    // From the right by the bottom, which is the lower half where y grows downwards.
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds.minY > 49.9 && half.bounds.maxY > 59.9)
  }

  @Test("A notification reaches those who wait for its name, until they no longer do")
  func notifications() {
    let center = NotificationCenter()
    let log = Log()
    let subscription = center.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { note in MainActor.assumeIsolated { log.add(note.name.rawValue) } }
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    subscription.cancel()
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(log.text == "didBecomeActive")
  }
}
