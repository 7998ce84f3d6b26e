import Foundation
import Geometry
import Motion
import ViewEngine

/// The chosen one with arrows, after the label where the picker is a row; it opens a menu of all.
struct MenuPicker<SelectionValue: Hashable>: View {
  let label: AnyView?
  /// What scripts find it by.
  let name: String?
  let isRow: Bool
  let picker: PickerChoices<SelectionValue>
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @State private var anchor = SourceAnchor()
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.idiom) private var idiom

  var body: some View {
    HStack(spacing: 0) {
      // All of a television's row is a button, which has the focus.
      if idiom != .tv { title }
      Button {
        isOpen = true
      } label: {
        switch idiom {
        case .mac: MacPopUpLabel(isFlat: isRow) { value }
        case .tv:
          HStack(spacing: 0) {
            title
            chosen
          }
        default: chosen
        }
      }
      .modifier(PlainOnMac())
      .fadedAsOne(isOpen && idiom != .mac ? MenuConstants.openLabelOpacity : 1)
      .animation(isOpen ? MenuConstants.opening : nil, value: isOpen)
      .modifier(SourceModifier(anchor: anchor))
      .modifier(HiddenLabelModifier(label: name?.isEmpty == false ? name : nil))
    }
    .overlaying($isOpen, { .menu }, from: anchor) { AnyView(MenuChoices(picker: picker)) }
  }

  @ViewBuilder private var title: some View {
    if let label {
      SubtitledLabel(label: label)
      Spacer(minLength: 8)
    }
  }

  private var chosen: some View {
    HStack(spacing: 4) {
      value
      if indicator != .hidden {
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
    }
    .foregroundStyle(style)
  }

  @ViewBuilder private var value: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      SubviewsReader(content: picker.content) { options in
        if let index = picker.index(in: options) {
          let _ =
            anchor.chosen = ChosenChoice(
              index: index, count: options.count, inset: MacPopUpInset.leading(isFlat: isRow))
          options[index]
        }
      }
    }
  }

  private var style: AnyShapeStyle {
    isRow ? idiom.styleOfValues : AnyShapeStyle(.tint)
  }
}

extension DeviceIdiom {
  /// Of what stands at the end of a row. A television's row turns black on white with the focus, and its value with it.
  var styleOfValues: AnyShapeStyle {
    self == .tv ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color(.secondaryLabel))
  }
}

/// The choices of a picker as rows of a menu, the chosen one with a check.
struct MenuChoices<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>

  var body: some View {
    SubviewsReader(content: picker.content) { options in
      ForEach(options) { option in
        if option.isDivider {
          // A wide gap of the menu.
          Divider()
        } else {
          MenuRow(
            mark: picker.isChosen(option) ? .check : .none, isMarked: picker.isChosen(option),
            action: { picker.choose(option.tag) }, label: option)
        }
      }
    }
  }
}

/// A group of rows of a menu, with a heading where there is one.
struct MenuSection<Content: View>: View {
  let label: AnyView?
  @ViewBuilder let content: Content

  var body: some View {
    if let label, plainText(of: label) != "" {
      Section {
        content
      } header: {
        label
      }
    } else {
      Section { content }
    }
  }
}
