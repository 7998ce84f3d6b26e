import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The bar itself.
struct TopTabBar: View {
  let tabs: [Subview]
  let selected: Int
  let choose: (Int) -> Void
  let openSidebar: (() -> Void)?
  @Environment(\.idiom) private var idiom

  static func height(on idiom: DeviceIdiom) -> CGFloat {
    switch idiom {
    case .mac: 40
    case .tv: 100
    default: 50
    }
  }

  private var lengths: (bar: CGFloat, inset: CGFloat, padding: CGFloat) {
    switch idiom {
    case .mac: (24, 2, 14)
    case .tv: (70, 5, 34)
    default: (40, 3, 14)
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      if let openSidebar {
        Button(action: openSidebar) { Image(systemName: "sidebar.leading") }
          .accessibilityLabel("Sidebar")
          .foregroundStyle(Color.primary)
          .padding(.horizontal, 12)
      }
      ForEach(Array(tabs.indices), id: \.self) { tab($0) }
    }
    .padding(lengths.inset)
    .frame(height: lengths.bar)
    .background(field, in: shape)
    .transaction { $0.animation = nil }
  }

  private var field: AnyShapeStyle {
    idiom == .mac ? AnyShapeStyle(Color(.secondarySystemFill)) : AnyShapeStyle(.regularMaterial)
  }

  private var shape: AnyShape {
    idiom == .mac ? AnyShape(RoundedRectangle(cornerRadius: 6)) : AnyShape(Capsule())
  }

  private func tab(_ index: Int) -> some View {
    let isSelected = index == selected
    // A tablet's tab that searches is its glass alone.
    let isPicture = idiom == .pad && tabs[index].tabMark?.isSearch == true
    return ZStack {
      if let label = tabs[index].tabMark?.label {
        TabLabelPart(label: label, isNamed: isPicture) {
          isPicture ? $0 is ImageItem : $0 is TextItem
        }
        .labelStyle(TabLabelStyle()).lineLimit(1)
      }
    }
    .font(font(isSelected))
    .foregroundStyle(color(isSelected))
    .padding(.horizontal, lengths.padding)
    .frame(maxHeight: .infinity)
    .background {
      if isSelected { shape.fill(selectedField) }
    }
    .contentShape(Rectangle())
    .modifier(PressModifier(setPressed: { _ in }, action: { choose(index) }))
    .modifier(TabTouchModifier(isSelected: isSelected))
  }

  private func font(_ isSelected: Bool) -> Font {
    switch idiom {
    case .mac: .system(size: 13)
    case .tv: .system(size: 29, weight: .medium)
    default: .system(size: 15, weight: isSelected ? .semibold : .medium)
    }
  }

  private func color(_ isSelected: Bool) -> AnyShapeStyle {
    switch idiom {
    case .tv: AnyShapeStyle(isSelected ? Color.black : Color.white)
    case .mac: AnyShapeStyle(Color.primary)
    default: isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
    }
  }

  private var selectedField: Color {
    switch idiom {
    case .tv: .white
    case .mac: Color(.systemBackground)
    default: Color(.secondarySystemFill)
    }
  }
}
