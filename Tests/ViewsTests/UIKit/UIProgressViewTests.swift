import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UIKit's bar of progress")
struct UIProgressViewTests {
  @Test("It is filled as far as its progress says, at once or bit by bit") func progress() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progressTintColor = .systemRed
    view.setProgress(0.25, animated: false)
    let played = PlayedView { HostedView(view: view).frame(width: 80) }
    func width(at time: Double) -> CGFloat {
      played.advance(to: time)
      return played.frame(of: .red)?.width ?? 0
    }
    #expect(width(at: 0.1) == 20)
    played.change { view.setProgress(0.75, animated: true) }
    let midway = width(at: 0.2)
    #expect(midway > 20 && midway < 60)
    #expect(width(at: 1) == 60)
    #expect(played.frame(of: .red)?.height == 4)
    played.change { view.progress = 2 }
    #expect(width(at: 1.1) == 80)
  }

  @Test("Content behind vibrancy is seen as it is") func vibrancy() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.backgroundColor = .systemRed
    view.contentView.addSubview(square)
    let played = PlayedView { HostedView(view: view) }
    #expect(played.frame(of: .red)?.size == CGSize(width: 30, height: 40))
  }
}
