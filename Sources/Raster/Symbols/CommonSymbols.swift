/// Often used names whose artwork is found by rule, for suggestions when a name is misspelt.
enum CommonSymbols {
  static let names: Set<String> = [
    "0.circle.fill", "1.circle", "1.circle.fill", "2.circle", "3.circle", "apple.intelligence",
    "applelogo", "arrow.clockwise", "arrow.counterclockwise", "arrow.down",
    "arrow.forward.circle", "arrow.left", "arrow.right", "arrow.up", "backward.fill",
    "bag.badge.plus", "bell", "bell.fill", "bubble", "calendar", "calendar.badge.plus",
    "camera", "cart", "checkmark", "checkmark.circle", "checkmark.circle.fill", "chevron.down",
    "chevron.left", "chevron.left.circle.fill", "chevron.right", "chevron.right.circle",
    "chevron.up", "circle", "circle.fill", "clock", "cloud.fill", "cloud.sun.fill",
    "creditcard", "dot.radiowaves.left.and.right", "ellipsis", "ellipsis.circle.fill",
    "envelope.fill", "flip.horizontal.fill", "forward.fill", "gauge.badge.plus", "gear",
    "globe", "hand.thumbsup.fill", "hare.fill", "heart", "heart.fill",
    "heart.text.square.fill", "house", "house.fill", "info.circle", "info.circle.fill",
    "line.3.horizontal", "line.horizontal.3", "line.horizontal.3.decrease", "lock.fill",
    "lock.shield", "magnifyingglass", "mic", "mic.fill", "minus", "minus.circle", "moon.fill",
    "pause.fill", "person", "person.circle", "person.circle.fill", "person.fill", "phone.fill",
    "play.fill", "plus", "plus.circle", "plus.circle.fill", "questionmark.circle",
    "questionmark.circle.fill", "scribble", "slider.horizontal.3",
    "slider.horizontal.below.square.filled.and.square", "sparkles", "square.and.arrow.up",
    "square.and.arrow.up.fill", "square.grid.2x2.fill", "star", "star.circle.fill",
    "star.fill", "stop.fill", "suit.heart", "suit.heart.fill", "sun.max.fill", "tortoise.fill",
    "trash", "wifi", "xmark", "xmark.circle", "xmark.circle.fill",
  ]
}
