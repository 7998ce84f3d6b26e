import Foundation
import Motion
import ViewEngine

/// Lengths, amounts and motions of menus, in points and seconds.
///
/// Measured on recordings of iOS 17 unless said otherwise: MenuStyleAutomatic, PickerPaletteTint,
/// ContextMenu, Popover.
enum MenuConstants {
  static let width: CGFloat = 250
  /// Above and below a title of 20.33 points: rows are 43.67 high.
  static let rowPadding: CGFloat = 11.67
  static let inset: CGFloat = 16
  /// What a check or a chevron takes before the titles, and from the edge to its middle.
  static let markWidth: CGFloat = 16
  static let cornerRadius: CGFloat = 13
  /// Between groups of rows; not measured.
  static let groupGap: CGFloat = 8
  static let headerHeight: CGFloat = 34
  static let headerFontSize: CGFloat = 12
  /// Between the menu and what it belongs to.
  static let gap: CGFloat = 11
  /// To the screen's sides; not measured.
  static let margin: CGFloat = 16
  /// How far a submenu lies from the end of the menu around it that is next to the label.
  static let submenuInset: CGFloat = 8
  /// Of controls side by side, with titles and without; not measured.
  static let tileHeight: CGFloat = 64
  static let lowTileHeight: CGFloat = 44
  static let paletteHeight: CGFloat = 54
  /// From one choice of a palette of six to the next.
  static let paletteInset: CGFloat = 9.5

  // Since iOS 26, as recorded of UIKit; what is above the first row, and the pictures' places, by eye.
  static let glassRowPadding: CGFloat = 10.833
  static let glassInset: CGFloat = 28
  /// Before a check, and what that takes: titles stand 40 in.
  static let glassMarkInset: CGFloat = 16
  static let glassMarkWidth: CGFloat = 24
  /// What a picture takes before the title, which stands 60 in.
  static let glassPictureWidth: CGFloat = 32
  static let glassCornerRadius: CGFloat = 32.6
  static let glassGroupGap: CGFloat = 21
  static let glassHeaderHeight: CGFloat = 40.333
  static let glassPadding: CGFloat = 10

  // Of a Mac, by eye: rows are 22 high.
  static let macInset: CGFloat = 12
  static let macRowPadding: CGFloat = 3
  static let macHeaderHeight: CGFloat = 22
  static let macWidth: CGFloat = 100
  /// What a picture takes before the title.
  static let macPictureWidth: CGFloat = 22
  /// Between a title and the keys that do the same.
  static let macShortcutGap: CGFloat = 24
  /// How far a submenu lies over the menu that it stands beside.
  static let macOverlap: CGFloat = 4

  // Of a television, by eye from tvOS 17: rows are as high as its buttons.
  static let televisionWidth: CGFloat = 480
  static let televisionInset: CGFloat = 30
  static let televisionRowPadding: CGFloat = 15
  static let televisionFontSize: CGFloat = 29
  static let televisionCornerRadius: CGFloat = 22

  /// From a menu's side to what is in its rows.
  static func inset(on idiom: DeviceIdiom, isGlass: Bool) -> CGFloat {
    if isGlass { return glassInset }
    return idiom == .mac ? macInset : idiom == .tv ? televisionInset : inset
  }

  /// Nil where a menu is as wide as its longest row.
  static func width(on idiom: DeviceIdiom) -> CGFloat? {
    idiom == .mac ? nil : idiom == .tv ? televisionWidth : width
  }

  static func fontSize(on idiom: DeviceIdiom) -> CGFloat {
    idiom == .mac ? 13 : idiom == .tv ? televisionFontSize : 17
  }

  /// Above and below a row's title.
  static func rowPadding(on idiom: DeviceIdiom) -> CGFloat {
    idiom == .mac ? macRowPadding : idiom == .tv ? televisionRowPadding : rowPadding
  }

  static let shadowOpacity = 0.18
  static let shadowRadius: CGFloat = 60

  /// Damping 0.85 at 22 radians a second: within 0.03 of the way at every frame of a popover's
  /// opening, and of a menu's with its camera taken out.
  static var opening: Animation { .spring(response: 0.2856, dampingFraction: 0.85) }
  /// Without overshoot at 16 radians a second.
  static var closing: Animation { .spring(response: 0.3927, dampingFraction: 1) }
  /// What a menu starts from and shrinks to.
  static let smallestScale: CGFloat = 0.02
  /// The label of an open menu.
  static let openLabelOpacity = 0.25

  /// How dark it gets behind a view whose context menu is open: white becomes 206, the ground of
  /// grouped lists (196, 195, 202).
  static let dimming = 0.19
  static let backdropBlur: CGFloat = 8
  /// What a lifted view grows by in all, but by no more than `liftScale`.
  static let liftGrowth: CGFloat = 10
  static let liftScale: CGFloat = 1.1
  /// Between a lifted view and its menu.
  static let liftGap: CGFloat = 16
  static let liftShadowOpacity = 0.2
  static let liftShadowRadius: CGFloat = 10
}
