import Foundation

// A length in points is written as any other number: `width.formatted(.number.precision(…))`.
extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  public static var number: Self { Self() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
  public static var percent: Self { Self() }
}
