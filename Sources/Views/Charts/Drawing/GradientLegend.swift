import Foundation
import Geometry
import Motion
import ViewEngine

/// A strip of the colours that numbers go through, with some of the numbers below.
///
/// - Matches: by eye, not measured.
struct GradientLegend: View {
  let range: ClosedRange<Double>
  let gradient: Gradient

  private enum Constants {
    static let width: CGFloat = 140
    static let height: CGFloat = 8
    static let spacing: CGFloat = 3
  }

  var body: some View {
    let digits = AxisFormat.fractionDigits(of: [range.lowerBound, range.upperBound])
    VStack(alignment: .leading, spacing: Constants.spacing) {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: Constants.width, height: Constants.height)
      HStack {
        Text(verbatim: AxisFormat.number(range.lowerBound, fractionDigits: digits))
        Spacer()
        Text(verbatim: AxisFormat.number(range.upperBound, fractionDigits: digits))
      }
      .font(.caption).foregroundStyle(.secondary)
      .frame(width: Constants.width)
    }
  }
}
