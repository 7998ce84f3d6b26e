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
  private var cells: [Int: UICollectionViewCell] = [:]
  private var notes: [String: UICollectionReusableView] = [:]
  /// Sections that scroll by themselves.
  private var bands: [Int: UIScrollView] = [:]
  /// What of the content has its views.
  private var arranged = CGRect.zero

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
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
    cells[name] = cell
    return cell
  }

  private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = place.representedElementKind else { return cell(at: place.indexPath) }
    let key = "\(kind) \(place.indexPath.section) \(place.indexPath.item)"
    if let view = notes[key] { return view }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
    notes[key] = view
    return view
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

  /// What an item's view lies on: all that scrolls, or what its section scrolls.
  private func ground(of place: UICollectionViewLayoutAttributes) -> UIView {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let index = place.band, let band = layout?.bands[index] else { return self }
    let view = bands[index] ?? UIScrollView()
    bands[index] = view
    (view.frame, view.contentSize) = (band.frame, band.contentSize)
    view.isPagingEnabled = band.turnsPages
    view.showsHorizontalScrollIndicator = false
    view.alwaysBounceHorizontal = true
    return view
  }

  private func show(_ places: [UICollectionViewLayoutAttributes]) {
    var shown: [UIView] = []
    var across: [ObjectIdentifier: [UIView]] = [:]
    for place in places {
      guard let view = view(at: place) else { continue }
      let ground = ground(of: place)
      let isNew = view.holder !== ground
      (view.frame, view.alpha, view.transform) = (place.frame, place.alpha, place.transform)
      view.isHidden = place.isHidden
      view.apply(place)
      if ground === self {
        shown.append(view)
      } else {
        across[ObjectIdentifier(ground), default: []].append(view)
      }
      guard isNew else { continue }
      view.holder = ground
      view.move(intoWindow: isInWindow)
      guard let cell = view as? UICollectionViewCell else { continue }
      listener?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
    }
    let gone = subviews.filter { old in
      old is UICollectionReusableView && !shown.contains { $0 === old }
    }
    for view in gone {
      view.holder = nil
      view.move(intoWindow: false)
    }
    let rows = bands.values.filter { across[ObjectIdentifier($0)] != nil }
      .sorted { $0.frame.minY < $1.frame.minY }
    for row in rows {
      row.holder = self
      row.subviews = across[ObjectIdentifier(row)] ?? []
    }
    let others = subviews.filter { old in
      !(old is UICollectionReusableView) && !bands.values.contains { $0 === old }
    }
    subviews = others + rows + shown
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
