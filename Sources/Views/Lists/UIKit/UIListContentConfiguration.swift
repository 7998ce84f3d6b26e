import Foundation
import Geometry
import Motion
import ViewEngine

/// A picture and two texts, as rows of lists have them.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
  }

  /// How the picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Zero is as large as it is.
    public var maximumSize = CGSize.zero
  }

  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  private let isBeside: Bool

  private init(isBeside: Bool, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .label) {
    self.isBeside = isBeside
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: isBeside ? 17 : 15), color: .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration { Self(isBeside: false) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(isBeside: false) }
  public static func valueCell() -> UIListContentConfiguration { Self(isBeside: true) }
  public static func sidebarCell() -> UIListContentConfiguration { Self(isBeside: false) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(isBeside: false) }

  /// What is above or below a section.
  public static func plainHeader() -> UIListContentConfiguration {
    Self(isBeside: false, font: .systemFont(ofSize: 17, weight: .semibold))
  }
  public static func plainFooter() -> UIListContentConfiguration { note }
  public static func groupedHeader() -> UIListContentConfiguration { note }
  public static func groupedFooter() -> UIListContentConfiguration { note }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(isBeside: false, font: .systemFont(ofSize: 20, weight: .bold))
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    Self(isBeside: false, font: .systemFont(ofSize: 20, weight: .bold))
  }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { note }

  private static var note: UIListContentConfiguration {
    Self(isBeside: false, font: .systemFont(ofSize: 13), color: .secondaryLabel)
  }

  public var _row: AnyView {
    AnyView(
      HStack(spacing: 16) {
        if let image { picture(image) }
        if isBeside {
          line(text, textProperties)
          Spacer(minLength: 8)
          line(secondaryText, secondaryTextProperties)
        } else {
          VStack(alignment: .leading, spacing: 3) {
            line(text, textProperties)
            line(secondaryText, secondaryTextProperties)
          }
        }
      })
  }

  @ViewBuilder private func line(_ text: String?, _ look: TextProperties) -> some View {
    if let text {
      Text(verbatim: text).font(look.font.font).foregroundStyle(look.color.color)
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
    }
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let most = imageProperties.maximumSize
    let shown = Image(uiImage: image)
    let radius = imageProperties.cornerRadius
    if most == .zero {
      shown.foregroundStyle(imageProperties.tintColor?.color ?? .accentColor)
        .clipShape(RoundedRectangle(cornerRadius: radius))
    } else {
      shown.resizable().scaledToFit().frame(maxWidth: most.width, maxHeight: most.height)
        .foregroundStyle(imageProperties.tintColor?.color ?? .accentColor)
        .clipShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}
