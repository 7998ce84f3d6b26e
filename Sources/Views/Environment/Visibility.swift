import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
