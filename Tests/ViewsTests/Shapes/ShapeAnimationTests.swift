import Drawing
import Foundation
import Geometry
import Motion
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a state change animates in a shape, halfway through a linear second.
@MainActor
struct ShapeAnimationTests {
  @Observable final class Flag {
    var isOn = false
  }

  struct Switch<Content: View>: View {
    let flag: Flag
    let content: (Bool) -> Content

    var body: some View { content(flag.isOn) }
  }

  private func halfway<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> ShapeStage {
    let flag = Flag()
    let stage = ShapeStage { Switch(flag: flag, content: content) }
    stage.graph.perform { withAnimation(.linear(duration: 1)) { flag.isOn = true } }
    stage.graph.advance(to: 0.5)
    return stage
  }

  /// Rule: `color-animates-linear`.
  @Test func aFillsColorAnimatesInLinearSRGB() {
    let stage = halfway { isOn in
      Rectangle().fill(isOn ? Color(UIColor.blue) : Color(UIColor.red))
    }
    #expect(stage.color == "#BC00BCFF")
    stage.graph.advance(to: 1.1)
    #expect(stage.color == "#0000FFFF")
    #expect(stage.graph.isSettled)
  }

  @Test func aColorViewAndAForegroundAnimate() {
    #expect(halfway { $0 ? Color(UIColor.blue) : Color(UIColor.red) }.color == "#BC00BCFF")
    #expect(
      halfway { Circle().foregroundColor($0 ? Color(UIColor.blue) : Color(UIColor.red)) }.color
        == "#BC00BCFF")
  }

  /// Rule: `styles-of-other-kinds-replace`.
  @Test func aColorBecomesAGradientAtOnce() {
    let stage = halfway { isOn in
      Rectangle().fill(
        isOn ? AnyShapeStyle(Gradient(colors: [.red, .blue])) : AnyShapeStyle(Color.red))
    }
    guard case .linearGradient = stage.shapes.first?.leaf.paint else {
      Issue.record("The colour is still there")
      return
    }
  }

  /// Rule: `shape-data-animate`.
  @Test func trimAndCornerRadiusAnimate() {
    let trim = halfway { Rectangle().trim(to: $0 ? 1 : 0).stroke(.red) }
    #expect(
      trim.shapes.first?.leaf.path.boundingRect.isNull == false)
    let corner = halfway { RoundedRectangle(cornerRadius: $0 ? 20 : 10).fill(.red) }
    #expect(
      corner.shapes.first?.leaf.path
        == RoundedRectangle(cornerRadius: 15).path(
          in: CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  /// Rule: `stroke-animates-width`.
  @Test func strokeWidthAnimatesAndDashesDoNot() {
    let stage = halfway { isOn in
      Rectangle().stroke(
        .red, style: StrokeStyle(lineWidth: isOn ? 10 : 2, dash: isOn ? [4] : [8]))
    }
    #expect(stage.shapes.first?.leaf.path.stroke?.lineWidth == 6)
    #expect(stage.shapes.first?.leaf.path.stroke?.dash == [4])
  }

  /// Rule: `shape-data-animate`.
  @Test func aShapeOfOnesOwnIsAskedForEveryFrame() {
    struct Bar: Shape {
      var progress: CGFloat
      var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * progress, height: rect.height))
      }
    }
    let filled = halfway { Bar(progress: $0 ? 1 : 0).fill(.red) }
    #expect(filled.shapes.first?.leaf.path == Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
    let bare = halfway { Bar(progress: $0 ? 1 : 0) }
    #expect(bare.shapes.first?.leaf.path == Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
  }

  @Test func aMovingShapeStaysTheSameLeaf() {
    let stage = halfway { isOn in
      Circle().fill(.red).frame(width: 20, height: 20)
        .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
    }
    #expect(stage.shapes.first?.origin == CGPoint(x: 40, y: 15))
    #expect(
      stage.shapes.first?.leaf.path
        == Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test func aShapeOfAnotherTypeReplacesTheErasedOne() {
    let stage = halfway { isOn in
      (isOn ? AnyShape(Ellipse()) : AnyShape(RoundedRectangle(cornerRadius: 8))).fill(.red)
    }
    #expect(
      stage.shapes.first?.leaf.path
        == Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50)))
  }
}
