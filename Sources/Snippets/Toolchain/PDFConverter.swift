import Foundation

/// The program that turns a page of a PDF file into SVG: poppler's, which clips without such pictures do without.
package enum PDFConverter {
  /// Of Debian's packages, the one with the program.
  package static let package = "poppler-utils"

  /// Where the machine has it; nil where it is not installed. Only what a sandbox shows its commands counts, whatever else
  /// is on the user's `PATH`.
  package static var path: String? {
    ["/usr/bin/pdftocairo", "/usr/local/bin/pdftocairo"]
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Whether a file is one of those that are turned into SVG, by its name.
  static func takes(_ path: String) -> Bool {
    (path as NSString).pathExtension.lowercased() == "pdf"
  }

  /// - Parameters:
  ///   - file: A PDF file.
  ///   - picture: Where the SVG goes.
  static func arguments(from file: String, to picture: String) -> [String] {
    ["-svg", "-f", "1", "-l", "1", file, picture]
  }
}
