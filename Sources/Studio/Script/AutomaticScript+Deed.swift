@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// Something done to a view.
  struct Deed: Codable, Hashable, Sendable {
    /// How many have been done before.
    let round: Int
    let label: String
    /// Which of what could be reached: places differ by fractions of a point between scales.
    let order: Int
    let isTap: Bool
    /// Which of several ways to do it.
    var way = 0
    /// Something came of it, and went again by itself.
    var cameBack = false
    /// Nothing was seen of it, but the view has kept something: it may count.
    var isKept = false

    /// The view was left to itself, and what runs in it without end was not seen.
    static let nothing = Deed(round: -1, label: "", order: -1, isTap: false)
  }

  /// What this run has done.
  struct Act {
    let deed: Deed
    let target: TapTarget
    let demonstration: TouchDemonstration

    /// Searching leads somewhere as taps do.
    var countsAsTap: Bool { deed.isTap || target.isSearchField }
    var hasWays: Bool { demonstration.ways > 1 }
  }
}
