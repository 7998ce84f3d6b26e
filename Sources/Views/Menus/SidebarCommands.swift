/// Shows and hides a sidebar.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct SidebarCommands: PrimitiveCommands {
  public init() {}
}

/// Shows, hides and arranges a toolbar.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct ToolbarCommands: PrimitiveCommands {
  public init() {}
}

/// Finds in text, and spells and transforms it.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct TextEditingCommands: PrimitiveCommands {
  public init() {}
}

/// Changes the look of selected text.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct TextFormattingCommands: PrimitiveCommands {
  public init() {}
}

/// Shows and hides an inspector.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct InspectorCommands: PrimitiveCommands {
  public init() {}
}

/// Takes pictures with other devices.
///
/// - Note: Accepted: no effect in a clip, which has no menu bar.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public init() {}
}
