import Motion
@_spi(Engine) import ViewEngine

/// Shows things over everything else, for as long as the views that present them say so.
@MainActor
protocol Presenter: GraphPart {
  /// What one is, and how it comes and goes.
  associatedtype Style

  func newNumber() -> Int

  /// - Parameter isAnimated: Whether the change that presents it is one that may be.
  func present(
    _ view: PresentingView, _ style: Style, as id: Int, isAnimated: Bool, in graph: ViewGraph)

  /// Takes what has become of the view that presents something, if that is still there.
  func change(_ id: Int, to view: PresentingView)

  /// - Parameter completion: Runs when it is out of sight.
  func dismiss(
    _ id: Int, isAnimated: Bool, in graph: ViewGraph, then completion: (() -> Void)?)
}

/// What a view presents, as of its last update.
struct PresentingView {
  let content: AnyView
  /// Of the place where it is presented.
  let environment: EnvironmentValues
  /// Tells the view that it is over.
  let dismiss: () -> Void
  /// Runs when it is in its place.
  var arrived: (() -> Void)?
}
