import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A watch's date: a button with its label above the date, which opens wheels on a page of their own.
///
/// - Matches: watchOS 10, by eye; the wheels are a phone's made smaller.
struct WatchDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment
  @State private var isOpen = false

  private enum Constants {
    static let margin: CGFloat = 4
    /// So that the drum stays below the sheet's bar.
    static let largestScale: CGFloat = 0.85
  }

  private var reading: DateReading { DateReading(environment) }
  private var components: DatePickerComponents { configuration.displayedComponents }

  private var text: String {
    let date = reading.inClip(configuration.selection)
    let parts = [
      components.contains(.date) ? reading.day(date) : nil,
      components.contains(.hourAndMinute) ? reading.time(date) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        if !environment.labelsAreHidden { configuration.label.font(.system(size: 16)) }
        Text(verbatim: text).font(.system(size: 14)).foregroundStyle(Color(.secondaryLabel))
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .sheet(isPresented: $isOpen) { wheels }
  }

  /// All wheels together, before they are made as wide as the watch.
  private var wheelsWidth: CGFloat {
    switch components {
    case .date: 214
    case .hourAndMinute: 180
    default: 316
    }
  }

  private var wheels: some View {
    let wheelsWidth = wheelsWidth
    let width = (ViewGraph.current?.canvas.size.width ?? wheelsWidth) - 2 * Constants.margin
    let scale = min(Constants.largestScale, width / wheelsWidth)
    return DateWheels(
      selection: configuration.$selection, limits: configuration.limits, components: components,
      width: wheelsWidth
    )
    .scaleEffect(scale)
    .frame(width: width, height: WheelDrum.Constants.height * scale)
  }
}
