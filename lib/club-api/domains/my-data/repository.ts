import { asc, desc, eq, or, sql } from "drizzle-orm";
import { maskName } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import {
  bookingPlayers,
  bookings,
  calendarFeeds,
  coupons,
  dataRequests,
  delegateActs,
  delegations,
  drawApplications,
  joinAsks,
  joinChoices,
  joinExclusions,
  joinFlightGolfers,
  joinRequests,
  lastMinuteNotices,
  lastMinuteOffers,
  members,
  openParties,
  penalties,
  pushChoices,
  pushDevices,
  teamForms,
  termsAgreements,
  visits,
  vocMessages,
  vocs,
  waitings,
} from "../../db/tables";

type Owner = { clubIdx: number; memberIdx: number };

/** All rows about a member, without what is not his: other players' numbers, notes of the office, secrets of a draw. */
export async function selectOwnRows(db: Database, owner: Owner) {
  return {
    agreements: await agreements(db, owner),
    bookings: await ownBookings(db, owner),
    waitings: await ownWaitings(db, owner),
    draws: await draws(db, owner),
    teams: await teams(db, owner),
    coupons: await ownCoupons(db, owner),
    penalties: await ownPenalties(db, owner),
    visits: await ownVisits(db, owner),
    inquiries: await inquiries(db, owner),
    dataRequests: await ownRequests(db, owner),
    calendarAddresses: await calendarAddresses(db, owner),
    pushDevices: await devices(db, owner),
    pushChoices: await choices(db, owner),
    delegations: await ownDelegations(db, owner),
    delegateActs: await actsOfDelegates(db, owner),
    joinChoices: await joinRowsOf(db, owner, joinChoices),
    joinRequests: await joinRowsOf(db, owner, joinRequests),
    joinAsks: await joinRowsOf(db, owner, joinAsks),
    joinFlights: await joinRowsOf(db, owner, joinFlightGolfers),
    joinExclusions: await exclusions(db, owner),
    openParties: await joinRowsOf(db, owner, openParties),
    lastMinuteNotices: await noticesOfOffers(db, owner),
  };
}

function agreements(db: Database, { clubIdx, memberIdx }: Owner) {
  const { termsIdx, termType, agreed, channels, agreedAt, address, way } = termsAgreements;
  return db
    .select({ termsIdx, termType, agreed, channels, agreedAt, address, way })
    .from(termsAgreements)
    .where(ofClub(termsAgreements, clubIdx, eq(termsAgreements.memberIdx, memberIdx)))
    .orderBy(desc(termsAgreements.agreementIdx));
}

/** Rounds that the member booked or was named in. */
function ownBookings(db: Database, { clubIdx, memberIdx }: Owner) {
  const { bookingIdx, rsvNo, playDate, teeTime, courseCode, holeCode, playerCount, caddieMode } = bookings;
  const { reservationType, state, quote, memo, createdAt, cancelAt, cancelReason } = bookings;
  const { isBooker, seq, name, phoneNo, greenFee, checkedInAt } = bookingPlayers;
  return db
    .select({
      bookingIdx,
      rsvNo,
      playDate,
      teeTime,
      courseCode,
      holeCode,
      playerCount,
      caddieMode,
      reservationType,
      state,
      quote,
      memo,
      createdAt,
      cancelAt,
      cancelReason,
      as: { isBooker, seq, name, phoneNo, greenFee, checkedInAt },
    })
    .from(bookingPlayers)
    .innerJoin(
      bookings,
      ofClub(bookings, bookingPlayers.clubIdx, eq(bookings.bookingIdx, bookingPlayers.bookingIdx)),
    )
    .where(ofClub(bookingPlayers, clubIdx, eq(bookingPlayers.memberIdx, memberIdx)))
    .orderBy(desc(bookings.playDate), asc(bookings.bookingIdx));
}

function ownWaitings(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select()
    .from(waitings)
    .where(ofClub(waitings, clubIdx, eq(waitings.memberIdx, memberIdx)))
    .orderBy(desc(waitings.waitingIdx));
}

async function draws(db: Database, { clubIdx, memberIdx }: Owner) {
  const { drawIdx, drawPostIdx, choices, players, playerCount, state, receipt, createdAt } = drawApplications;
  const rows = await db
    .select({ drawIdx, drawPostIdx, choices, players, playerCount, state, receipt, createdAt })
    .from(drawApplications)
    .where(ofClub(drawApplications, clubIdx, eq(drawApplications.memberIdx, memberIdx)))
    .orderBy(desc(drawApplications.drawIdx));
  // Members whom the application names were not asked: neither their number nor their whole name is the applicant's.
  return rows.map((row) => ({
    ...row,
    players: row.players.map((player) =>
      player.memberIdx === null || player.memberIdx === memberIdx
        ? player
        : { ...player, memberIdx: null, name: maskName(player.name) },
    ),
  }));
}

function teams(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select()
    .from(teamForms)
    .where(ofClub(teamForms, clubIdx, eq(teamForms.memberIdx, memberIdx)))
    .orderBy(desc(teamForms.teamFormIdx));
}

function ownCoupons(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select()
    .from(coupons)
    .where(ofClub(coupons, clubIdx, eq(coupons.memberIdx, memberIdx)))
    .orderBy(asc(coupons.couponIdx));
}

function ownPenalties(db: Database, { clubIdx, memberIdx }: Owner) {
  const { penaltyIdx, bookingIdx, penaltyCode, point, fineAmount, paidAmount, paidAt } = penalties;
  const { suspendFrom, suspendTo, state, reason, createdAt } = penalties;
  return db
    .select({
      penaltyIdx,
      bookingIdx,
      penaltyCode,
      point,
      fineAmount,
      paidAmount,
      paidAt,
      suspendFrom,
      suspendTo,
      state,
      reason,
      createdAt,
    })
    .from(penalties)
    .where(ofClub(penalties, clubIdx, eq(penalties.memberIdx, memberIdx)))
    .orderBy(desc(penalties.penaltyIdx));
}

function ownVisits(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select()
    .from(visits)
    .where(ofClub(visits, clubIdx, eq(visits.memberIdx, memberIdx)))
    .orderBy(desc(visits.playDate));
}

async function inquiries(db: Database, { clubIdx, memberIdx }: Owner) {
  const { vocIdx, questionType, title, contents, state, createdAt, answeredAt, satisfaction } = vocs;
  const rows = await db
    .select({ vocIdx, questionType, title, contents, state, createdAt, answeredAt, satisfaction })
    .from(vocs)
    .where(ofClub(vocs, clubIdx, eq(vocs.memberIdx, memberIdx)))
    .orderBy(desc(vocs.vocIdx));
  const said = await db
    .select({
      vocIdx: vocMessages.vocIdx,
      writer: vocMessages.writer,
      contents: vocMessages.contents,
      createdAt: vocMessages.createdAt,
    })
    .from(vocMessages)
    .innerJoin(vocs, ofClub(vocs, vocMessages.clubIdx, eq(vocs.vocIdx, vocMessages.vocIdx)))
    .where(ofClub(vocs, clubIdx, eq(vocs.memberIdx, memberIdx)))
    .orderBy(asc(vocMessages.messageIdx));
  return rows.map((row) => ({
    ...row,
    messages: said.flatMap(({ vocIdx: of, ...message }) => (of === row.vocIdx ? [message] : [])),
  }));
}

function ownRequests(db: Database, { clubIdx, memberIdx }: Owner) {
  const { requestIdx, kind, contents, state, dueAt, answer, answeredAt, createdAt } = dataRequests;
  return db
    .select({ requestIdx, kind, contents, state, dueAt, answer, answeredAt, createdAt })
    .from(dataRequests)
    .where(ofClub(dataRequests, clubIdx, eq(dataRequests.memberIdx, memberIdx)))
    .orderBy(desc(dataRequests.requestIdx));
}

/** Without the hash, by which nobody finds anything but the address itself. */
function calendarAddresses(db: Database, { clubIdx, memberIdx }: Owner) {
  const { lang, createdAt } = calendarFeeds;
  return db
    .select({ lang, createdAt })
    .from(calendarFeeds)
    .where(ofClub(calendarFeeds, clubIdx, eq(calendarFeeds.memberIdx, memberIdx)));
}

/** Without the address and the secrets of its browser, by which messages could be sent to it. */
function devices(db: Database, { clubIdx, memberIdx }: Owner) {
  const { deviceIdx, userAgent, createdAt, usedAt } = pushDevices;
  return db
    .select({ deviceIdx, userAgent, createdAt, usedAt })
    .from(pushDevices)
    .where(ofClub(pushDevices, clubIdx, eq(pushDevices.memberIdx, memberIdx)))
    .orderBy(asc(pushDevices.deviceIdx));
}

function choices(db: Database, { clubIdx, memberIdx }: Owner) {
  const { kinds, quietFrom, quietTo, showsDetails, updatedAt } = pushChoices;
  return db
    .select({ kinds, quietFrom, quietTo, showsDetails, updatedAt })
    .from(pushChoices)
    .where(ofClub(pushChoices, clubIdx, eq(pushChoices.memberIdx, memberIdx)));
}

/** Permissions that the member gave or holds, without the secret of an invitation and the hash of a person. */
function ownDelegations(db: Database, { clubIdx, memberIdx }: Owner) {
  const { delegationIdx, label, acts, monthlyActs, endsOn, state } = delegations;
  const { createdAt, acceptedAt, endedAt, endedBy } = delegations;
  const isGiven = sql<boolean>`${delegations.memberIdx} = ${memberIdx}`;
  // How another member calls the delegate is that member's.
  const ownLabel = sql<string | null>`case when ${isGiven} then ${label} end`;
  return db
    .select({
      delegationIdx,
      isGiven,
      label: ownLabel,
      acts,
      monthlyActs,
      endsOn,
      state,
      createdAt,
      acceptedAt,
      endedAt,
      endedBy,
    })
    .from(delegations)
    .where(
      ofClub(
        delegations,
        clubIdx,
        or(eq(delegations.memberIdx, memberIdx), eq(delegations.delegateIdx, memberIdx)),
      ),
    )
    .orderBy(asc(delegations.delegationIdx));
}

function actsOfDelegates(db: Database, { clubIdx, memberIdx }: Owner) {
  const { delegationIdx, act, entity, entityKey, at } = delegateActs;
  return db
    .select({ delegationIdx, act, entity, entityKey, at })
    .from(delegateActs)
    .where(ofClub(delegateActs, clubIdx, eq(delegateActs.memberIdx, memberIdx)))
    .orderBy(asc(delegateActs.actIdx));
}

type JoinTable =
  | typeof joinChoices
  | typeof joinRequests
  | typeof joinAsks
  | typeof joinFlightGolfers
  | typeof openParties;

/** Rows that are the member's own words and choices. */
function joinRowsOf(db: Database, { clubIdx, memberIdx }: Owner, table: JoinTable) {
  return db
    .select()
    .from(table as typeof joinRequests)
    .where(ofClub(table, clubIdx, eq(table.memberIdx, memberIdx)));
}

/** Whom the member would not be joined with; never the lists of others. */
async function exclusions(db: Database, { clubIdx, memberIdx }: Owner) {
  const rows = await db
    .select({ name: members.name, createdAt: joinExclusions.createdAt })
    .from(joinExclusions)
    .innerJoin(
      members,
      ofClub(members, joinExclusions.clubIdx, eq(members.memberIdx, joinExclusions.otherIdx)),
    )
    .where(ofClub(joinExclusions, clubIdx, eq(joinExclusions.memberIdx, memberIdx)))
    .orderBy(asc(joinExclusions.exclusionIdx));
  return rows.map(({ name, createdAt }) => ({ name: maskName(name), createdAt }));
}

/** Of which last-minute offers the member was notified. */
function noticesOfOffers(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select({
      playDate: lastMinuteOffers.playDate,
      percent: lastMinuteOffers.percent,
      notifiedAt: lastMinuteNotices.notifiedAt,
    })
    .from(lastMinuteNotices)
    .innerJoin(
      lastMinuteOffers,
      ofClub(
        lastMinuteOffers,
        lastMinuteNotices.clubIdx,
        eq(lastMinuteOffers.offerIdx, lastMinuteNotices.offerIdx),
      ),
    )
    .where(ofClub(lastMinuteNotices, clubIdx, eq(lastMinuteNotices.memberIdx, memberIdx)))
    .orderBy(asc(lastMinuteNotices.notifiedAt), asc(lastMinuteNotices.offerIdx));
}
