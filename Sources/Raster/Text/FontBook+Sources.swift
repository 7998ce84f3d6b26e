import Foundation

extension FontBook {
  /// Every file that letters and symbols may come from: views may name any family that is installed.
  package static var sources: [String] {
    let icons = (try? FileManager.default.contentsOfDirectory(atPath: IconSets.folder)) ?? []
    return InstalledFonts.shared.allFiles + icons.sorted().map { IconSets.folder + "/" + $0 }
      + [IconSets.font]
  }
}

extension InstalledFonts {
  /// Sorted.
  fileprivate var allFiles: [String] {
    Set(families.flatMap { files(of: $0) }).sorted()
  }
}
