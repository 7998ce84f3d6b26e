import Foundation

/// The rows of a keyboard, from the top: English, as iOS lays them out.
struct KeyboardLayout {
  let rows: [[KeyboardKey]]
  /// Keys in three columns, with a digit each.
  let isPad: Bool

  init(_ traits: KeyboardTraits, isShifted: Bool) {
    isPad = traits.isPad
    guard !isPad else {
      rows = Self.pad(traits.type)
      return
    }
    let numbers = traits.type == .numbersAndPunctuation
    let letters = Self.letters.map { isShifted ? $0.uppercased() : $0 }
    let (first, second, third) =
      numbers ? Self.numbers : (letters[0], letters[1], letters[2])
    let side =
      numbers
      ? KeyboardKey("#+=", width: 1.3, role: .special)
      : KeyboardKey(symbol: isShifted ? "shift.fill" : "shift", width: 1.3)
    let delete = KeyboardKey(symbol: "delete.left", width: 1.3)
    rows = [
      Self.keys(first), Self.keys(second),
      [side, .gap] + Self.keys(third, width: numbers ? 1.4 : 1) + [.gap, delete],
      [KeyboardKey(numbers ? "ABC" : "123", width: 2.66, role: .special)]
        + Self.middle(of: traits.type)
        + [
          KeyboardKey(traits.returnKey.name, types: "\n", width: 2.66, role: .submit)
        ],
    ]
  }

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let numbers = ("1234567890", "-/:;()$&@\"", ".,?!'")

  private static func keys(_ text: String, width: CGFloat = 1) -> [KeyboardKey] {
    text.map { KeyboardKey(String($0), width: width) }
  }

  /// Of the last row, between the two at its ends.
  private static func middle(of type: UIKeyboardType) -> [KeyboardKey] {
    let space = KeyboardKey("space", types: " ", width: nil)
    return switch type {
    case .emailAddress: [space] + keys("@.")
    case .URL: keys("./") + [KeyboardKey(".com", width: nil)]
    case .webSearch: [space] + keys(".")
    case .twitter: [space] + keys("@#")
    default: [space]
    }
  }

  private static func pad(_ type: UIKeyboardType) -> [[KeyboardKey]] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = (1...9).map { KeyboardKey(digit: "\($0)", letters: letters[$0 - 1]) }
    let corner: KeyboardKey =
      switch type {
      case .decimalPad: KeyboardKey(".", width: nil, role: .special)
      case .phonePad: KeyboardKey("+∗#", width: nil, role: .special)
      default: .gap
      }
    return [
      Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]),
      [corner, KeyboardKey(digit: "0"), KeyboardKey(symbol: "delete.left", width: nil)],
    ]
  }
}
