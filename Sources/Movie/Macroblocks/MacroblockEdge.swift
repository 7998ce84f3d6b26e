/// The samples above and left of a macroblock, as ``MacroblockSamples/lastRow`` has them; none outside of the picture.
struct MacroblockEdge {
  let above: [UInt8]
  let left: [UInt8]

  func above(_ plane: MacroblockPlane) -> [UInt8]? { Self.part(plane, of: above) }
  func left(_ plane: MacroblockPlane) -> [UInt8]? { Self.part(plane, of: left) }

  private static func part(_ plane: MacroblockPlane, of all: [UInt8]) -> [UInt8]? {
    guard !all.isEmpty else { return nil }
    let first = plane.first == 0 ? 0 : plane.first == 256 ? 16 : 24
    return Array(all[first..<first + plane.side])
  }
}
