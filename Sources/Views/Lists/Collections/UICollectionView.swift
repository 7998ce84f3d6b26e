import Foundation
import Geometry
import Motion
import ViewEngine

/// UIKit's view of many items: each a view where its layout says.
///
/// - Note: Approximated: its appearance has no effect on what lists are from iOS 16 on; a cell is made for each item near
///   what is seen and stays its own.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open override class func appearance() -> UICollectionView {
    UIAppearances.proxy(UICollectionView.self) { UICollectionView() }
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      wearGround()
      changed()
    }
  }
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  /// Behind all items, and never scrolled.
  ///
  /// - Note: Accepted: not seen in a clip.
  public var backgroundView: UIView?
  /// - Note: Accepted: no effect in a clip.
  public var isPrefetchingEnabled = true

  /// What its items are known by; nil until it has been looked.
  var sections: [TableChanges.Section]?
  /// What is told in `performBatchUpdates`.
  var pending: TableChanges?
  /// Names of those that are chosen.
  var chosen: [Int] = []
  private var kinds: [String: UICollectionReusableView.Type] = [:]
  private var lastName = 0
  var cells: [Int: UICollectionViewCell] = [:]
  var notes: [String: UICollectionReusableView] = [:]
  /// Sections that scroll by themselves.
  var bands: [Int: UIScrollView] = [:]
  /// What of the content has its views.
  var arranged = CGRect.zero

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    wearGround()
  }

  /// A list has a colour behind its rows, unless somebody has said one.
  private func wearGround() {
    let ground = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.ground
    if backgroundColor == nil, let ground { backgroundColor = ground }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  override var choosesTarget: Bool { true }

  override func movesDown(in size: CGSize) -> Bool {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
  }

  override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// All of the content that is seen, as UIKit counts bounds.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set { frame.size = newValue.size }
  }

  // MARK: Its views

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    kinds[identifier] = cellClass as? UICollectionReusableView.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    kinds[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = kinds[identifier]?._made(.zero) as? UICollectionViewCell ?? UICollectionViewCell()
    made.reuseIdentifier = identifier
    return made
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = kinds[elementKind + identifier]?._made(.zero) ?? UICollectionReusableView()
    made.reuseIdentifier = identifier
    return made
  }

  func newName() -> Int {
    lastName += 1
    return lastName
  }

  func forget(_ name: Int) { cells[name] = nil }

  func forgetAll() {
    (cells, notes, sections) = ([:], [:], nil)
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    guard let name = name(at: path) else { return nil }
    if let cell = cells[name] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("tap") { [weak self] in self?.tapped(name) })
    cell.addGestureRecognizer(tap)
    let press = CellPressRecognizer()
    press.pressed = { [weak self] in self?.pressed(name, $0) }
    cell.addGestureRecognizer(press)
    cells[name] = cell
    if chosen.contains(name) { cell.isSelected = true } else { cell.setNeedsUpdateConfiguration() }
    return cell
  }

  override func arrangeContent(in size: CGSize) {
    ChangeCount.quietly {
      frame.size = size
      // How many there are is known before it is asked where they stand.
      _ = knownSections
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
      arranged = CGRect(origin: contentOffset, size: size).insetBy(
        dx: -2 * size.width, dy: -2 * size.height)
      let places = collectionViewLayout.layoutAttributesForElements(in: arranged) ?? []
      show(places.sorted { $0.zIndex < $1.zIndex })
    }
  }

  override func moved(to point: CGPoint) {
    super.moved(to: point)
    let seen = CGRect(origin: point, size: frame.size)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: seen)
      || !arranged.contains(seen.insetBy(dx: -frame.width / 2, dy: -frame.height / 2))
    {
      changed()
    }
  }
}
