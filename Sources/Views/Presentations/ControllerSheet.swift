import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Has a sheet stand as its controller says.
struct ControllerSheet: ViewModifier {
  let controller: UIViewController

  private var sheet: UISheetPresentationController { controller.ownSheet }

  func body(content: Content) -> some View {
    // Reading it has the body read again when something of the sheet has changed.
    _ = sheet.changes.count
    let look = look
    return content.presentationLook(look)
  }

  private var look: (inout PresentationLook) -> Void {
    let detents = sheet.detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
    func stop(named name: UISheetPresentationController.Detent.Identifier?)
      -> PresentationDetent?
    { detents.first { $0.0.identifier == name }?.1 }
    let (sheet, controller) = (sheet, controller)
    let limit = stop(named: sheet.largestUndimmedDetentIdentifier)
    let selected = stop(named: sheet.selectedDetentIdentifier)
    return {
      if !detents.isEmpty { $0.detents = Set(detents.map(\.1)) }
      $0.selected = selected
      $0.select = { chosen in
        sheet.selectedDetentIdentifier = detents.first { $0.1 == chosen }?.0.identifier
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
      }
      $0.indicator = sheet.prefersGrabberVisible ? .visible : .hidden
      if let radius = sheet.preferredCornerRadius { $0.cornerRadius = radius }
      if let limit { $0.backgroundInteraction = .enabled(upThrough: limit) }
      if !sheet.prefersScrollingExpandsWhenScrolledToEdge { $0.contentInteraction = .scrolls }
      $0.isDismissDisabled = $0.isDismissDisabled || controller.isModalInPresentation
    }
  }

  private func height(of detent: UISheetPresentationController.Detent) -> PresentationDetent? {
    guard let resolver = detent.resolver else {
      return detent.identifier == .medium ? .medium : .large
    }
    let most = ViewGraph.current?.canvas.safeRect.height ?? 0
    return resolver(DetentContext(maximumDetentValue: most)).map { .height($0) }
  }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  var containerTraitCollection: UITraitCollection { .current }
}
