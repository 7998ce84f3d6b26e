/// What drawing has cost so far, for benchmarks.
package struct CompositorStatistics: Hashable, Sendable {
  package var frames = 0
  /// Leaves painted, not counting those that were kept from before.
  package var texturesPainted = 0
  /// Bytes of textures kept now, of leaves, effects and layers.
  package var cachedBytes = 0
  /// Time in the rasteriser and in copying its pictures to the renderer.
  package var paint = Duration.zero
  /// Time in drawing and in effects, painting left out.
  package var composite = Duration.zero
  /// Time in reading frames back; a renderer without a GPU does its drawing here.
  package var readBack = Duration.zero
}
