import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an app says of all controls of a kind by UIKit's names, and what they look like then.
@MainActor
@Suite("Appearances of controls")
struct ControlAppearanceTests {
  private struct Said<Content: View>: View {
    let content: Content

    init(_ say: () -> Void, @ViewBuilder content: () -> Content) {
      say()
      self.content = content()
    }

    var body: some View { content }
  }

  @Test("Segments have the colours and titles that are said, chosen ones their own")
  func segments() {
    let shown = PlayedView(size: CGSize(width: 200, height: 50)) {
      Said {
        let all = UISegmentedControl.appearance()
        all.selectedSegmentTintColor = .blue
        all.backgroundColor = .green
        all.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        all.setTitleTextAttributes(
          [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 15)],
          for: .selected)
      } content: {
        Picker("Which", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(shown.frame(of: UIColor.blue.color) != nil)
    #expect(shown.frame(of: UIColor.green.color)?.width == 200)
    #expect(shown.text.contains("\"One\" 15/700 #FFFFFFFF"))
    #expect(shown.text.contains("\"Two\" 13/500 #FF0000FF"))
  }

  @Test("A segmented control of UIKit is chosen from, and tells it") func control() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.insertSegment(withTitle: "Three", at: 9, animated: false)
    control.setTitle("Second", forSegmentAt: 1)
    control.selectedSegmentIndex = 0
    let log = Log()
    control.addAction(
      UIAction { _ in log.add("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    struct Host: UIViewRepresentable {
      let control: UISegmentedControl
      func makeUIView(context: Context) -> UISegmentedControl { control }
      func updateUIView(_ uiView: UISegmentedControl, context: Context) {}
    }
    let played = PlayedView(size: CGSize(width: 300, height: 50)) { Host(control: control) }
    var size = CGSize.zero
    played.change { size = control.intrinsicContentSize }
    #expect(size == CGSize(width: 240, height: 32))
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "Second")
    played.tap("Second")
    #expect(log.text == "1")
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Switches and sliders have the colours that are said, where they have none of their own")
  func switches() {
    let shown = PlayedView(size: CGSize(width: 200, height: 200)) {
      Said {
        UISwitch.appearance().onTintColor = .red
        UISlider.appearance().thumbTintColor = .blue
        UISlider.appearance().minimumTrackTintColor = .green
        UISlider.appearance().maximumTrackTintColor = .magenta
      } content: {
        VStack {
          Toggle("a", isOn: .constant(true)).labelsHidden()
          Toggle("b", isOn: .constant(true)).labelsHidden().tint(.orange)
          Slider(value: .constant(0.5))
        }
      }
    }
    #expect(shown.frames(of: UIColor.red.color).count == 1)
    #expect(shown.frames(of: .orange).count == 1)
    for color in [UIColor.blue, .green, .magenta] {
      #expect(shown.frames(of: color.color).count == 1)
    }
  }

  @Test("Scroll views that are said not to bounce stop at their edges") func bounces() {
    func pulled(_ bounces: Bool) -> CGFloat? {
      let shown = PlayedView(size: CGSize(width: 100, height: 100)) {
        Said {
          UIScrollView.appearance().bounces = bounces
        } content: {
          ScrollView { Rectangle().fill(.red).frame(width: 100, height: 400) }
        }
      }
      shown.graph.touchDown(at: CGPoint(x: 50, y: 20))
      shown.graph.touchMoved(to: CGPoint(x: 50, y: 90))
      return shown.frame(of: .red)?.minY
    }
    #expect(pulled(false) == 0)
    #expect((pulled(true) ?? 0) > 1)
  }

  @Test("The dots below pages are hidden or on a field where that is said") func pages() {
    func shown(_ say: @escaping (UIPageControl) -> Void) -> String {
      PlayedView {
        Said {
          say(UIPageControl.appearance())
        } content: {
          TabView {
            Text("a")
            Text("b")
          }
          .tabViewStyle(.page)
        }
      }
      .text
    }
    let plain = shown { _ in }
    #expect(shown { $0.backgroundStyle = .prominent } != plain)
    #expect(shown { $0.backgroundStyle = .minimal } == plain)
    #expect(shown { $0.isHidden = true }.count < plain.count)
  }
}
