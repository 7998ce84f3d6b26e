import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// What is written, and what sends it.
extension AutomaticScript {
  /// What comes before all taps that are made in turns: what is written, and the days of a month that lies open.
  func foremost(among targets: [Act], on graph: ViewGraph) -> Act? {
    typing(among: targets, on: graph) ?? form(among: targets) ?? calendar(among: targets)
  }

  /// Types into the field that has the focus already, by the view's own doing or by a tap on something else; the field
  /// itself may be hidden, as behind the boxes of a code.
  func typing(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard graph.isTextEdited, !acts.contains(where: \.demonstration.isTyping) else { return nil }
    let field = targets.first { $0.demonstration.typesIntoFocus == true }
    guard let target = field?.target ?? acts.last?.target ?? targets.first?.target else {
      return nil
    }
    return untried([
      Act(
        deed: Deed(
          round: acts.count, label: target.label, order: field?.deed.order ?? -1, isTap: false),
        target: target,
        demonstration: .type(
          isFocused: true, content: graph.typedContent,
          submits: field?.demonstration.submits ?? false, isWritten: graph.isTypedFieldWritten,
          selects: field?.demonstration.selects ?? false))
    ])
  }

  /// What begins with a field is filled in first, if there is a button that says what for, or only a picture or two
  /// beside, or a picture beside it that sends, or other controls of a form.
  func form(among targets: [Act]) -> Act? {
    guard acts.isEmpty, let first = targets.first(where: { !$0.demonstration.isScroll }) else {
      return nil
    }
    guard first.demonstration.isTyping else { return composer(below: first, among: targets) }
    guard !first.target.isSearchField else { return nil }
    let isFirst = targets.first?.demonstration.isTyping ?? false
    let others = targets.filter { !$0.demonstration.isTyping }
    let isAlone = others.allSatisfy {
      $0.deed.isTap && $0.target.text.isEmpty
        && abs($0.target.center.y - first.target.center.y) < first.target.frame.height
    }
    let isOfForm = first.target.isFormControl && others.contains { $0.target.isFormControl }
    let isMeant =
      isFirst && (isAlone || isOfForm || targets.contains(where: isSubmission))
      || others.contains { isSending($0, beside: first.target) }
    return isMeant ? untried([first]) : nil
  }

  /// The field beneath what it adds to, as that of a conversation, if a picture beside it sends.
  private func composer(below first: Act, among targets: [Act]) -> Act? {
    let others = targets.filter { !$0.demonstration.isTyping }
    return untried(
      targets.filter { field in
        field.demonstration.isTyping && !field.target.isSearchField
          && field.target.frame.minY >= first.target.frame.maxY
          && others.contains {
            isSending($0, beside: field.target) && $0.target.frame.minY >= first.target.frame.maxY
          }
      })
  }

  /// The button of a form that has been filled in: of one that was there from the start what says something below it, or
  /// a picture beside its field; of one that was opened, or whose field is hidden, what says that it sends.
  func submission(among targets: [Act]) -> Act? {
    // A return key has sent it already, where that does something.
    guard let last = acts.last, acts.count < Self.most, last.demonstration.isTyping,
      !last.demonstration.submits, !last.target.isSearchField
    else { return nil }
    let isOpened = !acts.allSatisfy(\.demonstration.isTyping)
    let field = targets.first { $0.deed.order == last.deed.order && $0.demonstration.isTyping }
    let frame = (field?.target ?? last.target).frame
    if isOpened || last.deed.order < 0 {
      return untried(
        targets.filter {
          $0.deed.isTap && !hasTapped($0.target) && sends($0.target)
        })
    }
    let buttons = targets.filter { isSubmission($0) && $0.target.frame.minY >= frame.minY }
    let pictures = targets.filter { isSending($0, beside: field?.target ?? last.target) }
    // What says something below may lead elsewhere: what stands beside its field is for it.
    let isToldBelow = buttons.contains { sends($0.target) }
    return (isToldBelow ? nil : untried(pictures)) ?? untried(buttons) ?? untried(pictures)
  }

  /// What is chosen in what a form has opened in the end, a menu of it. One of the words or tokens that searching has
  /// suggested is enough, in whichever scope, and the search is left then.
  func answer(among targets: [Act]) -> Act? {
    if let closing = closing(among: targets) { return closing }
    guard let last = acts.last, last.deed.isTap, acts.contains(where: \.demonstration.isTyping)
    else { return nil }
    if last.target.appeal == .promising || last.target.isSearchScope {
      guard acts.contains(where: \.target.isSearchField) else { return nil }
      let suggested = targets.filter {
        $0.deed.isTap && $0.target.appeal == .promising && !$0.target.isSearchScope
      }
      if last.target.isSearchScope, let word = untried(suggested) { return word }
      return untried(targets.filter { $0.deed.isTap && rank($0.target) == .back })
    }
    return untried(
      targets.filter {
        $0.deed.isTap && $0.target.appeal == .promising && !wasThere($0.target)
      })
  }

  /// What a form that began with a field has opened in the end is closed, such as a page of colors.
  func leftOpen(among targets: [Act]) -> Act? {
    guard let first = acts.first, first.demonstration.isTyping, !first.target.isSearchField,
      let last = acts.last, last.deed.isTap, !isWayOut(last.target)
    else { return nil }
    return untried(
      targets.filter {
        $0.deed.isTap && isWayOut($0.target) && !known.contains($0.target.label)
      }) ?? untried(targets.filter(\.demonstration.isDismissal))
  }

  /// A menu may have the words of what stands beside it, as radio buttons do.
  private func wasThere(_ target: TapTarget) -> Bool {
    origin.contains { $0.label == target.label && $0.isAt(target) }
  }

  /// Whether what stands in a view is only what has just been typed into it.
  func isWritten(_ target: TapTarget) -> Bool {
    guard let last = acts.last, last.demonstration.isTyping else { return false }
    return target.isAt(last.target)
  }

  /// A button that says something, beside those that are pictures, what a form's rows set, and the places of a sidebar.
  func isSubmission(_ act: Act) -> Bool {
    act.deed.isTap && !act.target.text.isEmpty && act.target.appeal != .idle
      && known.contains(act.target.label) && !act.target.isFormControl && !act.target.isPlace
  }

  func sends(_ target: TapTarget) -> Bool {
    !Self.waysToSend.isDisjoint(with: Self.words(of: target))
  }

  /// A picture at the end of a field, in which what is written is sent off or added.
  private func isSending(_ act: Act, beside field: TapTarget) -> Bool {
    let words = Self.words(of: act.target)
    return act.deed.isTap && act.target.text.isEmpty && act.target.appeal != .idle
      && act.target.center.x > field.center.x
      && abs(act.target.center.y - field.center.y)
        < max(field.frame.height, act.target.frame.height)
      && !Self.picturesToSend.isDisjoint(with: words)
      && Self.picturesOfOther.isDisjoint(with: words)
  }

  func hasTapped(_ target: TapTarget) -> Bool {
    acts.contains { $0.deed.isTap && $0.target.isAt(target) }
  }

  static func words(of target: TapTarget) -> Set<String> {
    Set(target.label.lowercased().split { !$0.isLetter }.map(String.init))
  }

  private static let waysToSend: Set<String> = [
    "ok", "add", "save", "done", "create", "send", "submit", "post", "apply", "confirm", "continue",
    "verify", "sign", "log", "login", "unlock", "rename", "register", "join", "next",
  ]
  private static let picturesToSend: Set<String> = [
    "paperplane", "arrow", "arrowshape", "plus", "checkmark", "return",
  ]
  private static let picturesOfOther: Set<String> = [
    "clockwise", "counterclockwise", "left", "down",
  ]
}
