import Foundation
import Geometry
import Motion
import ViewEngine

/// A Mac's date on a field, each part of which a click marks; a stepper beside it changes that part,
/// or the first. By eye.
struct MacDateField: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @State private var chosen: DatePart.Kind?
  @Environment(\.self) private var environment

  private enum Constants {
    static let height: CGFloat = 22
    static let inset: CGFloat = 5
    static let radius: CGFloat = 5
    static let stepperGap: CGFloat = 4
    /// Of two figures.
    static let numberWidth: CGFloat = 16
    static let markRadius: CGFloat = 2
  }

  private var reading: DateReading { DateReading(environment) }
  private var date: Date { configuration.limits.clamped(reading.inClip(configuration.selection)) }

  private var parts: [DatePart] {
    DatePart.all(of: date, configuration.displayedComponents, reading)
  }

  var body: some View {
    HStack(spacing: Constants.stepperGap) {
      HStack(spacing: 0) {
        ForEach(parts) { face($0) }
      }
      .font(.system(size: 13).monospacedDigit())
      .padding(.horizontal, Constants.inset)
      .frame(height: Constants.height)
      .background {
        RoundedRectangle(cornerRadius: Constants.radius, style: .continuous)
          .fill(Color(.systemBackground))
          .strokeBorder(Color(system: .label).opacity(0.2), lineWidth: 0.5)
      }
      if hasStepper { MacStepper(increment: { step(by: 1) }, decrement: { step(by: -1) }) }
    }
    .fixedSize()
    .modifier(NoRowTextModifier())
  }

  @ViewBuilder private func face(_ part: DatePart) -> some View {
    if let kind = part.kind {
      field(part, kind)
    } else {
      Text(verbatim: part.text).foregroundStyle(Color.primary)
    }
  }

  private func field(_ part: DatePart, _ kind: DatePart.Kind) -> some View {
    let isChosen = kind == chosen
    return Text(verbatim: part.text)
      .foregroundStyle(isChosen ? Color.white : Color.primary)
      .frame(minWidth: part.isNumber ? Constants.numberWidth : nil, alignment: .trailing)
      .background {
        if isChosen { RoundedRectangle(cornerRadius: Constants.markRadius).fill(.tint) }
      }
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: { chosen = kind }))
  }

  private func step(by count: Int) {
    guard let part = chosen ?? parts.lazy.compactMap(\.kind).first else { return }
    chosen = part
    configuration.selection = configuration.limits.clamped(
      reading.stepping(date, part, by: count))
  }
}
