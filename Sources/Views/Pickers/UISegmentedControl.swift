import Foundation
import ViewEngine

/// Choices side by side, drawn as SwiftUI's. Of its appearance are heeded the colours of the thumb and of what is behind the
/// segments, and the colour and the font of titles that are chosen and of others.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  open override class func appearance() -> UISegmentedControl {
    UIAppearances.proxy(UISegmentedControl.self) { UISegmentedControl() }
  }

  /// No segment.
  nonisolated public static let noSegment = -1

  private var titles: [String] = [] { didSet { changed() } }
  public var selectedSegmentIndex = noSegment { didSet { changed() } }
  /// - Note: Approximated: heeded as an appearance, for all segmented pickers.
  public var selectedSegmentTintColor: UIColor?
  private var attributes: [State.RawValue: UIKitText.Attributes] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: Strings; a picture is an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  public var numberOfSegments: Int { titles.count }

  public func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }

  public func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// - Note: Approximated: heeded as an appearance, for all segmented pickers.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// Whether chosen titles are written otherwise than the others.
  var tellsSelected: Bool { attributes[State.selected.rawValue]?.isEmpty == false }

  /// How a title is written: what is chosen has the others' attributes too, where it has none of its own.
  func attributes(isSelected: Bool) -> UIKitText.Attributes {
    let normal = attributes[State.normal.rawValue] ?? [:]
    guard isSelected, let own = attributes[State.selected.rawValue] else { return normal }
    return normal.merging(own) { $1 }
  }

  /// Beside a title, and of all of it, in points; by eye.
  private static let (room, height): (CGFloat, CGFloat) = (20, 32)

  /// All segments are as wide as the widest wants to be.
  open override var intrinsicContentSize: CGSize {
    let widths = titles.compactMap {
      AnyView(Text(verbatim: $0).font(.system(size: 13, weight: .medium))).idealSize()?.width
    }
    guard let widest = widths.max() else { return super.intrinsicContentSize }
    return CGSize(
      width: CGFloat(titles.count) * (widest + Self.room).rounded(.up), height: Self.height)
  }

  override var ownContent: AnyView? {
    let titles = titles
    let selection = Binding(get: { self.selectedSegmentIndex }) {
      self.selectedSegmentIndex = $0
      self.sendActions(for: .valueChanged)
    }
    return AnyView(
      Picker("", selection: selection) {
        ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}
