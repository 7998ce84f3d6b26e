import Foundation
import Geometry
import Motion
import ViewEngine

/// A box before the label, with a check mark in the tint colour while the toggle is on.
///
/// - Matches: a Mac's boxes by eye, not measured.
public struct CheckboxToggleStyle: ToggleStyle {
  private enum Constants {
    static let side: CGFloat = 14
    static let radius: CGFloat = 3.5
    static let gap: CGFloat = 6
  }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: Constants.gap) {
        box(isOn: configuration.isOn)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }

  private func box(isOn: Bool) -> some View {
    RoundedRectangle(cornerRadius: Constants.radius, style: .continuous)
      .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemBackground)))
      .overlay {
        if isOn {
          Image(systemName: "checkmark").font(.system(size: 9, weight: .bold))
            .foregroundStyle(Color.white)
        } else {
          RoundedRectangle(cornerRadius: Constants.radius, style: .continuous)
            .strokeBorder(Color(.systemGray3))
        }
      }
      .frame(width: Constants.side, height: Constants.side)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
