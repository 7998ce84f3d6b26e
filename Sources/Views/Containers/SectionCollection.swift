import Motion
@_spi(Engine) import ViewEngine

/// One of the sections that a container was given. Views outside of sections make one of their own.
public struct SectionConfiguration: View, Identifiable {
  public struct ID: Hashable {
    let section: AnyHashable
  }

  let rows: SectionRows

  public var id: ID { ID(section: rows.id) }
  public var header: SubviewsCollection { SubviewsCollection(subviews: rows.header) }
  public var content: SubviewsCollection { SubviewsCollection(subviews: rows.rows) }
  public var footer: SubviewsCollection { SubviewsCollection(subviews: rows.footer) }

  /// What was said of the section to the container.
  public var containerValues: ContainerValues {
    (rows.header.first ?? rows.rows.first ?? rows.footer.first)?.containerValues
      ?? ContainerValues()
  }

  public var body: some View {
    Section {
      content
    } header: {
      header
    } footer: {
      footer
    }
  }
}

/// The sections that a container was given.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  @MainActor init(_ subviews: SubviewsCollection) {
    sections = SectionRows.grouping(subviews).map { SectionConfiguration(rows: $0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> SectionConfiguration {
    sections.asked(position, as: "sections")
  }
}

extension SectionCollection: View {
  public var body: some View { ForEach(sections) { $0 } }
}

extension Group {
  /// Makes a view of the sections that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init(content: SubviewsReader(content: view) { transform(SectionCollection($0)) })
  }
}

extension ForEach {
  /// One view for each of the sections that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == SubviewsReader<Base, ForEach<SectionCollection, SectionConfiguration.ID, Result>>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      SubviewsReader(content: view) {
        ForEach<_, _, Result>(SectionCollection($0), content: content)
      }
    }
  }
}
