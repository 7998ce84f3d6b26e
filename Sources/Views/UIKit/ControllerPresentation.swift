import Foundation
import Observation
@_spi(Engine) import ViewEngine

/// A controller over another one, from when it is presented until it is out of sight.
@MainActor
@Observable
final class ControllerPresentation: @MainActor Identifiable {
  let controller: UIViewController
  /// Whether it is to be seen: it goes off once it is not.
  private(set) var isUp = true
  @ObservationIgnored private weak var presenter: UIViewController?
  @ObservationIgnored private weak var controllers: PresentedControllers?
  @ObservationIgnored private var arrival: (() -> Void)?
  @ObservationIgnored private var farewells: [() -> Void] = []

  init(
    of controller: UIViewController, by presenter: UIViewController,
    among controllers: PresentedControllers, then arrival: (() -> Void)?
  ) {
    self.controller = controller
    self.presenter = presenter
    self.controllers = controllers
    self.arrival = arrival
  }

  func begin(isAnimated: Bool) {
    presenter?.presentation = self
    controller.presenter = presenter
    controller.appearAgain(isAnimated)
    Self.change(isAnimated) { controllers?.add(self) }
  }

  /// It is in its place.
  func arrived() {
    arrival?()
    arrival = nil
  }

  /// Sends it off, and what it presents with it.
  ///
  /// - Parameter completion: Runs when it is out of sight.
  func end(isAnimated: Bool = true, then completion: (() -> Void)? = nil) {
    controller.presentation?.end(isAnimated: isAnimated)
    if let completion { farewells.append(completion) }
    guard isUp else { return }
    controller.viewWillDisappear(isAnimated)
    Self.change(isAnimated) { isUp = false }
  }

  /// It is out of sight.
  func left() {
    guard let presenter, presenter.presentation === self else { return }
    presenter.presentation = nil
    controller.presenter = nil
    controllers?.remove(self)
    controller.viewDidDisappear(true)
    let farewells = farewells
    self.farewells = []
    for farewell in farewells { farewell() }
  }

  private static func change(_ isAnimated: Bool, _ body: () -> Void) {
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }
}
