import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How a view goes from what it has shown to what it shows now, both fading, as `UIView.transition` has it.
struct ViewDissolve {
  /// What it has shown; nil where it does not go anywhere.
  private(set) var old: DrawnPicture?
  /// How often it has begun, and how often it has arrived, which an animation follows.
  private(set) var (aim, count): (CGFloat, CGFloat) = (0, 0)

  mutating func begin(from old: DrawnPicture?) {
    self.old = old
    aim = count + 1
  }

  mutating func arrive() { count = aim }

  /// Another may have begun since.
  mutating func end(_ aim: CGFloat) {
    if aim == self.aim { old = nil }
  }

  /// A view of UIKit, and what it has shown going while it comes.
  @MainActor func added(to content: AnyView) -> AnyView {
    // The same views whether something goes or not: what is in the content keeps its state.
    AnyView(
      content.modifier(DissolveShare(dissolve: self, isOld: false))
        .overlay {
          if let old {
            Image(source: .drawn(old)).modifier(DissolveShare(dissolve: self, isOld: true))
              .blendMode(.plusLighter).allowsHitTesting(false)
          }
        }
        .modifier(DissolveGround(isOn: old != nil)))
  }
}

/// How much is seen of the old or of the new.
private struct DissolveShare: RenderEffect {
  private let (isOn, isOld): (Bool, Bool)
  private let aim: CGFloat
  private var count: CGFloat

  init(dissolve: ViewDissolve, isOld: Bool) {
    (isOn, self.isOld) = (dissolve.old != nil, isOld)
    (aim, count) = (dissolve.aim, dissolve.count)
  }

  var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    guard isOn else { return nil }
    let share = Double(min(max(count - aim + 1, 0), 1))
    return .opacity(isOld ? 1 - share : share)
  }
}

/// Has both added up by themselves: what is the same in both stays as opaque as it is.
private struct DissolveGround: RenderEffect {
  let isOn: Bool

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? { isOn ? .flatten : nil }
}

extension UIView {
  /// What is seen of the view without its effects; nil where it has no size, or there is no clip.
  var picture: DrawnPicture? {
    guard let around = ViewGraph.current, bounds.width > 0, bounds.height > 0 else { return nil }
    var canvas = around.canvas
    (canvas.size, canvas.safeArea) = (bounds.size, EdgeInsets())
    (canvas.showsStatusBar, canvas.showsKeyboard) = (false, false)
    let content = UIViewContent(view: self, changes: changes.count).stage
      .frame(width: bounds.width, height: bounds.height)
    let graph = ViewGraph(content, canvas: canvas, measuring: around.measuring)
    return DrawnPicture(items: graph.displayList().items, size: bounds.size)
  }

  /// Changes the view, and has it go from what it shows to what it shows then.
  func dissolve(
    over duration: TimeInterval, _ options: AnimationOptions, _ change: (() -> Void)?,
    then completion: ((Bool) -> Void)?
  ) {
    // What is on its way already is changed as it is: both would be seen in the picture.
    dissolve.begin(from: picture)
    let aim = dissolve.aim
    UIView.performWithoutAnimation { change?() }
    UIView.animate(
      withDuration: duration, options: options,
      animations: { self.dissolve.arrive() },
      completion: { [weak self] in
        self?.dissolve.end(aim)
        completion?($0)
      })
  }
}
