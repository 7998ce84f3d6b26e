import Motion
@_spi(Engine) import ViewEngine

/// Tells the rows of one section from those of another.
final class SectionIdentity: Sendable {}

/// What a view is in its section.
struct SectionMark {
  enum Part { case header, row, footer }

  let identity: SectionIdentity
  let part: Part
}

struct SectionModifier: TraitModifier {
  let identity: SectionIdentity
  let part: SectionMark.Part

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(SectionMark.self)] = SectionMark(identity: identity, part: part)
  }
}

extension Traits {
  var sectionMark: SectionMark? { others[ObjectIdentifier(SectionMark.self)] as? SectionMark }
}
