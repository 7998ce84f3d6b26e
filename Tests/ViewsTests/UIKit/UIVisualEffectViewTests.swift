import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Views of UIKit with an effect")
struct UIVisualEffectViewTests {
  private let place = CGRect(x: 10, y: 20, width: 30, height: 40)

  private var square: UIView {
    let square = UIView(frame: place)
    square.backgroundColor = .systemRed
    return square
  }

  @Test("What is in its content view stands in front of the glass, also what comes later")
  func content() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let played = PlayedView { HostedView(view: view) }
    let glass = played.text
    #expect(played.frame(of: .red) == nil)
    let label = UILabel()
    label.text = "Front"
    played.change {
      view.contentView.addSubview(square)
      view.contentView.addSubview(label)
    }
    #expect(played.frame(of: .red) == place)
    let both = played.text
    let backdrop = try #require(both.range(of: "backdrop"))
    let front = try #require(both.range(of: "\"Front\""))
    #expect(glass.contains("backdrop") && backdrop.lowerBound < front.lowerBound)
  }

  @Test("Without an effect its content is seen all the same") func noEffect() {
    let view = UIVisualEffectView(effect: nil)
    view.contentView.addSubview(square)
    let played = PlayedView { HostedView(view: view) }
    #expect(played.frame(of: .red) == place && !played.text.contains("backdrop"))
    view.contentView.subviews[0].removeFromSuperview()
    view.contentView.backgroundColor = .systemRed
    #expect(PlayedView { HostedView(view: view) }.frame(of: .red)?.width == 100)
  }

  @Test("Another effect is another glass") func change() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let played = PlayedView { HostedView(view: view) }
    played.change { view.effect = UIBlurEffect(style: .dark) }
    let dark = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(played.text == PlayedView { HostedView(view: dark) }.text)
    played.change { view.effect = nil }
    #expect(!played.text.contains("backdrop"))
  }

  /// As demos make a blur without a colour of its own.
  private final class Bare: UIVisualEffectView {
    init(keepsBlur: Bool) {
      super.init(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      if subviews.indices.contains(1) { subviews[1].alpha = 0 }
      guard let backdrop = layer.sublayers?.first else { return }
      if keepsBlur {
        backdrop.filters?.removeAll { String(describing: $0) != "gaussianBlur" }
      } else {
        backdrop.filters = []
      }
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }

  @Test("Without its other filters the blur alone is left, without all of them nothing")
  func filters() {
    let blur = PlayedView { HostedView(view: Bare(keepsBlur: true)) }.text
    let alone = PlayedView { Rectangle().fill(Material.ultraThin.blurAlone) }.text
    #expect(blur.contains("backdrop") && alone.contains("backdrop"))
    let whole = PlayedView {
      HostedView(view: UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)))
    }
    #expect(blur != whole.text)
    let none = PlayedView { HostedView(view: Bare(keepsBlur: false)) }
    #expect(!none.text.contains("backdrop"))
  }
}
