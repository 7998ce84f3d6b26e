import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Asks what to do: at the bottom of a phone's screen, in the middle of it since iOS 26, all over a watch's, in a popover
/// at the view on a tablet, in a box in the middle on anything else.
struct DialogModifier<Dialog: View>: ViewModifier {
  @Binding var isPresented: Bool
  let dialog: () -> Dialog
  @State private var anchor = SourceAnchor()
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass

  func body(content: Content) -> some View {
    content
      .modifier(SourceModifier(anchor: anchor))
      .presenting(shown(on: isGlass ? [] : [.phone]), .dialog, content: dialog)
      .presenting(
        shown(on: isGlass ? [.mac, .tv, .watch, .phone] : [.mac, .tv, .watch]), .alert,
        content: dialog
      )
      .overlaying(shown(on: [.pad]), { .popover(place) }, from: anchor) { AnyView(dialog()) }
  }

  private func shown(on idioms: Set<DeviceIdiom>) -> Binding<Bool> {
    Binding(
      get: { isPresented && idioms.contains(idiom) }, set: { if !$0 { isPresented = false } })
  }

  private var place: PopoverPlace {
    PopoverPlace(attachment: .rect(.bounds), edge: .bottom, isCompact: false, become: { _ in })
  }
}

extension View {
  func presentingDialog(
    _ isPresented: Binding<Bool>, content: @escaping () -> some View
  ) -> some View {
    modifier(DialogModifier(isPresented: isPresented, dialog: content))
  }
}

/// The buttons of a confirmation dialog in a popover: no one cancels, a tap beside it does.
///
/// - Matches: a tablet's by eye, not measured.
struct DialogPopover: View {
  let title: Text?
  let message: SubviewsCollection
  let choices: [Subview]

  static let width: CGFloat = 304

  var body: some View {
    VStack(spacing: 0) {
      if title != nil || !message.isEmpty {
        VStack(spacing: 6) {
          title?.fontWeight(.semibold)
          message
        }
        .font(.system(size: 13)).multilineTextAlignment(.center)
        .foregroundStyle(Color(.secondaryLabel))
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
      }
      ForEach(choices) { button in
        if title != nil || !message.isEmpty || button.id != choices.first?.id {
          Color(.separator).frame(height: 0.5)
        }
        button
      }
    }
    .frame(width: Self.width)
    .padding(.vertical, -PopoverConstants.slack)
  }
}
