import Foundation
import Geometry
import Motion
import ViewEngine

/// Controls side by side in a menu, with lines between them.
struct MenuTiles<Content: View>: View {
  let content: Content
  @Environment(\.menuGroupLook) private var look

  var body: some View {
    SubviewsReader(content: content) { tiles in
      HStack(spacing: 0) {
        ForEach(tiles) { tile in
          if tile.id != tiles.first?.id { Color(.separator).frame(width: 0.5, height: height) }
          tile.frame(maxWidth: .infinity)
        }
      }
    }
  }

  private var height: CGFloat {
    look == .tiles ? MenuConstants.tileHeight : MenuConstants.lowTileHeight
  }
}

/// A picture over its title, or the picture alone where the tiles are low.
struct MenuTileLabel<Label: View>: View {
  let label: Label
  @Environment(\.menuGroupLook) private var look

  var body: some View {
    SubviewsReader(content: label.labelStyle(MenuTileLabelStyle(isLow: look == .palette))) {
      parts in
      let pictures = parts.filter(\.isPicture)
      VStack(spacing: 4) {
        ForEach(pictures) { $0 }
        if look == .tiles || pictures.isEmpty {
          ForEach(parts.filter { !$0.isPicture }) { $0 }
        }
      }
      .font(.system(size: 13))
    }
  }
}

/// A label as a tile shows it.
struct MenuTileLabelStyle: LabelStyle {
  let isLow: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isLow {
      IconOnlyLabelStyle().makeBody(configuration: configuration).font(.system(size: 17))
    } else {
      VStack(spacing: 4) {
        configuration.icon.font(.system(size: 19)).frame(height: 24)
        configuration.title.font(.system(size: 13))
      }
    }
  }
}
