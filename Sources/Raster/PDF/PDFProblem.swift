/// Why a PDF file is not shown.
enum PDFProblem: Error, Hashable, CustomStringConvertible {
  /// What it lacks, or has too much of.
  case damaged(String)
  /// Something that would be missing from the picture.
  case holds(String)

  var description: String {
    switch self {
    case .damaged(let reason): "it is no PDF file that can be read (\(reason))"
    case .holds(let what): "it holds \(what), which is not read in PDF files"
    }
  }
}
