import Foundation

extension FontBook {
  /// Every file that letters and symbols may come from, each once: views may name any family that is installed.
  package static var sources: [String] {
    let icons = (try? FileManager.default.contentsOfDirectory(atPath: IconSets.folder)) ?? []
    // The symbols' font is installed like any other, or stands by itself.
    let fonts = Set(InstalledFonts.shared.allFiles).union([IconSets.font])
    return fonts.sorted() + icons.sorted().map { IconSets.folder + "/" + $0 }
  }
}

extension InstalledFonts {
  fileprivate var allFiles: [String] { families.flatMap { files(of: $0) } }
}
