import Foundation
import Geometry
import ViewEngine

extension UICollectionView {
  /// What an item's view lies on: all that scrolls, or what its section scrolls.
  private func ground(of place: UICollectionViewLayoutAttributes) -> UIView {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let index = place.band, let band = layout?.bands[index] else { return self }
    let view = bands[index] ?? UIScrollView()
    bands[index] = view
    (view.frame, view.contentSize) = (band.frame, band.contentSize)
    view.isPagingEnabled = band.turnsPages
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = true
    return view
  }

  func show(_ places: [UICollectionViewLayoutAttributes]) {
    var shown: [UIView] = []
    var across: [ObjectIdentifier: [UIView]] = [:]
    for place in places {
      guard let view = view(at: place) else { continue }
      let ground = ground(of: place)
      let isNew = view.holder !== ground
      (view.frame, view.alpha, view.transform) = (place.frame, place.alpha, place.transform)
      view.isHidden = place.isHidden
      view.apply(place)
      (view as? UICollectionViewListCell)?.stand(place.row, in: self)
      (view as? UICollectionViewCell)?.shownPath = place.indexPath
      if ground === self {
        shown.append(view)
      } else {
        across[ObjectIdentifier(ground), default: []].append(view)
      }
      guard isNew else { continue }
      view.holder = ground
      view.move(intoWindow: isInWindow)
      guard let cell = view as? UICollectionViewCell else { continue }
      listener?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
    }
    let gone = subviews.filter { old in
      old is UICollectionReusableView && !shown.contains { $0 === old }
    }
    for view in gone {
      view.holder = nil
      view.move(intoWindow: false)
      guard let cell = view as? UICollectionViewCell, let path = cell.shownPath else { continue }
      listener?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    let rows = bands.sorted { $0.key < $1.key }.map(\.value)
      .filter { across[ObjectIdentifier($0)] != nil }
    for row in rows {
      row.holder = self
      row.subviews = across[ObjectIdentifier(row)] ?? []
    }
    let others = subviews.filter { old in
      !(old is UICollectionReusableView) && !bands.values.contains { $0 === old }
    }
    subviews = others + rows + shown
  }

  private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = place.representedElementKind else { return cell(at: place.indexPath) }
    // It goes with its section, wherever that goes.
    let section = place.indexPath.section
    let all = sections ?? knownSections
    let name = all.indices.contains(section) ? all[section].name : -section
    let key = "\(kind) \(name) \(place.indexPath.item)"
    if let view = notes[key] { return view }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
    notes[key] = view
    return view
  }
}
