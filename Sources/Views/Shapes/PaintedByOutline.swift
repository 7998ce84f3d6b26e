import Motion
import ViewEngine

/// A shape whose gradient goes over what it draws rather than over the rectangle that it is in.
protocol PaintedByOutline {}

extension _StrokedShape: PaintedByOutline where S: PaintedByOutline {}
