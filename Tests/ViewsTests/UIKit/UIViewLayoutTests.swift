import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What views of a demo's own do, and where views stand in each other.
@MainActor
@Suite("Views of UIKit in each other")
struct UIViewLayoutTests {
  private struct Host<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  private final class Badge: UIView {
    let dot = UIView()
    var laid = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      dot.backgroundColor = .systemBlue
      addSubview(dot)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      super.layoutSubviews()
      laid += 1
      dot.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
    }

    override func draw(_ rect: CGRect) {
      UIColor.systemRed.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)).fill()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
  }

  @Test("A view of one's own lays itself out, draws, and has a size") func own() {
    let badge = Badge()
    let played = PlayedView { Host(view: badge).fixedSize() }
    #expect(badge.laid > 0)
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(played.frame(of: .blue)?.size == CGSize(width: 10, height: 10))
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 70, y: 30))
    #expect(played.frame(of: .red) == CGRect(x: 25, y: 35, width: 50, height: 30))
    // Without being held to it, it takes what there is.
    #expect(PlayedView { Host(view: Badge()) }.frame(of: .red)?.width == 90)
  }

  private func box(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test("Anchors pin edges, centre and fix lengths") func anchors() {
    let (outer, pinned, middle) = (UIView(), box(.systemRed), box(.systemBlue))
    outer.addSubview(pinned)
    pinned.addSubview(middle)
    let width = middle.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      pinned.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      pinned.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 5),
      pinned.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      middle.centerXAnchor.constraint(equalTo: pinned.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      width, middle.heightAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 2),
      middle.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    let played = PlayedView { Host(view: outer) }
    #expect(played.frame(of: .red) == CGRect(x: 10, y: 5, width: 70, height: 50))
    #expect(played.frame(of: .blue) == CGRect(x: 35, y: 30, width: 20, height: 40))
    played.change { width.constant = 10 }
    #expect(played.frame(of: .blue) == CGRect(x: 40, y: 40, width: 10, height: 20))
    // What is too much is held to the most, if the other counts less.
    played.change {
      width.priority = .defaultHigh
      width.constant = 80
    }
    #expect(played.frame(of: .blue)?.width == 30)
    played.change { NSLayoutConstraint.deactivate([width]) }
    #expect(outer.subviews[0].constraints.count == 4)
  }

  @Test("What a view does not fix stretches with what it is in") func stretching() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    inner.backgroundColor = .systemRed
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    let played = PlayedView { Host(view: outer) }
    #expect(played.frame(of: .red) == CGRect(x: 10, y: 60, width: 80, height: 30))
  }

  @Test("A stack view shares its length out") func stack() {
    func frames(_ distribution: UIStackView.Distribution) -> [CGRect?] {
      let (red, blue) = (box(.systemRed), box(.systemBlue))
      red.widthAnchor.constraint(equalToConstant: 20).isActive = true
      blue.widthAnchor.constraint(equalToConstant: 30).isActive = true
      let stack = UIStackView(arrangedSubviews: [red, blue])
      stack.spacing = 10
      stack.distribution = distribution
      let played = PlayedView { Host(view: stack) }
      return [played.frame(of: .red), played.frame(of: .blue)]
    }
    #expect(
      frames(.fillEqually) == [
        CGRect(x: 0, y: 0, width: 45, height: 100), CGRect(x: 55, y: 0, width: 45, height: 100),
      ])
    #expect(frames(.equalSpacing)[1]?.minX == 70)
    let column = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    column.axis = .vertical
    column.alignment = .center
    column.removeArrangedSubview(column.arrangedSubviews[0])
    #expect(column.arrangedSubviews.count == 1)
  }

  @Test("Views move to the front and the back, and are found by their number") func order() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.insertSubview(second, belowSubview: first)
    #expect(outer.subviews.first === second)
    outer.bringSubviewToFront(second)
    #expect(outer.subviews.last === second)
    outer.sendSubviewToBack(second)
    first.tag = 7
    #expect(outer.viewWithTag(7) === first && second.isDescendant(of: outer))
  }
}
