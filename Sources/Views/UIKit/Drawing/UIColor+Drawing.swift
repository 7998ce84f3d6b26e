extension UIColor {
  /// For what is filled and what is stroked, where something is being drawn.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = color }
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = color }
}
