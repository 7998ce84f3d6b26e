import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a page says about the bars around it.
struct NavigationBarValues: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleMenu: BarMenu?
  /// The title, where it can be renamed.
  var name: BarName?
  /// Of the menu at the end.
  var overflow: [BarMenu] = []
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// A large title stands in the row of the bar.
  var hasTitleInRow = false
  var hidesBack = false
  var hidesBackTitle = false
  /// What the way back to this page is called; nil is its title, and nothing is written where it is empty.
  var backName: String?
  /// That of UIKit's whose page this is: it says how the bar looks.
  var dress: UINavigationBar?
  /// Its tint.
  var barTint: UIColor?
  /// What would be in the menu at the end stands in the middle, where there is room.
  var spreadsTools = false
  /// A search field has taken the bar's place.
  var isSearching = false
  /// The field that stands below the page.
  var search: BarSearch?
  /// The toolbar says where below the page that is.
  var placesSearch = false
  /// What is inside has a bar of its own.
  var yields = false
  var parts: [BarPart] = []
  var looks: [ToolbarPlacement: BarLook] = [:]
  var removed: Set<ToolbarDefaultItemKind> = []
  /// Of the list that fills the page; nil of other pages.
  var ground: Color?

  func parts(at place: BarPlace) -> [BarPart] { parts.filter { $0.place == place } }

  /// The field below the page that no toolbar has a place for: it stands beside the items.
  var searchField: Subview? {
    placesSearch || search == nil ? nil : parts(at: .search).first?.subview
  }

  var placedSearch: PlacedSearch? {
    guard placesSearch, let search, let field = parts(at: .search).first else { return nil }
    return PlacedSearch(field: field.subview, isOpen: search.isOpen)
  }

  func look(of bar: ToolbarPlacement) -> BarLook { looks[bar] ?? BarLook() }

  /// What a large title takes below the row of the bar, in points.
  var largeTitleHeight: CGFloat {
    BarConstants.largeTitle + (hasSubtitle ? BarConstants.largeSubtitle : 0)
  }

  /// What a line below a large title in the row adds to that.
  var rowGrowth: CGFloat {
    let isShown = title != nil && !removed.contains(.title)
    return hasTitleInRow && isShown && hasSubtitle ? BarConstants.largeSubtitle : 0
  }

  private var hasSubtitle: Bool {
    subtitle != nil || parts.contains { $0.place == .subtitle || $0.place == .largeSubtitle }
  }

  /// Whether there is nothing to be seen in the bar.
  func isEmpty(canGoBack: Bool) -> Bool {
    !canGoBack && overflow.isEmpty && (title == nil || removed.contains(.title))
      && parts.allSatisfy { ![.leading, .principal, .trailing].contains($0.place) }
      // A field that is not below the page is at the bar's end, on a Mac.
      && (search != nil || parts(at: .search).isEmpty)
  }

  /// What UIKit's names say of the bar: of this one, or else of all bars.
  @MainActor var askedBar: UINavigationBar? {
    // Reading it has the bar read again when it is told to look otherwise.
    if let dress, dress.changes.count >= 0, dress.isDressed { return dress }
    return UIAppearances.asked(of: UINavigationBar.self)
  }

  var isHidden: Bool { isSearching || yields || look(of: .navigationBar).visibility == .hidden }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    let next = nextValue()
    if value.title == nil { value.name = next.name }
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleMenu = value.titleMenu ?? next.titleMenu
    if value.displayMode == .automatic {
      (value.displayMode, value.hasTitleInRow) = (next.displayMode, next.hasTitleInRow)
    }
    value.hidesBack = value.hidesBack || next.hidesBack
    value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
    value.backName = value.backName ?? next.backName
    value.dress = value.dress ?? next.dress
    value.barTint = value.barTint ?? next.barTint
    value.spreadsTools = value.spreadsTools || next.spreadsTools
    value.isSearching = value.isSearching || next.isSearching
    value.search = value.search ?? next.search
    value.placesSearch = value.placesSearch || next.placesSearch
    value.parts += next.parts
    value.overflow += next.overflow
    value.looks.merge(next.looks) { $0.filled(from: $1) }
    value.removed.formUnion(next.removed)
    value.ground = value.ground ?? next.ground
  }
}

extension View {
  func navigationBar(_ change: @escaping (inout NavigationBarValues) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }
}
