import Pixels

/// Whether all pictures of a clip are of one colour, which is hardly what somebody wanted to see.
struct OneColor {
  private var color: UInt32?
  private(set) var holds = true

  /// Looks at what has changed of a picture, which is all of the first; at no more once there are two
  /// colours.
  mutating func look(at picture: PixelRows, in rect: PixelRect) {
    guard holds else { return }
    for y in rect.minY..<rect.maxY {
      let row = (picture.start + y * picture.stride).assumingMemoryBound(to: UInt32.self)
      for x in rect.minX..<rect.maxX where row[x] != color {
        if color != nil {
          holds = false
          return
        }
        color = row[x]
      }
    }
  }
}
