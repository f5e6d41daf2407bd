import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { selectApplicants } from "./applications-repository";
import { countPools } from "./pool-repository";
import { type PostQuery, postPart } from "./posts";
import { type ShownPost, selectPosts, selectShownPost } from "./repository";

/** One page of the draws for the back office. */
export async function readOfficeDraws(db: Database, act: Act, { page, size, state }: PostQuery) {
  const { clubIdx } = act.club;
  const wanted = { state, offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectPosts(db, clubIdx, act.now, wanted);
  return { list: await officeRows(db, act, rows), total, page, size };
}

/** A draw with its applications and who made them, as the veil shows them; results as they stand. Throws 2001. */
export async function readOfficeDraw(db: Database, act: Act, drawPostIdx: number, veil: Veil) {
  const { clubIdx } = act.club;
  const post = await selectShownPost(db, clubIdx, drawPostIdx, act.now);
  if (!post) throw new ClubFailure("NOT_FOUND");
  const [row] = await officeRows(db, act, [post]);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const applicants = await selectApplicants(db, clubIdx, drawPostIdx);
  const applications = applicants.map(({ application, memberName }) => ({
    ...application,
    memberName: veil.name(memberName),
  }));
  return { ...row, applications };
}

async function officeRows(db: Database, act: Act, posts: readonly ShownPost[]) {
  const { clubIdx } = act.club;
  const names = await codeNames(db, clubIdx, "drawPostStates", act.choice);
  const pools = await countPools(
    db,
    clubIdx,
    posts.map(({ drawPostIdx }) => drawPostIdx),
  );
  return posts.map((post) => ({
    ...postPart(act, post, pools.get(post.drawPostIdx) ?? 0, names),
    applicantCount: post.applicantCount,
    myDrawIdx: null,
    contents: sanitizeRichText(pickText(post.texts, act.choice)?.contents ?? ""),
    i18n: post.texts,
    maxChoices: post.maxChoices,
    minPlayers: post.minPlayers,
    mode: post.mode,
    ruleVersion: post.ruleVersion,
    quotas: post.quotas,
    seedHash: post.seedHash,
    listHash: post.listHash,
    beaconRound: post.beaconRound,
    cancelReason: post.cancelReason,
    amendmentCount: post.amendments.length,
    version: post.version,
  }));
}
