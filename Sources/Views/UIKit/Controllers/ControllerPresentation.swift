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
  /// It has been told to go off.
  @ObservationIgnored private(set) var isEnding = false
  /// Its views have been made.
  @ObservationIgnored private var isThere = false
  /// Stays as long as what it presents, though what it stood for is shown no more.
  private let presenter: UIViewController
  @ObservationIgnored private weak var controllers: PresentedControllers?
  /// It comes in a movement of an app's own.
  @ObservationIgnored private var stage: TransitionStage?
  /// Itself while it stands on that stage, where nobody else holds it.
  @ObservationIgnored private var held: ControllerPresentation?
  /// Whom it hides, with what lies in them: those are told that they go, and that they come again.
  @ObservationIgnored private var hidden: [UIViewController] = []
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
    presenter.presentation = self
    controller.presenter = presenter
    if controller.hidesPresenter {
      presenter.leave(isAnimated)
      hidden = presenter.leaving
      for controller in hidden { controller.isBeneathCover = true }
    }
    // What it says as it loads of how it stands counts from the beginning.
    controller.come(isAnimated)
    if let stage = TransitionStage(for: controller, by: presenter) {
      (self.stage, held) = (stage, self)
      ViewGraph.current?.clock.schedule(after: 0) {
        stage.present(isAnimated: isAnimated) { self.arrived() }
      }
      return
    }
    change(isAnimated) { own in
      own.controllers?.add(own)
      ViewGraph.current?.afterUpdate { own.isThere = true }
    }
  }

  /// It is in its place.
  func arrived() {
    controller.arrive(true)
    for controller in hidden where controller.isBeneathCover { controller.left(true) }
    arrival?()
    arrival = nil
  }

  /// Sends it off, and what it presents with it.
  ///
  /// - Parameter completion: Runs when it is out of sight.
  func end(isAnimated: Bool = true, then completion: (() -> Void)? = nil) {
    controller.presentation?.end(isAnimated: isAnimated)
    if let completion { farewells.append(completion) }
    guard !isEnding else { return }
    isEnding = true
    controller.leave(isAnimated)
    for controller in hidden {
      controller.isBeneathCover = false
      controller.come(isAnimated)
    }
    if let stage {
      ViewGraph.current?.clock.schedule(after: 0) {
        stage.dismiss(isAnimated: isAnimated) { self.left() }
      }
      return
    }
    change(isAnimated) { own in
      // What goes before its views have come would tell nobody that it has gone.
      if own.isThere { own.isUp = false } else { own.change(isAnimated) { $0.isUp = false } }
    }
  }

  /// It is out of sight.
  func left() {
    guard presenter.presentation === self else { return }
    (presenter.presentation, held) = (nil, nil)
    controller.presenter = nil
    controllers?.remove(self)
    for controller in hidden { controller.arrive(true) }
    hidden = []
    controller.left(true)
    let farewells = farewells
    self.farewells = []
    for farewell in farewells { farewell() }
  }

  /// Once an update in progress is done: a representable that presents something in its update would be updated for it.
  private func change(_ isAnimated: Bool, _ body: @escaping (ControllerPresentation) -> Void) {
    ViewGraph.current?.afterUpdate { [self] in
      if isAnimated { body(self) } else { UIView.performWithoutAnimation { body(self) } }
    }
  }
}

extension UIViewController {
  /// Whether nothing is left to be seen of the one that presents it, as UIKit's documentation of
  /// `UIModalPresentationStyle.fullScreen` has it: those below a sheet, or below what does not fill the screen, stay.
  fileprivate var hidesPresenter: Bool { modalPresentationStyle == .fullScreen }

  /// It and those in it that have been told that they begin to go.
  fileprivate var leaving: [UIViewController] {
    (presence == .leaving ? [self] : []) + children.flatMap { $0.leaving }
  }
}
