import Motion
@_spi(Engine) import ViewEngine

/// The rows of one section, and what is above and below them.
struct SectionRows: Identifiable {
  let id: AnyHashable
  var header: [Subview] = []
  var rows: [Subview] = []
  var footer: [Subview] = []

  /// With those that are not made.
  @MainActor var rowCount: Int { rows.reduce(0) { $0 + $1.rowCount } }

  /// Rows outside of sections make sections of their own.
  @MainActor
  static func grouping(_ subviews: SubviewsCollection) -> [SectionRows] {
    var sections: [SectionRows] = []
    var current: SectionIdentity?
    var begun: Set<AnyHashable> = []
    for subview in subviews {
      let mark = subview.sectionMark
      if sections.isEmpty || mark?.identity !== current {
        current = mark?.identity
        let own = current.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(sections.count)
        // What comes after a section inside of another goes on with that one, and is no longer its beginning.
        let isNew = begun.insert(own).inserted
        let id = isNew ? own : AnyHashable([own, AnyHashable(sections.count)])
        sections.append(SectionRows(id: id))
      }
      switch mark?.part {
      case .header: sections[sections.count - 1].header.append(subview)
      case .footer: sections[sections.count - 1].footer.append(subview)
      case .row, nil: sections[sections.count - 1].rows.append(subview)
      }
    }
    return sections
  }
}

extension Subview {
  var sectionMark: SectionMark? { entry.traits.sectionMark }

  /// Whether it is a view, and does not stand for some that are not made.
  var isMade: Bool { entry.traits.unmade == nil }

  /// One, or as many as are not made and have this in their place.
  @MainActor var rowCount: Int { entry.traits.unmade?.viewCount ?? 1 }
}
