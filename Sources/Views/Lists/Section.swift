import Motion
@_spi(Engine) import ViewEngine

/// Views that belong together, with something above and below them.
///
/// Lists and forms show a section as a group of rows; anywhere else its parts follow each other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  @State private var identity = SectionIdentity()
  @Environment(\.isInList) private var isInList
  @Environment(\.listLook) private var look
  @Environment(\.menuLevel) private var menu

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    header
      .textStyle { style in
        if menu != nil { style.font = .system(size: MenuConstants.headerFontSize) }
        guard isInList else { return }
        style.font = look.isGrouped ? .footnote : .subheadline.weight(.semibold)
        style.textCase = look.isGrouped ? .uppercase : nil
      }
      .modifier(SectionNoteModifier(isInList: isInList || menu != nil))
      .modifier(SectionModifier(identity: identity, part: .header))
    content.modifier(SectionModifier(identity: identity, part: .row))
    footer
      .textStyle { if isInList { $0.font = .footnote } }
      .modifier(SectionNoteModifier(isInList: isInList))
      .modifier(SectionModifier(identity: identity, part: .footer))
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// What is above and below the rows of a list is grey.
private struct SectionNoteModifier: EnvironmentModifier {
  let isInList: Bool

  func apply(to environment: inout EnvironmentValues) {
    guard isInList else { return }
    environment.foreground = ForegroundLevels(
      [AnyShapeStyle(Color(.secondaryLabel))], outer: environment.foreground)
  }
}

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

extension Subview {
  var sectionMark: SectionMark? { entry.traits.sectionMark }
}

/// The rows of one section, and what is above and below them.
struct SectionRows: Identifiable {
  let id: AnyHashable
  var header: [Subview] = []
  var rows: [Subview] = []
  var footer: [Subview] = []

  /// Rows outside of sections make sections of their own.
  @MainActor
  static func grouping(_ subviews: SubviewsCollection) -> [SectionRows] {
    var sections: [SectionRows] = []
    var current: SectionIdentity?
    for subview in subviews {
      let mark = subview.sectionMark
      if sections.isEmpty || mark?.identity !== current {
        current = mark?.identity
        let id = current.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(sections.count)
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
