/// What of a source is shown.
package enum RootView: Hashable, Sendable {
  case preview(PreviewMacro)
  /// A `PreviewProvider`, by its type's name.
  case provider(String)
  /// The content of an `App`'s first window, by the app's name.
  case app(String)
  case view(String)
  /// What a playground's page shows, by its view's type; or a widget, by its own.
  case live(String, expression: String)
  /// A view that needs values, made by a call with guessed ones.
  case guessed(String, call: PlausibleCall)

  /// What the user calls it.
  package var name: String {
    switch self {
    case .preview(let macro): macro.name ?? "#Preview"
    case .provider(let name), .app(let name), .view(let name), .live(let name, _),
      .guessed(let name, _):
      name
    }
  }

  /// What it can be asked for by; nil for a preview without a name.
  package var askedName: String? {
    if case .preview(let macro) = self { macro.name } else { name }
  }

  /// Swift that makes it, at the end of the rewritten source.
  var expression: String {
    switch self {
    case .preview(let macro) where macro.isModified:
      "_previewed(" + ([macro.typeName + "()"] + macro.traits).joined(separator: ", ") + ")"
    case .preview(let macro): macro.typeName + "()"
    case .provider(let name): "_firstPreview(of: \(name).previews)"
    case .app(let name), .view(let name): name + "()"
    case .live(_, let expression): expression
    case .guessed(_, let call): call.expression
    }
  }
}

extension RootView {
  /// What whoever reads the clip should know about it.
  var note: String? {
    guard case .guessed(let name, let call) = self else { return nil }
    return "'\(name)' needs values and is shown as '\(call.text)'. "
      + "Add '#Preview { … }' to choose them."
  }
}

/// Why a source has no view to show.
package enum RootError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has the name asked for.
  case noView(String, nearest: String?, all: [String])
  /// The view asked for, or the only ones there are, cannot be made without arguments.
  case needsArguments(view: String, line: Int, arguments: [String])
  case notAProgram(Fragment)

  package var description: String {
    switch self {
    case .noView(let name, let nearest?, _):
      "there is no view named '\(name)'. Did you mean '\(nearest)'?"
    case .noView(let name, nil, let all):
      all.isEmpty
        ? "there is no view named '\(name)', nor any other."
        : "there is no view named '\(name)'. There is \(Self.first(of: all))."
    case .needsArguments(let view, _, let arguments):
      arguments.isEmpty
        ? "'\(view)' cannot be made from outside. Add '#Preview { … }' that makes one."
        : "'\(view)' needs \(Self.list(arguments)). "
          + "Add '#Preview { \(Self.call(view, arguments)) }'."
    case .notAProgram(let fragment): fragment.description
    }
  }

  /// A module has thousands, and each clip that lacks one says so.
  private static func first(of views: [String]) -> String {
    let more = views.count - mostListed
    return views.prefix(mostListed).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostListed = 50

  private static func list(_ arguments: [String]) -> String {
    arguments.map { "'\($0)'" }.formatted(.list(type: .and, width: .standard))
  }

  private static func call(_ view: String, _ arguments: [String]) -> String {
    view + "(" + arguments.map { $0 + ": …" }.joined(separator: ", ") + ")"
  }
}

/// Code that shows an API or a part of a program rather than a view.
package enum Fragment: Hashable, Sendable, CustomStringConvertible {
  case empty
  /// A declaration without its body.
  case signature(String)
  /// `.padding().opacity(0.5)`, on nothing.
  case modifierChain
  /// Expressions or statements outside any declaration.
  case statements
  /// `…` in the place of code.
  case placeholder(line: Int)
  /// Declarations, and none of them is a view.
  case noView
  /// More bytes than are read.
  case tooLarge(Int)
  /// Brackets, `#if` or calls inside more of them than are read.
  case tooDeep
  /// Parsing takes longer than anybody would wait.
  case tooMuchWork

  package var description: String {
    switch self {
    case .empty: "not a view: there is no code in it"
    case .signature(let name): "not a view: only the signature of '\(name)'"
    case .modifierChain: "not a view: only modifiers, without the view they modify"
    case .statements: "not a view: statements outside of any type"
    case .placeholder: "not a view: '...' stands in for code"
    case .tooLarge(let size): "not read: it has more than \(size / 1024) kB. Split it"
    case .tooDeep: "not read: it is nested too deep. Make functions or types of its parts"
    case .tooMuchWork:
      "not read: Swift's parser takes too long to make sense of it. Mend its mistakes, or split it"
    case .noView: "not a view: nothing in it conforms to View"
    }
  }
}
