import Foundation
import Motion
import ViewEngine

/// A month's days under its name, with arrows to the months beside it; a tap on the name shows
/// wheels for month and year instead. Lengths and fonts by eye, not measured.
struct MonthCalendar: View {
  let limits: DateLimits
  /// A day of the month that is shown first.
  let first: Date
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @Environment(\.self) private var environment
  @State private var shown: Date?
  @State private var isForward = true
  @State private var showsWheels = false

  private enum Constants {
    static let headerHeight: CGFloat = 44
    static let margin: CGFloat = 10
    static let turn = Animation.smooth(duration: 0.35)
    static let reveal = Animation.smooth(duration: 0.3)
  }

  private var reading: DateReading { DateReading(environment) }
  private var month: Date { reading.startOfMonth(shown ?? first) }

  var body: some View {
    VStack(spacing: 0) {
      header
      if showsWheels {
        MonthWheels(month: month) { shown = $0 }
          .frame(height: MonthDays.height(rows: 6) + MonthDays.Constants.weekdays)
          .transition(.fadedAsOne)
      } else {
        VStack(spacing: 0) {
          WeekdayNames(reading: reading)
          ZStack(alignment: .top) {
            MonthDays(
              reading: reading, month: month, limits: limits, isChosen: isChosen, choose: choose
            )
            .id(month)
            .transition(.push(from: isForward ? .trailing : .leading))
          }
          .clipped()
        }
        .transition(.fadedAsOne)
      }
    }
    .onChange(of: reading.startOfMonth(first)) { _, new in
      guard shown != nil, new != month else { return }
      turn(to: new)
    }
    .modifier(NoRowTextModifier())
  }

  private var header: some View {
    HStack(spacing: 0) {
      Button {
        withAnimation(Constants.reveal) { showsWheels.toggle() }
      } label: {
        HStack(spacing: 5) {
          Text(verbatim: reading.month(month)).font(.headline)
            .foregroundStyle(showsWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
            .transaction { $0.animation = nil }
          Image(systemName: "chevron.right").font(.system(size: 13, weight: .bold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(showsWheels ? 90 : 0))
        }
      }
      Spacer()
      if !showsWheels {
        HStack(spacing: 28) {
          arrow("chevron.left", "Previous Month", by: -1)
          arrow("chevron.right", "Next Month", by: 1)
        }
      }
    }
    .buttonStyle(.borderless)
    .padding(.horizontal, Constants.margin)
    .frame(height: Constants.headerHeight)
  }

  private func arrow(_ symbol: String, _ label: String, by count: Int) -> some View {
    let target = reading.adding(count, .month, to: month)
    let interval = reading.calendar.dateInterval(of: .month, for: target)
    let isAllowed = interval.map(limits.allow) ?? true
    return Button {
      turn(to: target)
    } label: {
      Image(systemName: symbol).font(.system(size: 20, weight: .medium))
    }
    .disabled(!isAllowed)
    .accessibilityLabel(label)
  }

  private func turn(to month: Date) {
    isForward = month > self.month
    withAnimation(Constants.turn) { shown = month }
  }
}
