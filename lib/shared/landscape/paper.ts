const tilePixels = 256;

/**
 * A seamless tile of paper tooth, to lie over the picture as `mix-blend-mode: soft-light` at about 20 %:
 * strong compression smooths the finest grain of the picture away, the tile gives it back in half a kilobyte.
 */
export function paperTile(): string {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="8" stitchTiles="stitch"/>`;
  const grey = `<feColorMatrix values="${"1.3 0 0 0 -0.15 ".repeat(3)}0 0 0 0 1"/>`;
  const filter = `<filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise}${grey}</filter>`;
  const size = `width="${tilePixels}" height="${tilePixels}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}<rect ${size} filter="url(#tooth)"/></svg>`;
}
