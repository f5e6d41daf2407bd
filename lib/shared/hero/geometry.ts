import type { HeroShape, Size } from "./crop";

/** A rectangle of the hero in CSS px. */
export type Zone = { left: number; top: number; width: number; height: number };
/** Texts on the picture, by the contrast that they need. */
export const heroZones = ["head", "title", "lead"] as const;
export type HeroZone = (typeof heroZones)[number];

/** WCAG 2.2: 4.5:1 for text, 3:1 for the headline, which is large at every width. */
export const zoneContrast: Record<HeroZone, number> = { head: 4.5, title: 3, lead: 4.5 };

/** Widths of windows in CSS px that the contrast is measured in; up to 599 px the tall cut is shown. */
export const measuredWidths: Record<Exclude<HeroShape, "card">, readonly number[]> = {
  tall: [340, 390, 430, 520, 599],
  wide: [600, 820, 1024, 1280, 1440, 1920, 2560],
};

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The frame of the picture in a window (`.hero` in app/styles/site-frame.css). */
export function heroFrame(windowWidth: number): Size {
  return { width: windowWidth, height: Math.min(860, Math.max(640, windowWidth * 0.6)) };
}

/** The picture begins so far above the headline's own room: it stands behind the header too (`--header-height`). */
const headHeight = 84;
/** Headlines of more lines than these go further down than is measured. */
const titleLines = 3;
const leadLines = { tall: 6, wide: 3 };
/** Text ends up to so many pixels outside of its box: overhanging letters, rounding. */
const margin = 6;

/** Where header, headline and lead stand in a window, with as many lines as clubs write (components/site/home/hero.tsx). */
export function textZones(windowWidth: number): Record<HeroZone, Zone> {
  const isPhone = windowWidth < 600;
  const inset = clamp(20, windowWidth * 0.0555, 80) + Math.max(0, (windowWidth - 1440) / 2);
  const room = windowWidth - 2 * inset;
  const letter = clamp(46, 31.84 + windowWidth * 0.0362, 84);
  const top = headHeight + (isPhone ? 32 : 40);
  const line = letter * 1.2;
  const [leadWidth, leadHeight] = isPhone
    ? [168, leadLines.tall * 17 * 1.65]
    : [400, leadLines.wide * 18 * 1.5];
  const zone = (width: number, from: number, height: number): Zone => ({
    left: inset - margin,
    top: from - margin,
    width: Math.min(width, room) + 2 * margin,
    height: height + 2 * margin,
  });
  return {
    head: { left: 0, top: 0, width: windowWidth, height: headHeight },
    title: zone(letter * 8.4, top, titleLines * line),
    // The lead follows the headline, which may have one line or three.
    lead: zone(leadWidth, top + line + 16, (titleLines - 1) * line + leadHeight),
  };
}
