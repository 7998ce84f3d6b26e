extension [DisplayItem] {
  /// Each part of the picture faded by itself, so that what lies below shows through what lies above, as far down
  /// as a group leaves its parts in their places and as they are. What is made of a picture of its parts (a blur,
  /// a mask, a flattened group) fades as one.
  package func fadingEachPart(by opacity: Double) -> [DisplayItem] {
    if isOnePart { return [.group(.opacity(opacity), self)] }
    return map { $0.fadingEachPart(by: opacity) }
  }

  /// Whether nothing in it can lie upon anything else in it, nor be mixed with what is below.
  private var isOnePart: Bool { count == 1 && self[0].isOnePart }
}

extension DisplayItem {
  fileprivate func fadingEachPart(by opacity: Double) -> DisplayItem {
    guard case .group(let effect, let items) = self else {
      return .group(.opacity(opacity), [self])
    }
    switch effect {
    case .transform, .clip, .blend: return .group(effect, items.fadingEachPart(by: opacity))
    case .opacity(let inner): return .group(.opacity(inner * opacity), items)
    default: return .group(.opacity(opacity), [self])
    }
  }

  fileprivate var isOnePart: Bool {
    guard case .group(let effect, let items) = self else { return true }
    switch effect {
    case .transform, .clip: return items.count == 1 && items[0].isOnePart
    case .opacity, .blend: return false
    default: return true
    }
  }
}
