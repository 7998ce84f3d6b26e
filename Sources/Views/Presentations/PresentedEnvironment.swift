import Motion
import ViewEngine

/// The presenter's environment, but for what belongs to the place that it is at.
struct PresentedEnvironment: EnvironmentModifier {
  let entry: Presented
  /// What the presented view prefers.
  let colorScheme: ColorScheme?
  let isTintDimmed: Bool

  func apply(to environment: inout EnvironmentValues) {
    let own = entry.environment
    if entry.style.isPage {
      environment = own
      environment.navigation = nil
      environment.isInList = false
      environment.isInForm = false
      environment.isInColumn = false
      environment.openNextColumn = nil
      environment.showInNextColumn = nil
      environment.isFirstColumn = nil
      environment.pendingSearch = nil
      environment.searchTab = nil
      environment.selectionOfLinks = nil
      if own.idiom == .pad, entry.style == .sheet, entry.look.size != .page {
        environment.horizontalSizeClass = .compact
      }
      environment.toolsAreBelow = own.idiom == .mac && entry.style == .sheet
      if own.isInToolbar { environment.leaveToolbar() }
      environment.isUnderLargeTitle = false
      environment.collapsibleAbove = 0
      // What is below it cannot have a television's focus.
      if own.idiom == .tv { environment.focusClaim = FocusClaim(box: entry.live, isPage: true) }
    } else {
      // The system's own window: nothing of how the presenter's text looks comes along.
      environment.colorScheme = own.colorScheme
      environment.layoutDirection = own.layoutDirection
      environment.dialogLook = own.dialogLook
    }
    if let colorScheme { environment.colorScheme = colorScheme }
    // A sheet's own backgrounds are lighter in the dark, and so are those in a sheet's sheet.
    environment.isElevated = entry.style == .sheet || own.isElevated
    environment.isTintDimmed = isTintDimmed
    environment.presentation = entry.id
    environment.dismiss = DismissAction(entry.dismiss)
    environment.isPresented = true
  }
}

private enum TintDimmedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ElevatedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The number of the presentation that a view is in.
  var presentation: Int? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Something is in front that takes all attention: the tint is grey (rule `tint-behind-is-grey`).
  var isTintDimmed: Bool {
    get { self[TintDimmedKey.self] }
    set { self[TintDimmedKey.self] = newValue }
  }

  /// In a sheet: dark backgrounds are one step lighter (rule `dark-sheets-are-elevated`).
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}
