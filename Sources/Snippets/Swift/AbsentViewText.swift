/// The beginning of the view that stands for views of another file, which nothing outside the file sees: what it is handed,
/// by what that is called there, and what values of the file's own types tell of themselves.
enum AbsentViewText {
  static let start = #"""
    fileprivate struct _AbsentView: View {
    typealias Held = (label: String, value: Any?)
    let name: String
    let held: [Held]
    let isSized: Bool
    let isSmall: Bool
    init(_ name: String, _ held: (String, Any?)..., isSized: Bool = false, isSmall: Bool = false) {
    self.name = name
    self.isSized = isSized
    self.isSmall = isSmall
    let own = held.map { (label: $0.0.lowercased(), value: $0.1) }
    self.held = own + own.flatMap { Self.parts(of: $0.value) }
    }
    static func parts(of value: Any?) -> [Held] {
    guard let value, !(value is String), !(value is Color) else { return [] }
    return Mirror(reflecting: value).children.compactMap { part in
    let word = part.label?.drop { $0 == "_" }.lowercased()
    return word.map { ($0, part.value) }
    }
    }
    func find<T>(_ words: [String], in held: [Held]? = nil, _ make: (Any?) -> T?) -> T? {
    for word in words {
    for part in held ?? self.held where word.isEmpty ? part.label.isEmpty : part.label.contains(word) {
    if let found = make(part.value) { return found }
    }
    }
    return nil
    }
    func text(_ words: String...) -> String? {
    let pictures = ["icon", "image", "symbol", "system"]
    let others = held.filter { part in !pictures.contains { part.label.contains($0) } }
    return find(words, in: pictures.contains(words[0]) ? held : others) { $0 as? String }
    }
    func number(_ words: String...) -> Double? {
    find(words) { value -> Double? in
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    default: nil
    }
    }
    }
    var title: String? {
    text("title", "name", "headline", "heading", "text", "label", "message", "question", "caption", "prompt", "")
    }
    var detail: String? {
    let found = text("subtitle", "detail", "description", "body", "message", "caption", "label", "text")
    return found == title ? nil : found
    }
    var amount: String? {
    let words = ["value", "amount", "count", "total", "number", "price", "temperature", "score", ""]
    return find(words) { value in
    if let text = value as? String { return text }
    if let number = value as? Double { return number.formatted(.number.precision(.fractionLength(0...1))) }
    return (value as? Int).map { String($0) }
    }
    }
    var tint: Color { find(["color", "colour", "tint", "fill", ""]) { $0 as? Color } ?? .accentColor }
    var isOn: Bool { find(["selected", "ison", "active"]) { $0 as? Bool } ?? false }
    var symbol: String? {
    guard let found = text("symbol", "system", "icon", "image") else { return nil }
    return found.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." } ? found : nil
    }
    /// As it is read: `Send` of `SendButton`.
    var words: String {
    var text = name
    for end in ["View", "Button", "Row", "Cell", "Card", "Label", "Text", "Title", "Header", "Icon"]
    where text.hasSuffix(end) && text != end { text.removeLast(end.count) }
    return text.reduce(into: "") { all, letter in
    if letter.isUppercase, all.last?.isLowercase == true { all += " " }
    all.append(letter)
    }
    }
    var fraction: Double {
    guard let part = number("progress", "fraction", "percent", "fill", "current", "step", "value", "") else { return 0.6 }
    let whole = number("total", "max", "goal", "steps") ?? (part > 1 ? 100 : 1)
    return min(max(part / max(whole, 0.001), 0), 1)
    }

    """#

  /// Of those that are handed a text to change; it is the file's own where that is bound.
  static let field = #"""
    fileprivate struct _AbsentField: View {
    let prompt: String
    let text: Binding<String>?
    @State private var own = ""
    var body: some View { TextField(prompt, text: text ?? $own) }
    }

    """#
}
