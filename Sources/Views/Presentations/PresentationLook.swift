import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What a presented view says about its sheet.
struct PresentationLook {
  var detents: Set<PresentationDetent> = [.large]
  var selected: PresentationDetent?
  /// Takes the detent that a finger has left the sheet at.
  var select: ((PresentationDetent) -> Void)?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  /// Nil is the platform's own.
  var background: AnyView?
  /// Tells one background from another: views cannot be compared.
  var backgroundName: String?
  var isDismissDisabled = false
  /// It comes and goes where it stands, growing clearer and paler.
  var dissolves = false
  var size = _PresentationSize.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  /// The view that the page grows from.
  var zoom: ZoomSourceID?
  /// The view has been asked.
  var isRead = false

  var read: PresentationLook {
    var look = self
    look.isRead = true
    return look
  }

  /// Shown by itself where there is more than one height to go to.
  var showsIndicator: Bool {
    switch indicator {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }

}

extension PresentationLook: Equatable {
  static func == (left: PresentationLook, right: PresentationLook) -> Bool {
    left.detents == right.detents && left.selected == right.selected
      && left.indicator == right.indicator && left.size == right.size
      && left.cornerRadius == right.cornerRadius
      && left.backgroundName == right.backgroundName && left.isRead == right.isRead
      && left.isDismissDisabled == right.isDismissDisabled
      && left.backgroundInteraction == right.backgroundInteraction
      && left.contentInteraction == right.contentInteraction
      && left.horizontalAdaptation == right.horizontalAdaptation
      && left.dissolves == right.dissolves
      && left.verticalAdaptation == right.verticalAdaptation && left.zoom == right.zoom
  }
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }
  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {}
}
