import type { DrawMode, DrawRates } from "@/lib/shared/draws/draw-types";
import { isPftClub, pftPreset } from "@/lib/shared/pft-preset";
import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";

/** The numbers of the draw as the club has them now (domain.md 3: C0330 to C0370). */
export type DrawPolicy = {
  postsPerMonth: number;
  maxChoices: number;
  minPlayers: number;
  maxPlayers: number;
  mode: DrawMode;
  isSeedPublished: boolean;
  rates: DrawRates;
  /** Days that wins, and that penalty points count. */
  winDays: number;
  pointDays: number;
  hasReserves: boolean;
  becomesWaiting: boolean;
  isManualConfirm: boolean;
  confirmDays: number;
  confirmTime: string;
  /** Points when a win was left unconfirmed twice in `unconfirmedDays`. */
  unconfirmedPoints: number;
  unconfirmedDays: number;
};

/**
 * Numbers that the specification fixes: how many wins and points weigh at most (domain.md 7.9.2), and in how many days
 * a second unconfirmed win counts (the text of C0370 v4). They are part of every published draw's arithmetic.
 */
const fixedDrawNumbers = { maxWins: 3, maxPoints: 5, unconfirmedDays: 90 } as const;

export async function readDrawPolicy(db: Database, clubIdx: number): Promise<DrawPolicy> {
  const codes = ["C0010", "C0030", "C0330", "C0340", "C0350", "C0360", "C0370"];
  const policies = await readPolicies(db, clubIdx, codes);
  const value = (code: string, place: 1 | 2 | 3 | 4) => policies.get(code)?.[`value${place}`] ?? "";
  const number = (code: string, place: 1 | 2 | 3 | 4, fallback: number) =>
    policyNumber(value(code, place), fallback);
  return {
    postsPerMonth: isPftClub(policies.get("C0010")) ? pftPreset.drawPostsPerMonth : number("C0330", 2, 2),
    maxChoices: number("C0330", 3, 3),
    minPlayers: number("C0330", 4, 2),
    maxPlayers: number("C0030", 3, 4),
    mode: modeOf(value("C0340", 1)),
    isSeedPublished: value("C0340", 2) !== "N",
    rates: {
      loss: factor(value("C0340", 3), 1.25),
      win: factor(value("C0340", 4), 0.5),
      penalty: factor(value("C0350", 4), 0.8),
      maxLosses: number("C0350", 3, 4),
      maxWins: fixedDrawNumbers.maxWins,
      maxPoints: fixedDrawNumbers.maxPoints,
    },
    winDays: number("C0350", 1, 60),
    pointDays: number("C0350", 2, 180),
    hasReserves: value("C0360", 1) !== "N",
    becomesWaiting: value("C0360", 2) !== "N",
    isManualConfirm: value("C0370", 1) === "Y",
    confirmDays: number("C0370", 2, 3),
    confirmTime: value("C0370", 3) || "17:00",
    unconfirmedPoints: number("C0370", 4, 1),
    unconfirmedDays: fixedDrawNumbers.unconfirmedDays,
  };
}

function modeOf(value: string): DrawMode {
  return value === "RANDOM" || value === "SCORE" ? value : "WEIGHTED";
}

/** A decimal factor such as `1.25`; only a positive one makes sense. */
function factor(value: string, fallback: number): number {
  const parsed = Number(value);
  return value !== "" && Number.isFinite(parsed) && parsed > 0 ? parsed : fallback;
}
