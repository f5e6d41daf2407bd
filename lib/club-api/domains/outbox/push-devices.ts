import type { CallOutput } from "@/lib/contract/routes";
import { maxPushDevices, type PushKind, pushKinds, usualPushKinds } from "@/lib/shared/push-kinds";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { type QuietHours, readQuietHours } from "@/lib/shared/time/quiet-hours";
import type { PushSender } from "../../adapters/push/web-push";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashToken, isSameText } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { readPolicies } from "../policies";
import {
  type ChoiceRow,
  type DeviceRow,
  deleteDevices,
  deleteDevicesBefore,
  deleteOwnDevice,
  lockByEndpoint,
  saveChoice,
  saveDevice,
  selectChoice,
  selectDevices,
  selectTakers,
  updateDevice,
} from "./push-repository";

type Settings = CallOutput<"GET /ext/push">;
export type Subscription = { endpoint: string; p256dh: string; auth: string };
/** A member in a browser of the own. */
export type Subscriber = { memberIdx: number; sessionIdx: number; userAgent: string | null };

/** The club's own quiet hours, which count for whoever has chosen none (C0300 v4). */
export async function usualQuiet(db: Database, clubIdx: number): Promise<QuietHours | null> {
  return readQuietHours((await readPolicies(db, clubIdx, ["C0300"])).get("C0300")?.value4);
}

/**
 * The choice that counts for a member: the own one, else the usual kinds and the club's quiet hours, without details.
 */
export function choiceOf(row: ChoiceRow | null, usual: QuietHours | null): Settings["choice"] {
  if (row === null) return { kinds: [...usualPushKinds], quiet: usual, showsDetails: false };
  const { quietFrom, quietTo, showsDetails } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  const kinds = row.kinds.filter((kind): kind is PushKind => pushKinds.includes(kind));
  return { kinds, quiet, showsDetails };
}

/** A member's devices and choices; the key by which a browser subscribes is null where nothing can be pushed. */
export async function readPush(
  db: Database,
  { club }: Context,
  memberIdx: number,
  sender: PushSender | null,
): Promise<Settings> {
  const owner = { clubIdx: club.clubIdx, memberIdx };
  const [devices, row, usual] = await Promise.all([
    selectDevices(db, owner),
    selectChoice(db, owner),
    usualQuiet(db, club.clubIdx),
  ]);
  return {
    publicKey: sender?.publicKey ?? null,
    devices: devices.map((device) => shownDevice(device, club.zone)),
    choice: choiceOf(row, usual),
  };
}

function shownDevice({ deviceIdx, endpointHash, userAgent, createdAt }: DeviceRow, zone: string) {
  return { deviceIdx, mark: endpointHash, userAgent, createdAt: clubTimestamp(createdAt, zone) };
}

/**
 * Makes the caller's browser one of the own devices, whoever had it before. Throws 9001 for an endpoint that is of no known push
 * service, or that this server has no keys for, and 9001 `devices` above the most that a member may have.
 */
export async function subscribe(
  tx: Database,
  ctx: Context,
  by: Subscriber,
  { subscription, sender }: { subscription: Subscription; sender: PushSender | null },
): Promise<Settings["devices"][number]> {
  if (!sender?.accepts(subscription)) throw new ClubFailure("VAL_FIELD", ["endpoint", "push_service"]);
  const { clubIdx, zone } = ctx.club;
  const { memberIdx } = by;
  const endpointHash = hashToken(subscription.endpoint);
  const known = await lockByEndpoint(tx, clubIdx, endpointHash);
  // Messages that still wait for the one who had it before find no device any more.
  if (known && known.memberIdx !== memberIdx) await deleteDevices(tx, clubIdx, [known.deviceIdx]);
  const isOwn = known?.memberIdx === memberIdx;
  const others = await selectDevices(tx, { clubIdx, memberIdx });
  if (!isOwn && others.length >= maxPushDevices)
    throw new ClubFailure("VAL_FIELD", ["devices", "too_many", String(maxPushDevices)]);
  const saved = await saveDevice(tx, {
    clubIdx,
    ...by,
    ...subscription,
    endpointHash,
    serverKey: sender.publicKey,
    createdAt: isOwn ? known.createdAt : ctx.now,
    usedAt: ctx.now,
  });
  if (!isOwn) await recordDevice(tx, ctx, "CREATE", saved);
  return shownDevice(saved, zone);
}

/**
 * Whether the caller's browser is one of the own devices, which from now on hangs on this session. One that is another
 * member's is nobody's from now on: whoever signs in there does not read that member's messages.
 */
export async function confirmDevice(
  tx: Database,
  ctx: Context,
  by: Subscriber,
  { endpoint, sender }: { endpoint: string; sender: PushSender | null },
): Promise<boolean> {
  const { clubIdx } = ctx.club;
  const known = await lockByEndpoint(tx, clubIdx, hashToken(endpoint));
  if (!known) return false;
  if (known.memberIdx !== by.memberIdx || known.serverKey !== sender?.publicKey) {
    await deleteDevices(tx, clubIdx, [known.deviceIdx]);
    return false;
  }
  await updateDevice(tx, known, {
    sessionIdx: by.sessionIdx,
    userAgent: by.userAgent,
    usedAt: ctx.now,
  });
  return true;
}

/**
 * A browser has got another subscription by itself, perhaps long after its member has closed the page: it proves itself by
 * the secret of the old one. Throws 2001 for a pair that is not there, 9001 as `subscribe`.
 */
export async function renewDevice(
  tx: Database,
  ctx: Context,
  {
    old,
    next,
    sender,
  }: { old: { endpoint: string; auth: string }; next: Subscription; sender: PushSender | null },
): Promise<void> {
  if (!sender?.accepts(next)) throw new ClubFailure("VAL_FIELD", ["endpoint", "push_service"]);
  const { clubIdx } = ctx.club;
  const known = await lockByEndpoint(tx, clubIdx, hashToken(old.endpoint));
  if (!known || !isSameText(known.auth, old.auth)) throw new ClubFailure("NOT_FOUND");
  const endpointHash = hashToken(next.endpoint);
  const taken = await lockByEndpoint(tx, clubIdx, endpointHash);
  if (taken && taken.deviceIdx !== known.deviceIdx) throw new ClubFailure("NOT_FOUND");
  await updateDevice(tx, known, {
    ...next,
    endpointHash,
    serverKey: sender.publicKey,
    usedAt: ctx.now,
  });
}

/** Ends a device of the member's own; throws 2001 for any other. */
export async function removeDevice(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  deviceIdx: number,
): Promise<void> {
  const { clubIdx } = ctx.club;
  const isGone = await deleteOwnDevice(tx, { clubIdx, memberIdx }, deviceIdx);
  if (!isGone) throw new ClubFailure("NOT_FOUND");
  await recordDevice(tx, ctx, "DELETE", { deviceIdx, memberIdx });
}

export async function chooseNotices(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  choice: Settings["choice"],
): Promise<Settings["choice"]> {
  const { kinds, quiet, showsDetails } = choice;
  await saveChoice(tx, {
    clubIdx: ctx.club.clubIdx,
    memberIdx,
    kinds: pushKinds.filter((kind) => kinds.includes(kind)),
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    showsDetails,
    updatedAt: ctx.now,
  });
  return choice;
}

/** Whether a member takes a kind of notices, chosen or not. */
export async function takesNotices(
  db: Database,
  owner: { clubIdx: number; memberIdx: number },
  kind: PushKind,
): Promise<boolean> {
  return choiceOf(await selectChoice(db, owner), null).kinds.includes(kind);
}

/** Members with a device who take a kind of notices. */
export function membersWhoTake(db: Database, clubIdx: number, kind: PushKind): Promise<number[]> {
  return selectTakers(db, clubIdx, { kind, isUsual: usualPushKinds.includes(kind) });
}

/** Switches one kind on or off; quiet hours, details and the other kinds stay. */
export async function switchNotices(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  { kind, isOn }: { kind: PushKind; isOn: boolean },
): Promise<void> {
  const { clubIdx } = ctx.club;
  const owner = { clubIdx, memberIdx };
  const { kinds, ...choice } = choiceOf(await selectChoice(tx, owner), await usualQuiet(tx, clubIdx));
  const others = kinds.filter((one) => one !== kind);
  await chooseNotices(tx, ctx, memberIdx, { ...choice, kinds: isOn ? [...others, kind] : others });
}

const idleDays = 365;

/** Drops devices that nothing was heard of for a year. */
export function purgeDevices(db: Database, { club, now }: Pick<Context, "club" | "now">): Promise<void> {
  return deleteDevicesBefore(db, club.clubIdx, new Date(now.getTime() - idleDays * 86_400_000));
}

function recordDevice(
  tx: Database,
  ctx: Context,
  action: "CREATE" | "DELETE",
  { deviceIdx, memberIdx }: Pick<DeviceRow, "deviceIdx" | "memberIdx">,
): Promise<void> {
  return recordAudit(tx, ctx, { action, entity: "pushDevice", entityKey: deviceIdx, memberIdx });
}
