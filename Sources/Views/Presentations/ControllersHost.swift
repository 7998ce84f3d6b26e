import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Presents what controllers of UIKit present, as SwiftUI presents the like.
struct ControllersHost: View {
  let controllers: PresentedControllers

  var body: some View {
    ZStack {
      ForEach(controllers.shown) { PresentedController(presentation: $0).transition(.identity) }
    }
    .ignoresSafeArea()
  }
}

/// The place on screen that one comes from: a popover points at it.
private struct PresentedController: View {
  let presentation: ControllerPresentation

  private var controller: UIViewController { presentation.controller }

  var body: some View {
    let source = controller.popoverPresentationController?.source ?? UIScreen.main.bounds.middle
    // Reading it has the body read again when it is to go.
    let isUp = presentation.isUp
    Color.clear.frame(width: source.width, height: source.height)
      .modifier(
        PresentedControllerModifier(
          presentation: presentation,
          isUp: Binding(get: { isUp }, set: { if !$0 { endedByTouch() } }))
      )
      .position(x: source.midX, y: source.midY)
      .allowsHitTesting(false)
  }

  /// What a finger on it, or beside it, does.
  private func endedByTouch() {
    let own = controller.presentationController
    guard let own, let delegate = own.delegate else { return presentation.end() }
    guard delegate.presentationControllerShouldDismiss(own) else { return }
    delegate.presentationControllerWillDismiss(own)
    presentation.end { delegate.presentationControllerDidDismiss(own) }
  }
}

private struct PresentedControllerModifier: ViewModifier {
  let presentation: ControllerPresentation
  let isUp: Binding<Bool>
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  private var controller: UIViewController { presentation.controller }

  @ViewBuilder func body(content: Content) -> some View {
    let popover = controller.popoverPresentationController
    if let popover, idiom == .pad || popover.staysPopover {
      let size = controller.preferredContentSize
      content.popover(isPresented: isUp) {
        page.frame(
          width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
        )
        .presentationCompactAdaptation(.popover)
        .onAppear(perform: presentation.arrived).onDisappear(perform: presentation.left)
      }
    } else {
      content.modifier(
        PresentationModifier<Presentations>(
          isPresented: isUp.wrappedValue, style: style, dismiss: { isUp.wrappedValue = false },
          onDismiss: presentation.left, onArrival: presentation.arrived,
          content: { AnyView(page) }))
    }
  }

  @ViewBuilder private var page: some View {
    if let alert = controller as? UIAlertController {
      AlertControllerBody(alert: alert)
    } else if style == .cover {
      ControllerPage(controller: controller)
        .presentationLook {
          $0.dissolves = controller.modalTransitionStyle == .crossDissolve
          if controller.modalPresentationStyle.showsBehind {
            $0.background = AnyView(Color.clear)
            $0.backgroundName = "clear"
          }
        }
    } else {
      ControllerPage(controller: controller).modifier(ControllerSheet(controller: controller))
    }
  }

  private var style: Presented.Style {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .actionSheet && idiom == .phone && !isGlass ? .dialog : .alert
    }
    switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover, .none: return .sheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return .cover
    }
  }
}

/// What a presented controller shows: SwiftUI in it keeps clear of the bars, UIKit's views do not.
private struct ControllerPage: View {
  let controller: UIViewController

  var body: some View {
    controller.paged
      .onAppear { controller.view?.move(intoWindow: true) }
      .onDisappear { controller.view?.move(intoWindow: false) }
  }
}

extension UIModalPresentationStyle {
  fileprivate var showsBehind: Bool {
    self == .overFullScreen || self == .overCurrentContext || self == .custom
  }
}

extension CGRect {
  fileprivate var middle: CGRect { CGRect(x: midX, y: midY, width: 0, height: 0) }
}
