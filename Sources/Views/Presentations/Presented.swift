import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view shown over everything else, for as long as the view that presents it says so.
@MainActor
struct Presented: @MainActor Identifiable {
  enum Style {
    case sheet, cover, alert, dialog

    /// Slides in from below and says itself how high it is.
    var isPage: Bool { self == .sheet || self == .cover }
  }

  let id: Int
  let style: Style
  let live: LivePresented
  /// False where the change that has presented it said so (`Transaction.disablesAnimations`).
  var isAnimated = true
  /// Runs when it is in its place.
  var arrived: (() -> Void)?

  var look = PresentationLook()
  /// It is in its place, or on its way there.
  var isUp = false
  /// It is on its way off.
  var isLeaving = false
  /// The view that it grows from and goes back to, on screen; nil of what comes from below.
  var zoom: CGRect?
  /// How much of a sheet is seen while a finger moves it, in points.
  var drag: CGFloat?
  /// The detent that a finger has left the sheet at.
  var chosen: PresentationDetent?
  /// How a sheet moves on that a finger has thrown off.
  var release: Animation?

  /// Of the view that presents it.
  var environment: EnvironmentValues { live.environment }
  /// Tells the presenting view that it is over.
  var dismiss: () -> Void { live.dismiss }

  var isVisible: Bool { isUp && !isLeaving }

  /// Where a finger has brought a sheet counts; a height on the way does not.
  var letsFingersThrough: Bool {
    style == .sheet
      && look.backgroundInteraction.isEnabled { limit in
        guard let canvas = ViewGraph.current?.canvas else { return false }
        let heights = SheetHeights(look.detents, on: canvas, environment: environment)
        return heights.height(of: detent) > heights.height(of: limit)
      }
  }

  /// Between which heights a sheet that lets fingers through up to a detent makes what is behind darker, as it is pulled
  /// or goes from one to the other; nil where there is no such detent, or none above it.
  var dimmingHeights: ClosedRange<CGFloat>? {
    guard style == .sheet, let limit = look.backgroundInteraction.limit,
      let canvas = ViewGraph.current?.canvas
    else { return nil }
    let heights = SheetHeights(look.detents, on: canvas, environment: environment)
    let lower = heights.height(of: limit)
    return heights.stops.first { $0.height > lower }.map { lower...$0.height }
  }

  /// The detent that a sheet stands at; nil is the lowest.
  var detent: PresentationDetent? { chosen ?? look.selected }
  var dimsTint: Bool { style != .cover && !letsFingersThrough }

  /// How it moves.
  var transaction: Transaction { Transaction(animation: animation) }

  private var animation: Animation {
    switch style {
    case .sheet, .cover: PresentationConstants.sheetAnimation
    case .alert: PresentationConstants.alertAnimation
    case .dialog: PresentationConstants.dialogAnimation
    }
  }

  /// How dark it makes what is behind.
  func dimming(in scheme: ColorScheme, isGlass: Bool = false) -> Double {
    switch style {
    case .cover: 0
    case .sheet where letsFingersThrough && dimmingHeights == nil: 0
    // As recorded of UIKit on iOS 26.1 in light appearance.
    case .sheet where isGlass: PresentationConstants.alertDimming(in: scheme)
    case .sheet: PresentationConstants.sheetDimming(in: scheme)
    case .alert, .dialog: PresentationConstants.alertDimming(in: scheme)
    }
  }
}
