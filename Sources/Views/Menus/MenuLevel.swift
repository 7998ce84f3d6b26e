import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What the rows of an open menu share.
@Observable
final class MenuLevel {
  /// A row has a check or a chevron: then the titles of all of them stand further in.
  var hasMarks = false
  @ObservationIgnored var close: () -> Void = {}
  @ObservationIgnored weak var frame: OverlayMenuFrame?
  /// A submenu is shown in its place: the rows do not look disabled meanwhile.
  @ObservationIgnored var isCovered = false

  /// Of a section's header in it, in points.
  var headerFontSize: CGFloat { MenuConstants.headerFontSize }
}

private enum MenuLevelKey: EnvironmentKey {
  static var defaultValue: MenuLevel? { nil }
}

private enum MenuGroupLookKey: EnvironmentKey {
  static var defaultValue: MenuGroupLook { .rows }
}

/// How controls look in a menu: below each other, or side by side in one row.
enum MenuGroupLook { case rows, tiles, palette }

extension EnvironmentValues {
  /// The menu that controls are rows of; nil outside of menus.
  var menuLevel: MenuLevel? {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }

  var menuGroupLook: MenuGroupLook {
    get { self[MenuGroupLookKey.self] }
    set { self[MenuGroupLookKey.self] = newValue }
  }
}

/// What a row says to its menu.
struct MenuRowTraits {
  var isMarked = false
  /// The row that a submenu has unfolded from, which stays above the others.
  var isHeading = false
}

struct MenuRowTraitModifier: TraitModifier {
  let traits: MenuRowTraits

  func apply(to traits: inout Traits) {
    let key = ObjectIdentifier(MenuRowTraits.self)
    if traits.others[key] == nil { traits.others[key] = self.traits }
  }
}

extension Subview {
  var menuTraits: MenuRowTraits? {
    entry.traits.others[ObjectIdentifier(MenuRowTraits.self)] as? MenuRowTraits
  }

  /// What the view is once the modifiers around it are taken off.
  private var innermost: Item {
    var item = entry.item
    while let wrapper = item as? WrapperItem { item = wrapper.child }
    return item
  }

  var isDivider: Bool { innermost is DividerItem }
  var isPicture: Bool { innermost is ImageItem }
}
