import type { CodeOf } from "./code-group";

/** domain.md 4, C1410 `drawPostStates`: closed. */
export const drawPostState = {
  planned: "10",
  applying: "20",
  closed: "30",
  drawn: "40",
  announced: "50",
  confirming: "60",
  finished: "70",
  cancelled: "90",
} as const;
export type DrawPostState = CodeOf<typeof drawPostState>;

/** States of a draw whose results are public. */
export const announcedStates: readonly DrawPostState[] = [
  drawPostState.announced,
  drawPostState.confirming,
  drawPostState.finished,
];
/** States of a draw that has been drawn, announced or not. */
export const drawnStates: readonly DrawPostState[] = [drawPostState.drawn, ...announcedStates];

/** domain.md 4, C1420 `drawStates`: states of an application to a draw; closed. */
export const applicationState = {
  applied: "10",
  won: "20",
  confirmed: "30",
  reserve: "40",
  lost: "50",
  declined: "60",
  unconfirmed: "70",
  withdrawn: "80",
  ineligible: "90",
} as const;
export type ApplicationState = CodeOf<typeof applicationState>;
