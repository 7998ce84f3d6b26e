import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The choices as rows of a list, the chosen one with a check, under the picker's label.
struct InlinePicker<SelectionValue: Hashable>: View {
  let label: AnyView?
  let picker: PickerChoices<SelectionValue>

  var body: some View {
    if let label, plainText(of: label) != "" { label }
    PickerRows(picker: picker, chosen: {})
  }
}

/// Rows of a list to choose from.
struct PickerRows<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  /// Something has been chosen.
  let chosen: () -> Void
  @Environment(\.idiom) private var idiom

  var body: some View {
    SubviewsReader(content: picker.content) { options in
      ForEach(options) { option in
        Button {
          picker.choose(option.tag)
          chosen()
        } label: {
          HStack(spacing: 0) {
            shown(option)
            Spacer(minLength: 8)
            if picker.isChosen(option) {
              Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold))
                .foregroundStyle(.tint)
            }
          }
          .contentShape(Rectangle())
        }
        .foregroundStyle(Color.primary)
        // A demo shows that another can be chosen.
        .modifier(TouchAppealModifier(appeal: picker.isChosen(option) ? .idle : .usual))
      }
    }
  }

  @ViewBuilder private func shown(_ option: Subview) -> some View {
    if idiom == .tv {
      // Made in the button, whose text turns dark with the focus.
      SubviewsReader(content: picker.content) { options in
        ForEach(options.filter { $0.tag == option.tag }) { $0 }
      }
    } else {
      option
    }
  }
}

/// A row with what is chosen, which pushes a page of all.
struct NavigationLinkPicker<SelectionValue: Hashable>: View {
  let label: AnyView
  let picker: PickerChoices<SelectionValue>
  @Environment(\.idiom) private var idiom

  var body: some View {
    NavigationLink {
      PickerPage(picker: picker)
        .navigationTitle(plainText(of: label) ?? "")
        .navigationBarTitleDisplayMode(.inline)
    } label: {
      if idiom == .watch {
        // A watch's rows have no room beside each other; by eye from watchOS 10.
        VStack(alignment: .leading, spacing: 0) {
          SubtitledLabel(label: label)
          chosen.font(.footnote)
        }
      } else {
        HStack(spacing: 0) {
          SubtitledLabel(label: label)
          Spacer(minLength: 8)
          chosen
        }
      }
    }
    .modifier(HiddenLabelModifier(label: plainText(of: label)))
  }

  private var chosen: some View {
    SubviewsReader(content: picker.content.foregroundStyle(idiom.styleOfValues)) { options in
      if let index = picker.index(in: options) { options[index] }
    }
  }
}

/// All choices; one of them takes the page off again.
private struct PickerPage<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(picker: picker) { dismiss() } }
  }
}
