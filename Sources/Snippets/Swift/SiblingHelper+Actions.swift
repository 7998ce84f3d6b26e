// Helpers that do something later: without them what a demo begins by them never moves.

extension SiblingHelper {
  static var firstAppearanceText: String {
    let methods = [
      "onAppearOnce", "onDidLoad", "onFirstAppear", "onFirstLoad", "onLoad", "onViewDidLoad",
    ].map { name in
      "  fileprivate func \(name)(perform action: (() -> Void)? = nil) -> some View {\n"
        + "    modifier(_FirstAppearance(action: action))\n  }\n"
    }
    return """
      fileprivate struct _FirstAppearance: ViewModifier {
        let action: (() -> Void)?
        @State private var wasThere = false
        func body(content: Content) -> some View {
          content.onAppear {
            guard !wasThere else { return }
            wasThere = true
            action?()
          }
        }
      }
      extension View {
      \(methods.joined())}

      """
  }

  /// One for each way in which code calls it: `delay(1) { … }` and `runAsync(after: 1) { … }`.
  static func delayedText(in code: String) -> String {
    let heads = code.matches(of: delayedCall.use).map { call in
      let words = call.output.split { !$0.isLetter }
      let isLabelled = call.output.contains(":")
      return "\(words[0])(\(isLabelled ? words[1] : "_")"
    }
    return Set(heads).sorted().map { head in
      "fileprivate func \(head) _seconds: Double, _ action: @escaping () -> Void) {\n"
        + "  DispatchQueue.main.asyncAfter(deadline: .now() + _seconds) { action() }\n}\n"
    }.joined()
  }
}
