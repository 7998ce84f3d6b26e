@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What shows the use of keys, where views listen to some: one after the other.
  var keySteps: [ScriptStep] {
    keysListenedTo.prefix(Script.Automatic.keys).flatMap { key in
      [PressKey(ScriptKey.name(of: key)), Wait(Script.Automatic.hold)]
    }
  }
}
