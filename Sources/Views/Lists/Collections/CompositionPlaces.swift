import Foundation
import Geometry

/// Puts a section's items in the places of its groups, as long as there are items.
@MainActor
struct CompositionPlaces {
  let section: Int
  let count: Int
  /// How high a cell is in a width, where it says so.
  let height: (IndexPath, CGFloat) -> CGFloat?
  private(set) var places: [UICollectionViewLayoutAttributes] = []
  private var next = 0

  init(section: Int, count: Int, height: @escaping (IndexPath, CGFloat) -> CGFloat?) {
    (self.section, self.count, self.height) = (section, count, height)
  }

  var isDone: Bool { next >= count }

  /// - Parameter around: What shares of a width and a height are of.
  /// - Returns: How large what has been put there is.
  mutating func put(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in around: CGSize, size: CGSize? = nil
  ) -> CGSize {
    var size = size ?? item.layoutSize.size(in: around)
    let insets = item.contentInsets
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if let group = item as? NSCollectionLayoutGroup {
      let used = fill(group, at: start, in: room)
      if group.layoutSize.heightDimension.isEstimated {
        size.height = used.height + insets.top + insets.bottom
      }
      if group.layoutSize.widthDimension.isEstimated {
        size.width = used.width + insets.leading + insets.trailing
      }
      return size
    }
    let place = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section))
    next += 1
    place.frame = CGRect(origin: start, size: room)
    if item.layoutSize.heightDimension.isEstimated,
      let height = height(place.indexPath, room.width)
    {
      place.frame.size.height = height
      size.height = height + insets.top + insets.bottom
    }
    places.append(place)
    return size
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup, at start: CGPoint, in room: CGSize
  ) -> CGSize {
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = group.isVertical ? room.height : room.width
    let own =
      group.isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    // Without a length of its own there is each place once.
    let most = group.count ?? (own.isEstimated ? group.subitems.count : Int.max)
    var (used, index) = (CGSize.zero, 0)
    while !isDone, index < most, !group.subitems.isEmpty {
      let item = group.subitems[index % group.subitems.count]
      var size = item.layoutSize.size(in: room)
      if group.sharesRoom, let count = group.count {
        let share = (length - gap * CGFloat(count - 1)) / CGFloat(count)
        if group.isVertical { size.height = share } else { size.width = share }
      }
      let along = group.isVertical ? used.height : used.width
      let begin = index > 0 ? along + gap : 0
      let way = group.isVertical ? size.height : size.width
      if group.count == nil, !own.isEstimated, index > 0, begin + way > length + 0.5 { break }
      if way <= 0 { break }
      let origin = CGPoint(
        x: start.x + (group.isVertical ? 0 : begin), y: start.y + (group.isVertical ? begin : 0))
      let taken = put(item, at: origin, in: room, size: size)
      if group.isVertical {
        used = CGSize(width: max(used.width, taken.width), height: begin + taken.height)
      } else {
        used = CGSize(width: begin + taken.width, height: max(used.height, taken.height))
      }
      index += 1
    }
    return used
  }
}
