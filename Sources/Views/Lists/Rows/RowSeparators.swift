import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The lines at a row's upper and lower edge.
struct RowSeparators: View {
  let lines: RowLines
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    VStack(spacing: 0) {
      line(lines.hasTop, lines.topTint)
      Spacer(minLength: 0)
      line(lines.hasBottom, lines.bottomTint)
    }
  }

  @ViewBuilder private func line(_ isThere: Bool, _ tint: Color?) -> some View {
    if isThere { Rectangle().fill(tint ?? Color(.separator)).frame(height: pixelLength) }
  }
}

/// Puts the lines over a row, from where its text begins to its end.
struct RowSeparatorModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let insets: EdgeInsets
  /// From the line's end to the row's.
  var lineEnd: CGFloat = 0

  var alignment: Alignment { .leading }

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    RowSeparatorItem(child, secondary: secondary, isBehind: false, node: node)
  }

  func update(_ item: SecondaryItem) {
    (item as? RowSeparatorItem)?.insets = insets
    (item as? RowSeparatorItem)?.lineEnd = lineEnd
  }
}

final class RowSeparatorItem: SecondaryItem {
  var insets = EdgeInsets()
  var lineEnd: CGFloat = 0

  /// Where the lines begin and end since a layout, in a row that stands so far in and is so large.
  private struct Ends {
    let start: CGFloat
    let end: CGFloat
    let pass: Int
    let x: CGFloat
    let size: CGSize
  }

  private var known: Ends?

  /// To look for the text takes longer than to move the lines: a row that only moves up or down keeps them where they are.
  private var ends: Ends {
    if graph.isBetweenLayouts, let known, known.pass == passNumber, known.x == frame.minX,
      known.size == frame.size
    {
      return known
    }
    let guides = child.guides(in: frame.size)
    let start =
      guides[HorizontalAlignment.listRowSeparatorLeading.key] ?? textStart ?? insets.leading
    let end = guides[HorizontalAlignment.listRowSeparatorTrailing.key] ?? frame.width - lineEnd
    let ends = Ends(start: start, end: end, pass: passNumber, x: frame.minX, size: frame.size)
    known = ends
    return ends
  }

  override func placeSecondary() {
    let ends = ends
    let width = max(0, ends.end - ends.start)
    let left = isRightToLeft ? frame.maxX - ends.end : frame.minX + ends.start
    secondary.place(
      at: CGPoint(x: left, y: frame.minY),
      proposal: ProposedViewSize(width: width, height: frame.height))
  }

  /// How far in the first text begins.
  private var textStart: CGFloat? {
    func text(in item: Item) -> TextItem? {
      if let text = item as? TextItem { return text }
      if item is NoRowTextItem { return nil }
      // What fades out has no say any more.
      let children = (item as? ContainerItem)?.stayingItems ?? item.subitems
      for child in children { if let found = text(in: child) { return found } }
      return nil
    }
    guard let text = text(in: child)?.frame else { return nil }
    return isRightToLeft ? frame.maxX - text.maxX : text.minX - frame.minX
  }
}

/// What is written in a control, such as on a wheel, is not where its row's line begins.
struct NoRowTextModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> NoRowTextItem { NoRowTextItem(child, node: node) }
}

final class NoRowTextItem: WrapperItem {}
