import type { RehearsalCounts, RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import type { SandboxPlace } from "../../db/sandbox";
import type { DayCopy } from "../../db/sandbox-copy";
import type { CrowdMember, Source } from "./crowd";
import type { ClubNumbers } from "./report";

/** All that a rehearsal is played from; it is a message between processes, so moments are texts. */
export type RehearsalOrder = {
  place: SandboxPlace;
  copy: DayCopy;
  clubIdx: number;
  clubCode: string;
  zone: string;
  playDate: string;
  /** By member type: when the day opens, and from when tickets are given. */
  openings: readonly { memberType: string; openAt: string; joinFrom: string }[];
  crowd: readonly CrowdMember[];
  numbers: ClubNumbers;
  source: Source;
  /** Seconds of the played day after each opening, and real seconds, that it may take. */
  mostPlayedSeconds: number;
  mostSeconds: number;
};

/** Callbacks and controls for whoever began a rehearsal. */
export type RehearsalWatch = {
  counted(counts: RehearsalCounts): void;
  isStopped(): boolean;
};

/** Plays an order to its end, or to a stop; rejects when it could not be played. */
export type PlayRehearsal = (order: RehearsalOrder, watch: RehearsalWatch) => Promise<RehearsalReport>;

/** Where rehearsals are played; there is none where the database is reached through a pooler by transaction. */
export type RehearsalStage = {
  /** The place of a sandbox with this name. */
  placeOf(schema: string): SandboxPlace;
  play: PlayRehearsal;
};
