// What an author types is partly the engine's: views, state, transactions. Geometry and Motion hold the
// parts of SwiftUI's interface that know nothing of views.
@_exported import Geometry
@_exported import Motion
@_exported import ViewEngine
