import Foundation

/// Which of a language's forms a number takes: `few` of 3 apples in Russian, `other` in English.
///
/// - Source: CLDR, plural rules of cardinal numbers. A language that is not here has one and other, as most
///   have.
enum PluralRule {
  /// - Parameter language: `pl`, `pt-BR`.
  static func category(of number: Double, in language: String) -> String {
    let code = language.prefix { $0.isLetter }.lowercased()
    let size = abs(number)
    guard let whole = Int(exactly: size) else { return ofFraction(size, in: code) }
    return ofWhole(whole, in: code)
  }

  private static func ofWhole(_ number: Int, in code: String) -> String {
    let (ten, hundred) = (number % 10, number % 100)
    let isTeen = (11...19).contains(hundred)
    switch code {
    case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": return "other"
    case "am", "as", "bn", "fa", "gu", "hi", "hy", "kn", "zu": return number < 2 ? "one" : "other"
    case "fr", "pt": return number < 2 ? "one" : isOfMillions(number) ? "many" : "other"
    case "ca", "es", "it": return number == 1 ? "one" : isOfMillions(number) ? "many" : "other"
    case "be", "ru", "uk":
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "many"
    case "bs", "hr", "sh", "sr":
      if ten == 1, hundred != 11 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "other"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "many"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl":
      return hundred == 1
        ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ar":
      if number < 3 { return ["zero", "one", "two"][number] }
      return (3...10).contains(hundred) ? "few" : hundred > 10 ? "many" : "other"
    case "lt":
      if isTeen || ten == 0 { return "other" }
      return ten == 1 ? "one" : "few"
    case "lv": return ten == 0 || isTeen ? "zero" : ten == 1 ? "one" : "other"
    case "mo", "ro":
      if number == 1 { return "one" }
      return number == 0 || (1...19).contains(hundred) ? "few" : "other"
    case "ga":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return (3...6).contains(number) ? "few" : (7...10).contains(number) ? "many" : "other"
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "is", "mk": return ten == 1 && hundred != 11 ? "one" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  private static func ofFraction(_ number: Double, in code: String) -> String {
    switch code {
    case "fr", "hy", "pt": number < 2 ? "one" : "other"
    case "am", "as", "bn", "da", "fa", "gu", "hi", "kn", "zu": number < 1 ? "one" : "other"
    case "cs", "lt", "sk": "many"
    case "mo", "ro", "sl": "few"
    case "he", "iw": number < 1 ? "one" : "other"
    default: "other"
    }
  }

  private static func isOfMillions(_ number: Int) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }
}
