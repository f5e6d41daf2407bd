import sharp from "sharp";

/*
 * Pictures in place of photographs of a course: gradients of sky and land with noise over them, since a flat picture would be
 * smaller as a file, and calmer under the text, than any photograph is.
 */

/** `bright` has a pale sky; `dark` is an evening; `busy` has a wood where the text stands. */
const kinds = {
  bright: { sky: ["#8db4dc", "#e6eef4"], land: ["#7fa065", "#33602a"], horizon: 0.62, grain: 15 },
  dark: { sky: ["#16223a", "#4a3a52"], land: ["#1c2a20", "#0c140e"], horizon: 0.62, grain: 13 },
  busy: { sky: ["#5d7a4e", "#c9d8c2"], land: ["#4f7a3a", "#25401f"], horizon: 0.3, grain: 40 },
};

/**
 * A JPEG of 12 million pixels, or of another size.
 * @param {{ kind?: "bright" | "dark" | "busy", width?: number, height?: number }} options
 */
export async function landscapePhotograph({ kind = "bright", width = 4000, height = 3000 } = {}) {
  const { sky, land, horizon, grain } = kinds[kind];
  const line = Math.round(horizon * height);
  const hills = Array.from({ length: 5 }, (_, at) => {
    const top = line - height * (0.09 - at * 0.02);
    const path = `M0 ${top + 60 * at} C${width * 0.2} ${top - 90} ${width * 0.4} ${top + 120} ${width * 0.6} ${top} S${width * 0.9} ${top - 60} ${width} ${top + 30} V${height} H0 Z`;
    return `<path d="${path}" fill="url(#land)" opacity="${0.5 + at * 0.12}"/>`;
  });
  const stops = ([from, to]) =>
    `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="0" y2="1">${stops(sky)}</linearGradient>
    <linearGradient id="land" x2="0" y2="1">${stops(land)}</linearGradient></defs>
    <rect width="100%" height="${line + 200}" fill="url(#sky)"/>${hills.join("")}</svg>`;
  const noise = (size, sigma) =>
    sharp({
      create: { ...size, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma } },
    });
  // Fine grain of a sensor, and coarser leaves and grass.
  const fine = await noise({ width, height }, grain * 0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const coarse = await noise({ width: Math.round(width / 6), height: Math.round(height / 6) }, grain * 2.4)
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return sharp(drawn)
    .composite([
      { input: coarse, blend: "soft-light" },
      { input: fine, blend: "overlay" },
    ])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}
