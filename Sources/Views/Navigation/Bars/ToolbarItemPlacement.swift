/// Where in a bar something stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let place: BarPlace
  /// What a dialog is left by is written bolder.
  let isEmphasized: Bool

  private init(_ place: BarPlace, isEmphasized: Bool = false) {
    self.place = place
    self.isEmphasized = isEmphasized
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.principal)
  /// The same, as the title of the page.
  public static let title = ToolbarItemPlacement(.principal)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)
  /// Below the page's title.
  public static let subtitle = ToolbarItemPlacement(.subtitle)
  /// Below a large title, where that has a line of its own.
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// In a menu at the bar's trailing end, with what others have there.
  public static let secondaryAction = ToolbarItemPlacement(.overflow)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isEmphasized: true)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// A headset's bar below the window.
  public static let bottomOrnament = ToolbarItemPlacement(.bottom)
  /// In the middle of the bar below the page.
  public static let status = ToolbarItemPlacement(.status)
  /// Above the keyboard, where the clip's look shows one.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// A page's search field below it; a Mac's is at the end of the bar above.
  static let search = ToolbarItemPlacement(.search)
}

/// The places of the bars above and below a page.
enum BarPlace: CaseIterable, Sendable {
  case leading, principal, trailing, overflow, bottom, status, keyboard, search
  case largeTitle, subtitle, largeSubtitle

  /// What stands there is written in; nil as in the bar.
  var font: Font? {
    switch self {
    case .largeTitle: BarConstants.largeTitleFont
    case .subtitle: .system(size: 12)
    case .largeSubtitle: .system(size: 15)
    default: nil
    }
  }
}
