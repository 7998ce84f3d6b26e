import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a row says to its list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hidesSeparator = false
}

struct ListRowModifier: TraitModifier {
  let change: (inout ListRowTraits) -> Void

  func apply(to traits: inout Traits) {
    let key = ObjectIdentifier(ListRowTraits.self)
    var row = traits.others[key] as? ListRowTraits ?? ListRowTraits()
    change(&row)
    traits.others[key] = row
  }
}

extension Subview {
  var rowTraits: ListRowTraits {
    entry.traits.others[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits ?? ListRowTraits()
  }
}

extension View {
  /// - Parameter insets: nil goes back to the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowModifier { $0.insets = insets })
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowModifier { $0.background = view.map { AnyView($0) } })
  }

  public func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(ListRowModifier { $0.hidesSeparator = visibility == .hidden })
  }
}

extension View {
  /// How the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: ListLook =
      switch style._name {
      case "plain": .plain
      case "grouped": .grouped
      default: .insetGrouped
      }
    return environment(\.listLook, look)
  }

  /// Whether lists and forms inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundIsHidden, visibility == .hidden)
  }
}
