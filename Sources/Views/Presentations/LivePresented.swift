import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What is in something that is presented, as of the last update of the view that presents it.
///
/// Each has its own: what is presented may present something in turn, and says so whenever it is read, which must not have it
/// read again.
@Observable
final class LivePresented {
  /// Who reads it is told of each update, and then finds the others new, too.
  private(set) var content: AnyView
  /// Of the view that presents it.
  @ObservationIgnored private(set) var environment: EnvironmentValues
  /// Tells the presenting view that it is over.
  @ObservationIgnored private(set) var dismiss: () -> Void

  init(_ view: PresentingView) {
    content = view.content
    environment = view.environment
    dismiss = view.dismiss
  }

  func update(to view: PresentingView) {
    environment = view.environment
    dismiss = view.dismiss
    content = view.content
  }
}
