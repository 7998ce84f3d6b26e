import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The screen of a phone: root views in a column, what is presented over them, the system's
/// background behind them.
struct PhoneScreen: GraphHost {
  /// In the middle of the safe area (rule `root-stacks-and-centres`).
  let arrangement: any Arrangement = StackArrangement.vertical(alignment: .center, spacing: nil)

  var transition: AnyTransition { .opacity }

  func prepare(_ environment: inout EnvironmentValues, for canvas: GraphCanvas) {
    environment.pixelLength = 1 / canvas.scale
    environment.displayScale = canvas.scale
    (environment.horizontalSizeClass, environment.verticalSizeClass) = canvas.sizeClasses
    environment.idiom = canvas.idiom
    environment.locale = canvas.locale
    environment.system = canvas.system
    if canvas.idiom != .phone {
      environment.defaultMinListRowHeight = environment.shownListLook.metrics.rowHeight
      environment.textFieldBorder = canvas.idiom == .mac
    }
    if canvas.isGlass { environment.defaultMinListRowHeight = ListMetrics.glass.rowHeight }
  }

  func refresh(_ environment: inout EnvironmentValues, in graph: ViewGraph) {
    environment.isTintDimmed = graph.part(Presentations.self).dimsTint(behind: -1)
  }

  func front(of graph: ViewGraph) -> any View {
    ZStack {
      ControllersHost(controllers: graph.part(PresentedControllers.self))
      PresentationHost(presentations: graph.part(Presentations.self))
      OverlayHost(overlays: graph.part(Overlays.self))
      FloatingHost(floats: graph.part(FloatingViews.self))
      DragPreview(session: graph.part(LiveDrag.self))
      WindowsHost(windows: graph.part(SceneWindows.self))
      WindowListeners(windows: graph.part(SceneWindows.self))
      if graph.canvas.showsKeyboard {
        KeyboardHost(
          keyboard: graph.part(Keyboard.self), keeper: graph.part(FocusKeeper.self),
          canvas: graph.canvas, scheme: graph.part(SystemBars.self).scheme)
      }
      SystemBarsHost(bars: graph.part(SystemBars.self), canvas: graph.canvas)
    }
  }

  func showsFront(of graph: ViewGraph) -> Bool {
    !graph.part(Presentations.self).shown.isEmpty || !graph.part(FloatingViews.self).cards.isEmpty
      || graph.part(Overlays.self).isOpen || graph.part(Keyboard.self).isUp
      || !graph.part(SceneWindows.self).shown.isEmpty
  }

  func letsFingersThrough(of graph: ViewGraph) -> Bool {
    graph.part(Presentations.self).letsFingersThrough(behind: -1)
      && graph.part(FloatingViews.self).cards.isEmpty && !graph.part(Overlays.self).isOpen
  }

  /// A finger on what is behind a menu closes the menu.
  func scriptsAimBehindFront(of graph: ViewGraph) -> Bool {
    graph.part(Overlays.self).isOpen
      && graph.part(Presentations.self).letsFingersThrough(behind: -1)
  }

  func listeners(of graph: ViewGraph) -> [Item] {
    graph.part(SceneWindows.self).listener.map { [$0] } ?? []
  }

  func pressed(at point: CGPoint, in graph: ViewGraph) {
    if graph.canvas.idiom == .mac { graph.part(Hovering.self).move(to: point) }
  }

  func ground(in scheme: ColorScheme, on canvas: GraphCanvas) -> DisplayItem {
    let color = SystemPalette.of(canvas.idiom).resolved(.windowGround, for: scheme)
    let screen = Path(CGRect(origin: .zero, size: canvas.size))
    return .leaf(.shape(ShapeLeaf(path: screen, paint: .color(color.rgba))), at: .zero)
  }
}

extension ViewGraph {
  /// Plays a view on a phone's screen.
  ///
  /// - Parameter view: Made once the graph is there: what a view is made with may ask for the screen.
  package convenience init<V: View>(
    _ view: @autoclosure () -> V, canvas: GraphCanvas, measuring: any TextMeasuring,
    clock: VirtualClock? = nil
  ) {
    guard canvas.idiom == .mac || canvas.idiom == .watch else {
      guard canvas.showsKeyboard else {
        self.init(view, canvas: canvas, measuring: measuring, clock: clock, host: PhoneScreen())
        return
      }
      self.init(
        { VStack { view() }.aboveKeyboard() },
        canvas: canvas, measuring: measuring, clock: clock, host: PhoneScreen())
      return
    }
    self.init(
      { WindowRoot(content: view()) }, canvas: canvas, measuring: measuring, clock: clock,
      host: PhoneScreen())
  }
}
