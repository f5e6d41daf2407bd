/** The numbers of the runtime behaviours; those of the seed name their paragraph, ours say why. */
export const limits = {
  /** A request is slow from here on (seed §9). */
  slowAfterMs: 3000,
  /** After this much more the progress indicator appears, if the request still runs (seed §9, domain.md A30). */
  progressDelayMs: 1000,
  /** The progress indicator stays at least (seed §9). */
  progressMinimumMs: 1000,

  /** A toast lives (seed §9). */
  toastMs: 2000,
  /** A toast bar lives (seed §9). */
  toastBarMs: 5000,
  /** How often expired toasts are removed (seed §9). */
  toastCleanerMs: 500,
  /** Messages in the history; ours (checklist A-07). */
  toastHistory: 20,
  /** Width of alert and confirm (seed §9). */
  dialogWidthPx: 550,

  /** A cancelled request that answers later than this is ignored (seed §8). */
  cancelledGraceMs: 2000,

  /** The refresh call runs this long before the access token ends (seed §9). */
  refreshLeadMs: 60_000,
  /** Who is here is asked for again after so long, and after twice as long each further time, while no answer comes. */
  sessionRetryMs: 5000,
  /** With this much or less left of the refresh token a timer waits for its end (seed §9). */
  refreshTokenWatchMs: 3_600_000,
  /** A tab waits so long for the refresh of another; ours. */
  renewalTurnMs: 15_000,
  /** A sign-out lets calls under way finish for so long, looking so often; ours. */
  signOutWaitMs: 2000,
  signOutBeatMs: 20,

  /** The back office locks itself after so long without work, and says so that much before (checklist P-09); ours. */
  officeLockMs: 900_000,
  officeLockWarningMs: 60_000,

  /** The site state is not asked more often on focus and click (seed §9). */
  siteStateThrottleMs: 5000,

  /** One reload in this time for the same path (seed §9). */
  reloadGuardMs: 10_000,
  /** A new build is checked for on focus at most this often; ours. */
  buildFocusMs: 300_000,
  /** A new build is checked for this often without focus; ours. */
  buildPollMs: 600_000,

  /** Routes preloaded at once (seed §9). */
  preloadRoutes: 5,
  /** A hash scrolls to its section after (seed §2). */
  hashScrollMs: 1000,
  /** Narrower than this is a phone (seed §9). */
  phoneWidthPx: 600,
  /** Paths of this tab that are remembered for going back; ours. */
  pathHistory: 50,
  /** A screen waits so long for the answers of its first view before it is shown in parts; ours. */
  settleMs: 2500,
  /** A code set counts this long, then its version is checked (seed §9). */
  codeSetMs: 3_600_000,
  /** How long a failure waits for the server's own words; ours. */
  serverTextsMs: 1500,
  /** A banner of several stays (seed §9). */
  bannerRotateMs: 3000,
} as const;

/** Position of a toast unless another is asked for (seed §9). */
export const defaultToastPosition = "middle";
