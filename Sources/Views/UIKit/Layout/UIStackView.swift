import Foundation
import Geometry

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  public var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  public var distribution = Distribution.fill { didSet { changed() } }
  public var alignment = Alignment.fill { didSet { changed() } }
  public var spacing: CGFloat = 0 { didSet { changed() } }
  public var layoutMargins = UIEdgeInsets.zero { didSet { changed() } }
  public var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    // A controller's view is as large as the screen where nobody says how large it is; the stack does.
    if view.controller != nil { view.frame = .zero }
    addSubview(view)
  }

  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing
    changed()
  }

  // MARK: Layout

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var there: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.holder === self } }
  private var isRow: Bool { axis == .horizontal }

  private func spaces(_ views: [UIView]) -> [CGFloat] {
    views.dropLast().map { gaps[ObjectIdentifier($0)] ?? spacing }
  }

  override func fittingSize(width: CGFloat? = nil) -> CGSize {
    let views = there
    let sizes = views.map { $0.fittingSize(width: isRow ? nil : width) }
    let between = spaces(views).reduce(0, +)
    let size =
      isRow
      ? CGSize(
        width: sizes.reduce(between) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      : CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(between) { $0 + $1.height })
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  func arrange() {
    let views = there
    guard !views.isEmpty else { return }
    let area = CGRect(
      x: margins.left, y: margins.top, width: frame.width - margins.left - margins.right,
      height: frame.height - margins.top - margins.bottom)
    let whole = isRow ? area.width : area.height
    let sizes = views.map { $0.fittingSize(width: isRow ? nil : area.width) }
    var spaces = spaces(views)
    let lengths = lengths(views, sizes.map { isRow ? $0.width : $0.height }, in: whole, &spaces)
    var start = isRow ? area.minX : area.minY
    for (index, view) in views.enumerated() {
      let own = isRow ? sizes[index].height : sizes[index].width
      let room = isRow ? area.height : area.width
      let across = alignment == .fill ? room : own
      let offset =
        switch alignment {
        case .fill, .leading, .firstBaseline: CGFloat(0)
        case .center: (room - across) / 2
        case .trailing, .lastBaseline: room - across
        }
      view.frame =
        isRow
        ? CGRect(x: start, y: area.minY + offset, width: lengths[index], height: across)
        : CGRect(x: area.minX + offset, y: start, width: across, height: lengths[index])
      start += lengths[index] + (index < spaces.count ? spaces[index] : 0)
    }
  }

  private func lengths(
    _ views: [UIView], _ own: [CGFloat], in whole: CGFloat, _ spaces: inout [CGFloat]
  ) -> [CGFloat] {
    let between = spaces.reduce(0, +)
    let total = own.reduce(0, +)
    let left = whole - between - total
    switch distribution {
    case .fillEqually:
      return own.map { _ in max(0, (whole - between) / CGFloat(own.count)) }
    case .fillProportionally where total > 0:
      return own.map { max(0, $0 + left * $0 / total) }
    case .equalSpacing, .equalCentering:
      if left > 0, !spaces.isEmpty {
        spaces = spaces.map { $0 + left / CGFloat(spaces.count) }
      }
      return own
    case .fill, .fillProportionally:
      // What holds its content least takes what is left: what has none, or else the first.
      let along: Axis = isRow ? .horizontal : .vertical
      let weakest = views.indices.min {
        let a = own[$0] > 0 ? views[$0].hugging[along, default: .defaultLow].rawValue : -1
        let b = own[$1] > 0 ? views[$1].hugging[along, default: .defaultLow].rawValue : -1
        return a < b
      }
      return own.indices.map { max(0, own[$0] + ($0 == weakest ? left : 0)) }
    }
  }
}
