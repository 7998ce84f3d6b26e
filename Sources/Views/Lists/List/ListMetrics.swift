import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Lengths of a list's look, in points.
///
/// A phone's are measured (``ListConstants``). Those of other devices are by eye, but for what is
/// said where they stand.
struct ListMetrics {
  var rowHeight = ListConstants.rowHeight
  var insets = ListConstants.rowInsets
  /// Beside groups, and how much of it the rows' grounds leave free.
  var margin = ListConstants.groupMargin
  var radius = ListConstants.groupRadius
  var groupSpacing = ListConstants.groupSpacing
  var headerTop = ListConstants.headerTop
  var headerGap = ListConstants.headerGap
  var rowSpacing: CGFloat = 0
  /// Every row has a ground of its own.
  var hasPlatters = false
  var hasLines = true
  /// How far the ground of a chosen row stands away from the list's sides.
  var choiceInset: CGFloat = 0
  var choiceRadius: CGFloat = 0
  /// From the end of a line between rows to the row's.
  var lineEnd: CGFloat = 0

  static let phone = ListMetrics()

  /// A phone's since iOS 26, as captured from UIKit; that rows are 52 high where a pixel is a third of a point,
  /// and the space between groups, are not measured.
  static let glass = ListMetrics(
    rowHeight: 52, insets: EdgeInsets(top: 15.5, leading: 16, bottom: 15.5, trailing: 16),
    margin: 16, radius: 26, headerGap: 10, lineEnd: 16)

  /// A tablet's column of places to go to; its rows are as high as elsewhere.
  static let column = ListMetrics(
    insets: EdgeInsets(top: 11, leading: 28, bottom: 11, trailing: 28), margin: 0, radius: 0,
    groupSpacing: 20, hasLines: false, choiceInset: 16, choiceRadius: 10)

  /// AppKit's source lists: rows of 28, icons in the tint, a rounded ground for what is chosen.
  static let source = ListMetrics(
    rowHeight: 28, insets: EdgeInsets(top: 4, leading: 18, bottom: 4, trailing: 18), margin: 0,
    radius: 0, groupSpacing: 10, headerTop: 10, headerGap: 3, hasLines: false, choiceInset: 10,
    choiceRadius: 5)

  /// AppKit's inset tables: rows of 24.
  static let rows = ListMetrics(
    rowHeight: 24, insets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16), margin: 0,
    radius: 0, groupSpacing: 8, headerTop: 8, headerGap: 3, hasLines: false, choiceInset: 8,
    choiceRadius: 5)

  /// A Mac's settings: cards with lines of 36.
  static let panel = ListMetrics(
    rowHeight: 36, insets: EdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 10), margin: 20,
    radius: 6, groupSpacing: 20, headerTop: 14, headerGap: 8)

  static let watch = ListMetrics(
    rowHeight: 44, insets: EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10), margin: 0,
    radius: 12, groupSpacing: 8, headerTop: 8, headerGap: 4, rowSpacing: 4, hasPlatters: true,
    hasLines: false)

  /// A television's rows are 66 high.
  static let television = ListMetrics(
    rowHeight: 66, insets: EdgeInsets(top: 14, leading: 30, bottom: 14, trailing: 30), margin: 0,
    radius: 12, groupSpacing: 40, headerTop: 30, headerGap: 14, rowSpacing: 14, hasPlatters: true,
    hasLines: false)
}

extension ListLook {
  /// The look that a style has on a device.
  func on(_ idiom: DeviceIdiom, inForm: Bool = false) -> ListLook {
    switch idiom {
    case .phone: self
    case .pad: self == .sidebar ? .column : self
    case .mac: self == .sidebar ? .source : inForm ? .panel : .rows
    case .watch: .platters
    case .tv: .shelf
    }
  }

  var metrics: ListMetrics {
    switch self {
    case .insetGrouped, .grouped, .plain, .sidebar: .phone
    case .column: .column
    case .source: .source
    case .rows: .rows
    case .panel: .panel
    case .platters: .watch
    case .shelf: .television
    }
  }

  func metrics(isGlass: Bool) -> ListMetrics {
    switch self {
    case .insetGrouped where isGlass, .grouped where isGlass, .plain where isGlass: .glass
    default: metrics
    }
  }

  /// What headers are written in.
  func headerFont(isGlass: Bool) -> Font {
    switch self {
    case .insetGrouped where isGlass, .grouped where isGlass, .plain where isGlass: .headline
    case .sidebar: .title3.weight(.semibold)
    case .column: .title3.weight(.semibold)
    case .source: .subheadline.weight(.semibold)
    case .rows: .subheadline.weight(.semibold)
    case .panel: .headline
    case .platters: .footnote.weight(.medium)
    case .shelf: .caption.weight(.medium)
    case .plain: .subheadline.weight(.semibold)
    case .insetGrouped, .grouped: .footnote
    }
  }

  func hasUppercaseHeaders(isGlass: Bool) -> Bool {
    !isGlass && (self == .insetGrouped || self == .grouped)
  }

  /// Whether headers are titles rather than notes.
  var hasTitles: Bool { self == .sidebar || self == .column || self == .panel }

  /// Headers with a chevron, which fold what is below them.
  var folds: Bool { self == .sidebar || self == .column || self == .source }

  /// A chosen row is in the tint, and what is in it white.
  var marksInTint: Bool { self == .column || self == .source || self == .rows }

  /// A Mac's: a click chooses a row, two act on it, and nothing is seen of a button that is held.
  var isClicked: Bool { self == .source || self == .rows || self == .panel }

  /// A row that leads somewhere says so.
  var hasChevrons: Bool {
    switch self {
    case .insetGrouped, .grouped, .plain, .sidebar: true
    case .column, .source, .rows, .panel, .platters, .shelf: false
    }
  }

  var ground: Color? {
    switch self {
    case .insetGrouped, .grouped, .sidebar, .column: Color(.systemGroupedBackground)
    case .plain: Color(.systemBackground)
    case .rows: Color(.systemBackground)
    case .source: Color(.secondarySystemGroupedBackground)
    case .panel, .platters, .shelf: nil
    }
  }
}
