import Foundation
import Geometry
import ViewEngine

/// UIKit's control to choose a time, drawn as SwiftUI's.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  public var date = _ClipTime.now { didSet { changed() } }
  public var minimumDate: Date? { didSet { changed() } }
  public var maximumDate: Date? { didSet { changed() } }
  public var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  public var preferredDatePickerStyle = Style.automatic { didSet { changed() } }
  /// - Note: Accepted: each minute can be chosen.
  public var minuteInterval = 1
  /// - Note: Accepted: dates are written as in the rest of the clip.
  public var locale: Locale?
  public var timeZone: TimeZone?

  public func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var ownContent: AnyView? {
    let date = Binding(get: { self.date }) {
      self.date = $0
      self.sendActions(for: .valueChanged)
    }
    let range = (minimumDate ?? .distantPast)...max(minimumDate ?? .distantPast, latest)
    let picker = DatePicker("", selection: date, in: range, displayedComponents: components)
      .labelsHidden().disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: return AnyView(picker.datePickerStyle(.compact))
    }
  }

  private var latest: Date { maximumDate ?? .distantFuture }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
}
