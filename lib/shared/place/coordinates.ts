export type Coordinates = { lat: number; lon: number };

const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const dms = String.raw`${number}\s*(?:°|º|d|\s)\s*(?:${number}\s*(?:['′’m]|\s|$)\s*(?:${number}\s*(?:["″”s]|''|′′)?)?)?`;
const signed = /(?<![\d.])([+-]?\d{1,3}(?:\.\d+)?)(?![\d.])/g;
const before = new RegExp(String.raw`([NSEW])\s*${dms}`, "gi");
const after = new RegExp(String.raw`${dms}\s*([NSEW])`, "gi");

/**
 * Reads a place as a map service writes it: `56.3434, -2.8022`, `56°20'36"N 2°48'08"W`, `N56 20.6 W2 48.1`, or an address of a map with
 * `@56.3434,-2.8022`. Degrees north and east, rounded to about a metre; null when it is none.
 */
export function readCoordinates(text: string): Coordinates | null {
  const plain = text.normalize("NFKC").replaceAll("−", "-").trim();
  const inAddress = /[@=](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(plain);
  if (inAddress) return bounded(Number(inAddress[1]), Number(inAddress[2]));
  if (/[NSEW]/i.test(plain)) return withLetters(plain);
  const numbers = [...plain.matchAll(signed)].map(([, value]) => Number(value));
  const isTwo = numbers.length === 2 && /^[\s\d.,;:/()+-]+$/.test(plain);
  return isTwo ? bounded(numbers[0], numbers[1]) : null;
}

function withLetters(text: string): Coordinates | null {
  const isFirst = /^[^\d]*[NSEW]/i.test(text);
  const parts = isFirst
    ? [...text.matchAll(before)].map(([, letter, ...part]) => ({ letter, part }))
    : [...text.matchAll(after)].map((found) => ({ letter: found[4], part: found.slice(1, 4) }));
  let lat: number | undefined;
  let lon: number | undefined;
  for (const { letter = "", part } of parts) {
    const value = degreesOf(part);
    if (value === null) return null;
    const upper = letter.toUpperCase();
    if (upper === "N" || upper === "S") lat = upper === "S" ? -value : value;
    else lon = upper === "W" ? -value : value;
  }
  return parts.length === 2 ? bounded(lat, lon) : null;
}

function degreesOf(part: readonly (string | undefined)[]): number | null {
  const [degrees = 0, minutes = 0, seconds = 0] = part.map((one) => Number((one ?? "0").replace(",", ".")));
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : null;
}

function bounded(lat: number | undefined, lon: number | undefined): Coordinates | null {
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return null;
  const round = (value: number) => Math.round(value * 100_000) / 100_000;
  return { lat: round(lat), lon: round(lon) };
}
