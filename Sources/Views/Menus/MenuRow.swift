import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A row of a menu that does something when it is tapped, and closes the menu.
struct MenuRow<Label: View>: View {
  enum Mark { case none, check, mixed, chevron }

  var role: ButtonRole?
  var mark = Mark.none
  /// The row can have a mark, and the titles of the menu stand further in for it.
  var isMarked = false
  /// Whatever the rows around it do.
  var staysOpen = false
  /// The row has unfolded into the menu that it now heads.
  var isBold = false
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.menuLevel) private var level
  @Environment(\.menuGroupLook) private var look
  @Environment(\.menuDismissBehavior) private var dismissBehavior
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var isPressed = false
  /// Of a television's focus.
  @State private var token = FocusToken()
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    Group {
      if look == .rows { row } else { tile }
    }
    .font(.system(size: MenuConstants.fontSize(on: idiom), weight: isBold ? .semibold : .regular))
    .lineLimit(look == .rows ? 2 : 1)
    .multilineTextAlignment(.leading)
    .background {
      if idiom == .mac {
        RoundedRectangle(cornerRadius: 4).fill(.tint).opacity(isPressed ? 1 : 0)
          .padding(.horizontal, 5)
      } else if idiom == .tv {
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(Color.white.opacity(hasFocus ? 1 : 0))
          .padding(.horizontal, 10)
      } else {
        Color.primary.opacity(isPressed ? 0.1 : 0)
      }
    }
    .modifier(MenuRowFocus(token: token))
    .modifier(PressModifier(setPressed: press, action: act))
    .modifier(ControlScopeModifier())
    .modifier(TouchAppealModifier(appeal: mark == .check ? .idle : .usual))
    .modifier(MenuRowTraitModifier(traits: MenuRowTraits(isMarked: isMarked, isHeading: isBold)))
  }

  private var color: AnyShapeStyle {
    if !isEnabled && level?.isCovered != true { return AnyShapeStyle(Color(.tertiaryLabel)) }
    // Over a Mac's tint.
    if isPressed, idiom == .mac { return AnyShapeStyle(Color.white) }
    if hasFocus, role != .destructive { return AnyShapeStyle(Color.black) }
    // AppKit's menus have no look for what destroys.
    let isRed = role == .destructive && idiom != .mac
    return isRed ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
  }

  private var shortcutColor: AnyShapeStyle {
    isPressed ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color(.tertiaryLabel))
  }

  @ViewBuilder private var row: some View {
    if isGlass { glassRow } else { usualRow }
  }

  private var glassRow: some View {
    HStack(spacing: 0) {
      if level?.hasMarks == true {
        MenuMark(mark: mark, isOpen: isBold)
          .frame(width: MenuConstants.glassMarkWidth, alignment: .leading)
      }
      MenuLabel(label: label)
    }
    .modifier(MenuForeground(style: color))
    .padding(
      .leading,
      level?.hasMarks == true ? MenuConstants.glassMarkInset : MenuConstants.glassInset
    )
    .padding(.trailing, MenuConstants.glassMarkInset)
    .padding(.vertical, MenuConstants.glassRowPadding)
  }

  private var usualRow: some View {
    HStack(spacing: 0) {
      if level?.hasMarks == true {
        MenuMark(mark: leadsAside ? .none : mark, isOpen: isBold)
          .frame(width: MenuConstants.markWidth)
          .padding(.leading, -5).padding(.trailing, 5)
      }
      // A picker's choices are made elsewhere, before it is known which is pressed: they turn white as they are drawn.
      MenuLabel(label: label).brightness(isPressed && idiom == .mac ? 1 : 0)
      if idiom == .mac, mark != .chevron, let shortcut {
        Text(verbatim: shortcut.symbols)
          .modifier(MenuForeground(style: shortcutColor))
          .padding(.leading, MenuConstants.macShortcutGap)
          // A row is called by its title.
          .accessibilityLabel(Text(verbatim: ""))
      }
      if leadsAside {
        Image(systemName: "chevron.right").font(.system(size: 10, weight: .semibold))
          .padding(.leading, 16)
      }
    }
    .modifier(MenuForeground(style: color))
    .padding(.horizontal, MenuConstants.inset(on: idiom, isGlass: false))
    .padding(.vertical, MenuConstants.rowPadding(on: idiom))
  }

  /// A Mac's submenus open beside the menu, and say so at the row's end.
  private var leadsAside: Bool { idiom == .mac && mark == .chevron }

  private var tile: some View {
    MenuTileLabel(label: label)
      .modifier(MenuForeground(style: color))
      .frame(maxWidth: .infinity)
      .frame(height: look == .tiles ? MenuConstants.tileHeight : MenuConstants.lowTileHeight)
      .background { Color.primary.opacity(mark == .check ? 0.1 : 0) }
  }

  private var hasFocus: Bool {
    idiom == .tv
      && ViewGraph.current?.part(TelevisionFocus.self).focused == ObjectIdentifier(token)
  }

  private func press(_ isPressed: Bool) {
    if isPressed, idiom == .tv {
      ViewGraph.current?.part(TelevisionFocus.self).move(to: token)
    }
    self.isPressed = isPressed
  }

  private func act() {
    if dismissBehavior == .disabled {
      level?.frame?.staysOpen = true
    } else if !staysOpen {
      level?.close()
    }
    action()
  }
}

/// Lets a row have a television's focus, which a menu takes as it opens and gives back.
private struct MenuRowFocus: ViewModifier {
  let token: FocusToken
  @Environment(\.idiom) private var idiom
  @Environment(\.menuLevel) private var level

  func body(content: Content) -> some View {
    if idiom == .tv, let level {
      content
        .modifier(TelevisionFocusModifier(token: token))
        .environment(\.focusClaim, FocusClaim(box: level, isPage: true))
        .environment(\.focusLink, nil)
    } else {
      content
    }
  }
}

/// The colour of a row, whatever its label says of its own: menus are made of titles and template images.
private struct MenuForeground: EnvironmentModifier {
  let style: AnyShapeStyle

  func apply(to environment: inout EnvironmentValues) {
    environment.foreground = ForegroundLevels([style], outer: nil)
  }
}

/// A check of what is chosen, or the chevron of a submenu.
private struct MenuMark<L: View>: View {
  let mark: MenuRow<L>.Mark
  let isOpen: Bool

  var body: some View {
    switch mark {
    case .none: Color.clear.frame(height: 1)
    case .check: Image(systemName: "checkmark").font(.system(size: 13, weight: .semibold))
    case .mixed: Image(systemName: "minus").font(.system(size: 13, weight: .semibold))
    case .chevron:
      Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
        .rotationEffect(.degrees(isOpen ? 90 : 0))
    }
  }
}

/// What a row says: texts below each other, the first as its title, and pictures at the other end; before it on a Mac, and
/// where the system is of glass.
struct MenuLabel<Label: View>: View {
  let label: Label
  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom

  var body: some View {
    SubviewsReader(content: label) { parts in
      let pictures = parts.filter(\.isPicture)
      let texts = parts.filter { !$0.isPicture }
      HStack(spacing: 0) {
        if isGlass {
          ForEach(pictures) {
            $0.frame(width: MenuConstants.glassPictureWidth, alignment: .leading)
          }
        } else if idiom == .mac {
          ForEach(pictures) {
            $0.frame(minWidth: MenuConstants.macPictureWidth, alignment: .leading)
          }
        }
        VStack(alignment: .leading, spacing: 0) {
          ForEach(texts) { text in
            if text.id == texts.first?.id {
              text
            } else {
              // Smaller, as a subtitle of 13 points is; its own font is the title's.
              text.scaleEffect(13 / 17, anchor: .topLeading).frame(height: 16, alignment: .top)
                .fadedAsOne(0.6)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if !isGlass, idiom != .mac { ForEach(pictures) { $0.frame(minWidth: 22) } }
      }
    }
  }
}
