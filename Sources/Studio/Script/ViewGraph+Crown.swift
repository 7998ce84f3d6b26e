@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What shows the use of a watch's crown, where a view follows it: there, and half of the way back.
  var crownSteps: [ScriptStep] {
    guard let way = crownDemonstration else { return [] }
    return [
      TurnCrown(by: way, over: Script.Automatic.crown), Wait(Script.Automatic.hold),
      TurnCrown(by: -way / 2, over: Script.Automatic.crown),
    ]
  }
}
