import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lengths of popovers in points, measured on a recording (Popover) where not said otherwise.
enum PopoverConstants {
  static let cornerRadius: CGFloat = 13
  static let arrow = CGSize(width: 36, height: 13)
  /// Above and below what is in it, where the arrow is above or below: a padded line of text is 12
  /// points less high than its bubble.
  static let slack: CGFloat = 6
  /// To the screen's sides; not measured.
  static let margin: CGFloat = 10
}

/// A bubble that points at a view.
struct PopoverOverlay: View {
  let entry: OverlayEntry
  let place: PopoverPlace
  let screen: CGSize
  @State private var record = PopoverRecord()
  @State private var isShown = false
  @State private var target: CGRect?
  @State private var look = PresentationLookKey.defaultValue
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom

  var body: some View {
    let target = target ?? place.target(of: entry.source)
    let side = PopoverPlacement.side(place.edge, of: target, in: screen)
    ZStack {
      // As UIKit calls it.
      OverlayCatcher(close: entry.dismiss, isWayBack: { true })
        .accessibilityLabel("dismiss popup").accessibilityIdentifier(
          OverlayCatcher.popoverIdentifier)
      PopoverPlacement(target: target, side: side, record: record) {
        bubble(side)
      }
      .fadedAsOne(isShown ? 1 : 0)
    }
    .frame(width: screen.width, height: screen.height)
    .transition(
      .scale(
        scale: MenuConstants.smallestScale,
        anchor: PopoverPlacement.tip(side, of: target, in: screen)
      ).combined(with: .fadedAsOne)
    )
    .onAppear { self.target = target }
  }

  private func bubble(_ side: Edge) -> some View {
    let shape = PopoverShape(side: side, record: record)
    return VStack { entry.content }
      .modifier(
        PreferenceReadingModifier<PresentationLookKey> { new in
          decide(new.horizontalAdaptation)
          if look != new { look = new }
        }
      )
      .onAppear {
        // What the content says comes after this; without a word it is what the platform does.
        ViewGraph.current?.afterUpdate { decide(.automatic) }
      }
      .modifier(PopoverInsetsModifier(insets: PopoverPlacement.insets(side)))
      .clipShape(shape)
      .background { if look.background == nil { plain(shape) } }
      .background {
        if idiom == .mac {
          ZStack {
            look.background?.clipShape(shape)
            MacPanelShadow(outline: shape)
          }
        } else {
          filled(shape)
            .shadow(
              color: .black.opacity(MenuConstants.shadowOpacity), radius: MenuConstants.shadowRadius
            )
        }
      }
  }

  @ViewBuilder private func plain(_ shape: PopoverShape) -> some View {
    if idiom == .mac {
      shape.fill(MacPanel.ground(in: colorScheme))
    } else {
      shape.fill(ground)
    }
  }

  /// What the bubble and its arrow are made of.
  @ViewBuilder private func filled(_ shape: PopoverShape) -> some View {
    if let background = look.background {
      background.clipShape(shape)
    } else {
      shape.fill(ground)
    }
  }

  private var ground: Color {
    colorScheme == .dark ? Color(.secondarySystemBackground) : Color(.systemBackground)
  }

  private func decide(_ adaptation: PresentationAdaptation) {
    guard !record.isDecided else { return }
    record.isDecided = true
    let form = place.isCompact ? adaptation.form : .popover
    isShown = form == .popover
    place.become(form)
  }
}

/// Where a popover has been put, for its outline.
final class PopoverRecord {
  /// Of the arrow's tip along the side, from the bubble's left or top.
  var tip: CGFloat = 0
  /// Its content has been asked what to become.
  var isDecided = false
}
