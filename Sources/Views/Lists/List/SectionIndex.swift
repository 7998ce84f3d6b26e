import Foundation
import Geometry
import Motion
import ViewEngine

/// A section that the index of its list leads to.
struct SectionIndexEntry: Equatable {
  let section: AnyHashable
  let label: Text

  @MainActor
  init?(_ section: SectionRows) {
    guard let label = section.traits.indexLabel else { return nil }
    self.section = section.id
    self.label = label
  }
}

enum SectionIndexKey: PreferenceKey {
  static var defaultValue: [SectionIndexEntry] { [] }

  /// A list within a row has an index of its own.
  static func reduce(value: inout [SectionIndexEntry], nextValue: () -> [SectionIndexEntry]) {
    if value.isEmpty { value = nextValue() }
  }
}

/// Puts the index at the side of a list, over it.
struct SectionIndexModifier: ViewModifier {
  let proxy: ScrollViewProxy
  @Environment(\.listSectionIndexVisibility) private var visibility
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    content
      .overlayPreferenceValue(SectionIndexKey.self) { entries in
        if isShown, !entries.isEmpty { SectionIndex(entries: entries, proxy: proxy) }
      }
      // A list around this one has sections of its own.
      .transformPreference(SectionIndexKey.self) { $0 = [] }
  }

  /// A Mac's and a television's lists have none (`listSectionIndexVisibility` is not there).
  private var isShown: Bool { visibility != .hidden && (idiom == .phone || idiom == .pad) }
}

/// Letters below each other at the end of a list, which lead to its sections.
///
/// - Matches: documentation of `listSectionIndexVisibility`: letters in a column at the trailing side, a tap on one jumps
///   to its section. UIKit's `sectionIndexTitles`: a finger may slide over them, and the list follows at once. Lengths
///   are by eye.
struct SectionIndex: View {
  let entries: [SectionIndexEntry]
  let proxy: ScrollViewProxy

  private enum Constants {
    /// From one letter to the next.
    static let pitch: CGFloat = 14
    static let width: CGFloat = 20
    static let font = Font.system(size: 11, weight: .semibold)
    static let dot = "•"
  }

  var body: some View {
    GeometryReader { geometry in
      let places = Self.places(of: entries.count, in: geometry.size.height)
      VStack(spacing: 0) {
        ForEach(places.indices, id: \.self) { index in
          (places[index].map { entries[$0].label } ?? Text(verbatim: Constants.dot))
            .lineLimit(1).fixedSize()
            .frame(width: Constants.width, height: Constants.pitch)
        }
      }
      .font(Constants.font)
      .foregroundStyle(.tint)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { touch in
          show(at: touch.location.y / (CGFloat(places.count) * Constants.pitch))
        }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
  }

  /// - Parameter part: Of the column's height.
  private func show(at part: CGFloat) {
    let index = Int((part * CGFloat(entries.count)).rounded(.down))
    proxy.scrollTo(entries[min(max(index, 0), entries.count - 1)].section, anchor: .top)
  }

  /// The entries that are written below each other; nil is a dot for those between two, where not all of them fit.
  static func places(of count: Int, in height: CGFloat) -> [Int?] {
    let lines = max(1, Int(height / Constants.pitch))
    guard count > lines else { return Array(0..<count) }
    // Letters and dots take turns, and a letter is at each end.
    let letters = max(1, (lines + 1) / 2)
    guard letters > 1 else { return [0] }
    let step = Double(count - 1) / Double(letters - 1)
    var places: [Int?] = []
    for letter in 0..<letters {
      if letter > 0 { places.append(nil) }
      places.append(Int((Double(letter) * step).rounded()))
    }
    return places
  }
}
