import type { CodeOf } from "./code-group";

/** domain.md 4, C1370 `lostStates`: closed. */
export const lostState = {
  kept: "10",
  claimChecked: "20",
  returned: "30",
  handedToPolice: "40",
  disposed: "50",
} as const;
export type LostState = CodeOf<typeof lostState>;

/** domain.md 4, C1250 `lostTypes`; a club may add types of its own, so that fields of the wire stay text. */
export const lostTypeCode = {
  golfClub: "10",
  headCover: "11",
  ballAndTee: "12",
  rangefinder: "13",
  clothing: "20",
  capAndHat: "21",
  glove: "22",
  shoes: "23",
  glasses: "30",
  mobileAndElectronics: "40",
  walletAndCard: "50",
  carKey: "51",
  jewelleryAndWatch: "60",
  bagAndPouch: "70",
  umbrella: "80",
  other: "99",
} as const;
