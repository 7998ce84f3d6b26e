import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What SwiftUI code uses of UIKit.
@MainActor
@Suite("UIKit")
struct UIKitTests {
  @Test("The screen is the clip's, in a body as in what a view is made with") func screen() {
    struct Wide: View {
      let width = UIScreen.main.bounds.width

      var body: some View {
        Color.red.frame(width: width / 2, height: UIScreen.main.bounds.height / 4)
      }
    }
    let played = PlayedView(size: CGSize(width: 120, height: 200)) { Wide() }
    #expect(played.frame(of: .red)?.size == CGSize(width: 60, height: 50))
    played.change {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 120, height: 200))
      #expect(UIScreen.main.scale == 2)
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 240, height: 400))
    }
  }

  @Test("A colour literal is a UIColor") func colorLiteral() {
    let color = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25))
    #expect(color == Color(red: 0, green: 0.5, blue: 1, opacity: 0.25))
  }

  @Test("A view of UIKit shows what it was set up with, another one its name") func representable()
  {
    struct Plain: UIViewRepresentable {
      let color: UIColor

      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
    }
    struct Strange: UIViewRepresentable {
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ uiView: UITableView, context: Context) {}
    }
    struct Host: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text("Hosted"))
      }
      func updateUIViewController(
        _ uiViewController: UIHostingController<Text>, context: Context
      ) {}
    }
    #expect(PlayedView { Plain(color: .systemRed) }.frame(of: .red)?.size.width == 100)
    #expect(PlayedView { Strange() }.text.contains("UITableView"))
    #expect(PlayedView { Host() }.text.contains("Hosted"))
  }

  @Test("A path of UIKit has the corners that are named") func bezierPath() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!Path(path.cgPath).contains(CGPoint(x: 1, y: 1)))
    #expect(Path(path.cgPath).contains(CGPoint(x: 99, y: 1)))
  }

  @Test("What a hand would feel shows nowhere") func feedback() {
    let played = PlayedView {
      Button("Go") {
        let impact = UIImpactFeedbackGenerator(style: .light)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    let before = played.text
    played.tap("Go")
    played.advance(to: 2)
    #expect(played.text == before)
  }

  @Test("A screen says by name how round its corners are, and nothing else") func screenCorners() {
    for (bottom, radius) in [(34.0, 55.0), (0, 0)] {
      let log = Log()
      let stage = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
      _ = PlayedView(size: CGSize(width: 300, height: 600), safeArea: stage) {
        Text("x").onAppear {
          let screen = UIWindow().screen
          log.add("\(screen.value(forKey: "_displayCornerRadius") as? CGFloat ?? -1)")
          log.add("\(screen.value(forKey: "other") == nil)")
        }
      }
      #expect(log.text == "\(radius) true")
    }
  }
}
