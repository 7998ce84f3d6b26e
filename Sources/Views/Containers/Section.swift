import Motion
@_spi(Engine) import ViewEngine

/// Views that belong together, with something above and below them.
///
/// Lists and forms show a section as a group of rows; anywhere else its parts follow each other. The rows of a table can
/// be put together by one as well (`Section+TableRows`).
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  @State private var identity = SectionIdentity()
  @Environment(\.isGlass) private var isGlass
  @Environment(\.isInList) private var isInList
  @Environment(\.shownListLook) private var look
  @Environment(\.menuLevel) private var menu
  @Environment(\.sectionActions) private var actions
  @Environment(\.idiom) private var idiom

  let isExpanded: Binding<Bool>?
  @Environment(\.headerProminence) private var prominence

  init(isExpanded: Binding<Bool>?, content: Content, header: Parent, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(isExpanded: nil, content: content(), header: header(), footer: footer())
  }

  public var body: some View {
    // What stands above and below rows is none: its icons and buttons are as anywhere else.
    SectionHeader(
      header: header.environment(\.isInList, false), isExpanded: isExpanded,
      actions: idiom == .mac ? actions : nil
    )
    .textStyle { style in
      if let menu { style.font = .system(size: menu.headerFontSize) }
      guard isInList else { return }
      if prominence == .increased {
        style.font = .title3.weight(.semibold)
      } else {
        style.font = look.headerFont(isGlass: isGlass)
        style.textCase = look.hasUppercaseHeaders(isGlass: isGlass) ? .uppercase : nil
      }
    }
    .modifier(
      SectionNoteModifier(
        isInList: isInList || menu != nil, isTitle: look.hasTitles || prominence == .increased)
    )
    .modifier(SectionModifier(identity: identity, part: .header))
    if isExpanded?.wrappedValue ?? true {
      if let actions {
        content.environment(\.sectionActions, nil)
          .modifier(SectionModifier(identity: identity, part: .row))
        if idiom != .mac { actions.modifier(SectionModifier(identity: identity, part: .row)) }
      } else {
        content.modifier(SectionModifier(identity: identity, part: .row))
      }
    }
    footer.environment(\.isInList, false)
      .textStyle { if isInList { $0.font = .footnote } }
      .modifier(SectionNoteModifier(isInList: isInList, isTitle: false))
      .modifier(SectionModifier(identity: identity, part: .footer))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// - Parameter isExpanded: Whether the rows are there; in a sidebar the header folds them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      isExpanded: isExpanded, content: content(), header: header(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// What is above a section's rows; in a sidebar with a chevron that folds them.
private struct SectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?
  /// At its end.
  let actions: AnyView?
  @Environment(\.isInList) private var isInList
  @Environment(\.shownListLook) private var look
  @Environment(\.idiom) private var idiom

  var body: some View {
    if let actions {
      HStack(spacing: 6) {
        folding
        Spacer(minLength: 0)
        actions.labelStyle(.iconOnly).buttonStyle(.plain).textCase(nil)
      }
    } else {
      folding
    }
  }

  @ViewBuilder private var folding: some View {
    if isInList, look.folds, let isExpanded {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          header
          Spacer(minLength: 0)
          Image(systemName: "chevron.right")
            .font(.system(size: idiom == .mac ? 10 : 14, weight: .semibold))
            .foregroundStyle(
              idiom == .mac ? AnyShapeStyle(Color(.secondaryLabel)) : AnyShapeStyle(.tint)
            )
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
      }
      .buttonStyle(.plain)
    } else {
      header
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// What is above and below the rows of a list is grey, unless it is a title.
private struct SectionNoteModifier: EnvironmentModifier {
  let isInList: Bool
  let isTitle: Bool

  func apply(to environment: inout EnvironmentValues) {
    guard isInList else { return }
    environment.foreground = ForegroundLevels(
      [AnyShapeStyle(Color(isTitle ? .label : .secondaryLabel))], outer: environment.foreground,
      isOfContainer: true)
  }
}
