/// A small helper that demos take from another file of their app, and whose name says what it does.
///
/// Those are here that many apps declare under one name with one meaning. `.shimmer()` is not: every app's looks another way.
package enum SiblingHelper: CaseIterable, Hashable, Sendable {
  case color, uiColor, corners, cornerShape, screen, safeArea, alignment
  case spacing, customCorner, screenSides, hideKeyboard, endEditing, condition, erasure
  case safeElement, firstAppearance, delayedCall

  /// What code calls it.
  var name: String {
    switch self {
    case .color: "Color(hex:)"
    case .uiColor: "UIColor(hex:)"
    case .corners: "cornerRadius(_:corners:)"
    case .cornerShape: "RoundedCorner"
    case .screen: "getRect()"
    case .safeArea: "getSafeArea()"
    case .alignment: "hAlign(_:)"
    case .spacing: "hSpacing(_:)"
    case .customCorner: "CustomCorner"
    case .screenSides: "UIScreen.screenWidth"
    case .hideKeyboard: "hideKeyboard()"
    case .endEditing: "UIApplication.endEditing()"
    case .condition: "if(_:transform:)"
    case .erasure: "eraseToAnyView()"
    case .safeElement: "subscript(safe:)"
    case .firstAppearance: "onFirstAppear(perform:)"
    case .delayedCall: "delay(_:)"
    }
  }

  /// The line of code, counted from nought, in which it is called first; nil where it is not. A call may go on over
  /// several.
  func firstUse(in code: String) -> Int? {
    let code = Self.withoutComments(code)
    return code.firstRange(of: use).map { call in
      code[...call.lowerBound].count(where: \.isNewline)
    }
  }

  /// Whether code declares it, in whatever type: then that is meant.
  func isDeclared(in code: String) -> Bool { Self.withoutComments(code).contains(declaration) }

  /// A call of it.
  var use: Regex<Substring> {
    switch self {
    case .color: #/\bColor(?:\.init)?\(\s*hex(?:String)?:/#
    case .uiColor: #/\bUIColor(?:\.init)?\(\s*hex(?:String)?:/#
    case .corners: #/\.cornerRadius\((?:[^()]|\([^()]*\))*\bcorners:/#
    case .cornerShape: #/\bRoundedCorner\(\s*radius:[^()]*\bcorners:/#
    case .screen: #/(?:^|[^.\w])getRect\(\)/#
    case .safeArea: #/(?:^|[^.\w])(?:getSafeArea|safeArea)\(\)/#
    case .alignment: #/\.[hv]Align\(/#
    case .spacing: #/\.[hv]Spacing\(/#
    case .customCorner: #/\bCustomCorner\(\s*corners:[^()]*\bradius:/#
    case .screenSides: #/\bUIScreen\.screen(?:Width|Height|Size)\b/#
    case .hideKeyboard: #/(?:^|[^.\w]|\bself\.)hideKeyboard\(\)/#
    case .endEditing: #/\bUIApplication\.shared\.endEditing\(/#
    case .condition: #/\.if\(/#
    case .erasure: #/\.eraseToAnyView\(\)/#
    case .safeElement: #/\w[?!]?\[\s*safe:/#
    case .firstAppearance:
      #/\.on(?:Load|FirstAppear|FirstLoad|DidLoad|ViewDidLoad|AppearOnce)\s*(?:\{|\(\s*perform:)/#
    case .delayedCall:
      #/(?:^|[^.\w])(?:delay|after|runAfter|runAsync|performAfter|executeAfter|delayed)\((?:\s*(?:after|by|seconds|for|delay):)?(?:[^(){}:]|\([^(){}:]*\))+\)\s*\{/#
    }
  }

  private var declaration: Regex<Substring> {
    switch self {
    case .color, .uiColor:
      // Not as far as the next '>': behind each of many '<' that may be at the end.
      #/\binit[?!]?(?:<[^>]{0,200}>)?\s*\(\s*(?:_\s+)?hex|\b(?:struct|class|enum|typealias)\s+Color\b/#
    case .corners: #/\bfunc\s+cornerRadius\b/#
    case .cornerShape: #/\b(?:struct|class|enum|typealias)\s+RoundedCorner\b/#
    case .screen: #/\b(?:func|let|var)\s+getRect\b/#
    case .safeArea: #/\b(?:func|let|var)\s+(?:getSafeArea|safeArea)\b/#
    case .alignment: #/\bfunc\s+[hv]Align\b/#
    case .spacing: #/\bfunc\s+[hv]Spacing\b/#
    case .customCorner: #/\b(?:struct|class|enum|typealias)\s+CustomCorner\b/#
    case .screenSides: #/\b(?:let|var)\s+screen(?:Width|Height|Size)\b/#
    case .hideKeyboard: #/\b(?:func|let|var)\s+hideKeyboard\b/#
    case .endEditing: #/\bfunc\s+endEditing\b/#
    case .condition: #/\bfunc\s+`if`/#
    case .erasure: #/\bfunc\s+eraseToAnyView\b/#
    case .safeElement: #/\bsubscript\s*\(\s*safe\b/#
    case .firstAppearance:
      #/\bfunc\s+on(?:Load|FirstAppear|FirstLoad|DidLoad|ViewDidLoad|AppearOnce)\b/#
    case .delayedCall:
      #/\b(?:func|let|var)\s+(?:delay|after|runAfter|runAsync|performAfter|executeAfter|delayed)\b/#
    }
  }

  private static func withoutComments(_ code: String) -> String {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }
}
