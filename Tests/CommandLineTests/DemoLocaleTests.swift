import Foundation
import TestSupport
import Testing

/// What a demo asks Foundation to write is in the clip's locale, whatever the machine's is.
struct DemoLocaleTests {
  private let showreel = Result { try Showreel() }

  /// Warns of each way that does not write as the locale has it.
  private static let demo = """
    import SwiftUI
    struct ContentView: View {
      static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
      }()
      let day = Date(timeIntervalSince1970: 1_700_000_000)
      private var written: [String] {
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        return [
          Locale.current.identifier, String(Calendar.current.firstWeekday), 1234.formatted(),
          1234.5.formatted(), Decimal(1.5).formatted(), 0.5.formatted(.percent),
          (1.5 as CGFloat).formatted(.number), day.formatted(.dateTime.month().day()),
          day.formatted(date: .abbreviated, time: .omitted), ["a", "b"].formatted(),
          Self.dates.string(from: day), numbers.string(from: 1.5) ?? "",
          1.5.formatted(.number.locale(Locale(identifier: "fr"))),
        ]
      }
      var body: some View {
        Text("a").font(.custom(written.joined(separator: "|"), size: 17))
      }
    }
    """

  private func written(
    _ options: [String] = [], environment: [String: String] = [:]
  ) async throws -> String {
    let program = try showreel.get()
    try program.write(Self.demo, to: "locale.swift")
    let answer = try await program.run(
      ["export", "locale.swift", "--frames", "1", "--overwrite"] + options + Showreel.tiny,
      environment: environment)
    #expect(answer.code == 0, "\(answer.errors)")
    return answer.errors
  }

  @Test func formatsAreInTheClipsLocale() async throws {
    let american = try await written()
    #expect(
      american.contains(
        "en_US|1|1,234|1,234.5|1.5|50%|1.5|Nov 14|Nov 14, 2023|a and b|11/14/23|1.5|1,5"),
      "\(american)")
    let german = try await written(["--locale", "de"])
    #expect(
      german.contains(
        "de|2|1.234|1.234,5|1,5|50\u{A0}%|1,5|14. Nov.|14. Nov. 2023|a und b|14.11.23|1,5|1,5"),
      "\(german)")
  }

  /// It is the fifteenth in Tokyo by then.
  @Test func daysAreTheSameWhereverTheMachineStands() async throws {
    let tokyo = try await written(environment: ["TZ": "Asia/Tokyo"])
    #expect(tokyo.contains("|Nov 14|Nov 14, 2023|a and b|11/14/23|"), "\(tokyo)")
  }

  @Test func textsOfTheLanguageAreFoundByTheirKeysInCode() async throws {
    let program = try Showreel()
    try program.write(
      "let package = Package(name: \"P\", defaultLocalization: \"de\", targets: [.target(name: \"App\")])",
      to: "Package.swift")
    try program.write(
      "\"hello\" = \"Hallo\";", to: "Sources/App/de.lproj/Localizable.strings")
    try program.write("\"go\" = \"Los\";", to: "Sources/App/de.lproj/Buttons.strings")
    try program.write(
      """
      import SwiftUI
      let written = [
        NSLocalizedString("hello", comment: ""), NSLocalizedString("bye", value: "Bye", comment: ""),
        Bundle.module.localizedString(forKey: "go", value: nil, table: "Buttons"),
        String(localized: "go", table: "Buttons", bundle: .module), NSLocalizedString("x", comment: ""),
      ]
      #Preview { Text("a").font(.custom(written.joined(separator: "|"), size: 17)) }
      """, to: "Sources/App/App.swift")
    let answer = try await program.run(["export", ".", "--frames", "1"] + Showreel.tiny)
    #expect(answer.errors.contains("Hallo|Bye|Los|Los|x"), "\(answer.errors)")
  }
}
