/** Lambert conformal conic projection of the Korea Meteorological Administration's forecast grid. */
const earthKm = 6371.00877;
const cellKm = 5;
const radians = Math.PI / 180;
const parallels = [30 * radians, 60 * radians] as const;
const origin = { lat: 38 * radians, lon: 126 * radians, x: 43, y: 136 };

const steepness = (angle: number) => Math.tan(Math.PI / 4 + angle / 2);
const cone =
  Math.log(Math.cos(parallels[0]) / Math.cos(parallels[1])) /
  Math.log(steepness(parallels[1]) / steepness(parallels[0]));
const factor = (steepness(parallels[0]) ** cone * Math.cos(parallels[0])) / cone;
const distance = (lat: number) => ((earthKm / cellKm) * factor) / steepness(lat) ** cone;

/** The cell of the grid that a place in degrees lies in; Seoul's city hall is 60, 127. */
export function weatherGrid({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  const reach = distance(lat * radians);
  const angle = (lon * radians - origin.lon) * cone;
  return {
    x: Math.floor(reach * Math.sin(angle) + origin.x + 0.5),
    y: Math.floor(distance(origin.lat) - reach * Math.cos(angle) + origin.y + 0.5),
  };
}
