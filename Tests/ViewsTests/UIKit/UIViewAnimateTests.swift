import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UIKit's animations of SwiftUI's state")
struct UIViewAnimateTests {
  @Test("State changes over the time and by the curve that is asked for") func animates() {
    let isOn = Handle(false)
    let log = Log()
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    func width(at time: Double) -> CGFloat {
      played.advance(to: time)
      return played.frame(of: .red)?.width ?? 0
    }
    played.change {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        isOn.value = true
      } completion: {
        log.add("\($0)")
      }
    }
    #expect(width(at: 0.5) == 20)
    #expect(abs(width(at: 1) - 30) < 0.01)
    #expect(log.text == "")
    #expect(width(at: 1.6) == 40)
    #expect(log.text == "true")
    for options in [UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveEaseInOut] {
      let start = played.graph.time
      let from = isOn.value
      played.change {
        UIView.animate(withDuration: 1, options: options, animations: { isOn.value.toggle() })
      }
      let part = (width(at: start + 0.25) - (from ? 40 : 20)) / (from ? -20 : 20)
      #expect(options == .curveEaseOut ? part > 0.3 : part < 0.2)
      played.advance(to: start + 2)
    }
  }

  /// As captured from UIKit of iOS 26.1: ω is 9.2334 / T.
  @Test(
    "Of a spring without swings a thousandth of the way is left at its end", arguments: [0.5, 1])
  func springEnd(_ duration: Double) {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 90 : 10, height: 20) }
    }
    played.change {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { isOn.value = true })
    }
    func left(at time: Double) -> Double {
      played.advance(to: time)
      return (90 - (played.frame(of: .red)?.width ?? 0)) / 80
    }
    let early = 9.2334 / 4
    #expect(abs(left(at: duration / 4) - (1 + early) * exp(-early)) < 0.01)
    #expect(abs(left(at: duration) - 0.001) < 0.0005)
  }

  @Test("A spring that begins with a speed is further on") func springVelocity() {
    func width(_ velocity: CGFloat) -> CGFloat {
      let isOn = Handle(false)
      let played = PlayedView {
        isOn.shows { Color.red.frame(width: $0 ? 90 : 10, height: 20) }
      }
      played.change {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: velocity,
          animations: { isOn.value = true })
      }
      played.advance(to: 0.1)
      return played.frame(of: .red)?.width ?? 0
    }
    #expect(width(5) > width(0) + 10)
  }

  @Test("A spring goes beyond its end, and a repeated one comes back") func springs() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Color.red.frame(width: $0 ? 40 : 20, height: 20) }
    }
    played.change {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { isOn.value = true })
    }
    var widest: CGFloat = 0
    for frame in 1...60 {
      played.advance(to: Double(frame) / 60)
      widest = max(widest, played.frame(of: .red)?.width ?? 0)
    }
    #expect(widest > 42)
    played.advance(to: 5)
    played.change {
      UIView.animate(
        withDuration: 1, options: [.repeat, .autoreverse, .curveLinear],
        animations: { isOn.value = false })
    }
    played.advance(to: 7)
    #expect(abs((played.frame(of: .red)?.width ?? 0) - 40) < 1)
    played.advance(to: 8)
    #expect(abs((played.frame(of: .red)?.width ?? 0) - 20) < 1)
  }

  @Test("Borders and shadows come as long as the animation takes", arguments: [true, false])
  func edges(_ isBorder: Bool) {
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.layer.borderColor = UIColor.systemRed.cgColor
    let played = PlayedView { HostedView(view: view) }
    let before = played.text(at: 0)
    played.change {
      UIView.animate(
        withDuration: 1, options: .curveLinear,
        animations: {
          if isBorder { view.layer.borderWidth = 10 } else { view.layer.shadowOpacity = 1 }
        })
    }
    let (early, late) = (played.text(at: 0.25), played.text(at: 0.75))
    let end = played.text(at: 2)
    #expect(Set([before, early, late, end]).count == 4)
  }

  @Test("What has just been put there moves from where it was put") func fromWhatWasJustSet() {
    let (ground, known) = (UIView(), UIView())
    known.frame = CGRect(x: 0, y: 50, width: 20, height: 20)
    known.backgroundColor = .blue
    ground.addSubview(known)
    let played = PlayedView { HostedView(view: ground) }
    played.change {
      let new = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      new.backgroundColor = .red
      ground.addSubview(new)
      known.frame.origin.x = 40
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        new.frame.origin.x = 80
        known.frame.origin.x = 80
      }
    }
    #expect(played.frame(of: UIColor.red.color)?.minX == 0)
    #expect(played.frame(of: UIColor.blue.color)?.minX == 40)
    played.advance(to: played.graph.time + 0.5)
    #expect(abs((played.frame(of: UIColor.red.color)?.minX ?? 0) - 40) < 1)
    #expect(abs((played.frame(of: UIColor.blue.color)?.minX ?? 0) - 60) < 1)
  }

  private final class Appearing: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      box.backgroundColor = .red
      view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      box.frame.origin.x = 40
      move()
    }

    func move(_ completion: ((Bool) -> Void)? = nil) {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { self.box.frame.origin.x = 80 }, completion: completion)
    }
  }

  private struct Page: UIViewControllerRepresentable {
    let controller: Appearing

    func makeUIViewController(context: Context) -> Appearing { controller }
    func updateUIViewController(_ controller: Appearing, context: Context) {}
  }

  @Test("What is put there once a page has come, or a movement has ended, moves from there")
  func fromWhatWasToldOf() {
    let controller = Appearing()
    let played = PlayedView { Page(controller: controller) }
    var place: CGFloat? { played.frame(of: UIColor.red.color)?.minX }
    #expect(place == 40)
    played.advance(to: 0.5)
    #expect(place.map { abs($0 - 60) < 1 } == true)
    played.advance(to: 2)
    #expect(place == 80)
    played.change {
      controller.box.frame.origin.x = 0
      controller.move { _ in
        controller.box.frame.origin.x = 20
        controller.move()
      }
    }
    let start = played.graph.time
    played.advance(to: start + 1.5)
    #expect(place.map { abs($0 - 50) < 2 } == true)
  }
}
