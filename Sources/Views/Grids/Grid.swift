import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Views in rows whose columns line up.
///
/// - Matches: documentation only.
public struct Grid<Content: View>: ContainerView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: Points from column to column; nil is the default distance.
  ///   - verticalSpacing: Points from row to row.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement {
    GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ).arrangement
  }
}

/// The cells of one row of a ``Grid``; anywhere else, its content.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View {
    Group { content }.modifier(GridRowModifier(alignment: alignment))
  }
}

struct GridRowModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let alignment: VerticalAlignment?

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    GridRowNode(modifier: self, content: content, parent: parent, environment: environment)
  }
}

/// Tells the grid which of its views belong together.
private final class GridRowNode: PassthroughNode {
  override func collect(into entries: inout [Entry], traits: Traits) {
    var traits = traits
    traits.gridCell.row = ObjectIdentifier(self)
    traits.gridCell.rowAlignment = (modifier as? GridRowModifier)?.alignment
    super.collect(into: &entries, traits: traits)
  }
}

extension View {
  /// Lets the cell take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(1, count) })
  }

  /// Where in its cell the view stands, whatever the row and the column say.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// How the views of this one's column line up.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }

  /// Lets the view take what the others make its column wide or its row high.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsized = axes })
  }
}

/// What a view says about its cell in a grid.
struct GridCellTraits {
  var row: ObjectIdentifier?
  var rowAlignment: VerticalAlignment?
  var columns = 1
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsized: Axis.Set = []
}

extension Traits {
  var gridCell: GridCellTraits {
    get { others[ObjectIdentifier(GridCellTraits.self)] as? GridCellTraits ?? GridCellTraits() }
    set { others[ObjectIdentifier(GridCellTraits.self)] = newValue }
  }
}

private struct GridCellModifier: TraitModifier {
  let change: (inout GridCellTraits) -> Void

  func apply(to traits: inout Traits) { change(&traits.gridCell) }
}
