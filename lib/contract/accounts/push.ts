import { z } from "zod";
import { pushKinds } from "@/lib/shared/push-kinds";
import { clubQuery, idParams, idx, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, wants("clock"));

/** A member's choice of notices on the own devices, and quiet hours. */
const pushChoice = z.strictObject({
  kinds: z.array(z.enum(pushKinds)).max(pushKinds.length),
  /** Hours of the club's day; null for none. They may run over midnight. */
  quiet: z
    .strictObject({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, wants("differ"))
    .nullable(),
  /** Day, time and course may be read on a locked screen. */
  showsDetails: z.boolean(),
});
export type PushChoice = z.output<typeof pushChoice>;

/** A browser that the caller is notified on. */
const pushDevice = z.object({
  deviceIdx: idx,
  /** SHA-256 of its endpoint in base64url, by which a browser knows itself. */
  mark: z.string(),
  userAgent: z.string().nullable(),
  createdAt: timestamp,
});
export type PushDevice = z.output<typeof pushDevice>;

const endpoint = z.url(wants("push_service")).max(1000);
/** An uncompressed point of P-256, and 16 bytes, as browsers give them (Push API). */
const publicKey = z.string().regex(/^B[\w-]{86}$/, wants("push_service"));
const secret = z.string().regex(/^[\w-]{22}$/, wants("push_service"));
const subscription = z.strictObject({ endpoint, p256dh: publicKey, auth: secret });

export const pushRoutes = [
  defineRoute("GET /ext/push", {
    summary:
      "The devices that the caller is notified on and the choices; the key is null where nothing can be pushed.",
    auth: "member",
    query: clubQuery,
    output: z.object({ publicKey: z.string().nullable(), devices: z.array(pushDevice), choice: pushChoice }),
  }),
  defineRoute("POST /ext/push/devices", {
    summary:
      "Makes the caller's browser a device; 9001 for a push service that is not known, or one device too many.",
    auth: "member",
    query: clubQuery,
    body: subscription,
    output: pushDevice,
  }),
  defineRoute("POST /ext/push/devices/check", {
    summary: "Whether a browser is a device of the caller; one that is another member's ends.",
    auth: "member",
    query: clubQuery,
    // In the body, since addresses of calls stand in the logs of whatever lies between web and club API.
    body: z.strictObject({ endpoint }),
    output: z.object({ isOwn: z.boolean() }),
  }),
  defineRoute("DELETE /ext/push/devices/{id}", {
    summary: "Ends a device of the caller; 2001 for any other.",
    auth: "member",
    params: idParams,
    query: clubQuery,
    output: z.object({ deviceIdx: idx }),
  }),
  defineRoute("PUT /ext/push", {
    summary: "Sets what the caller is notified of on devices, and when not.",
    auth: "member",
    query: clubQuery,
    body: pushChoice,
    output: pushChoice,
  }),
  defineRoute("POST /ext/push/renewal", {
    summary:
      "A browser whose subscription has changed names the new one; 2001 unless it has the secret of the old.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({ old: z.strictObject({ endpoint, auth: secret }), next: subscription }),
    output: z.object({}),
  }),
  defineRoute("POST /ext/push/receipt", {
    summary: "A device has shown a message; 2001 for a receipt that is none.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({
      message: z.string().regex(/^\d{1,9}-\d{1,10}-[\da-z]{1,12}$/, wants("proof")),
      receipt: secret,
    }),
    output: z.object({}),
  }),
] as const;
