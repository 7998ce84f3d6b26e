import Foundation
import Geometry
import Motion
import ViewEngine

/// A chart of marks, with axes and a legend.
///
/// Marks are views that are told apart by where they stand in the content: when their values
/// change within an animation they travel, and those that come and go fade.
/// - Matches: the documentation of Swift Charts; lengths, dashes and spaces are by eye, not
///   measured.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings
  @State private var geometry = ChartGeometry()
  @State private var scrolled = ChartWindow()

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(elements: data, id: { $0.id }, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(elements: data, id: { $0[keyPath: id] }, content: content)
  }

  public var body: some View {
    let plan = ChartPlan(content, settings: settings, scrolled: scrolled)
    ChartStage(plan: plan, settings: settings, geometry: geometry, scrolled: $scrolled)
      // Charts in annotations and overlays are told things of their own.
      .environment(\.chartSettings, ChartSettings())
  }
}
