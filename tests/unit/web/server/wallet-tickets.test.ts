import { createHash, createVerify } from "node:crypto";
import { createTranslator } from "next-intl";
import forge from "node-forge";
import { readWebEnv } from "@/lib/web/env";
import { signTicket } from "@/lib/web/tickets/sign-ticket";
import { type TicketRound, ticketContent } from "@/lib/web/tickets/ticket-content";
import { readWalletKeys, type WalletKeys, walletWarning } from "@/lib/web/wallet-keys";
import messages from "@/messages/en.json";
import { clubOf } from "@/tests/support/club";
import { unzip } from "@/tests/support/unzip";
import { walletFiles } from "@/tests/support/wallet-keys";

const until = new Date("2027-11-23T00:00:00Z");
const files = walletFiles({ until });
afterAll(() => files.remove());

const round: TicketRound = {
  bookingIdx: 4711,
  rsvNo: "R261124-0815",
  playDate: "2026-11-25",
  teeTime: "07:14",
  courseName: "East",
  holeCode: "18",
  playerCount: 4,
  freeCancelUntil: "2026-11-21T17:00:00+09:00",
  phone: "02-123-4567",
};

describe("the ticket of a round", () => {
  const keys = readWalletKeys(files.env) as WalletKeys;
  const club = clubOf({ formats: { ...clubOf().formats, standardTimeZone: "Asia/Seoul" } });
  const t = createTranslator({ locale: "en", messages, namespace: "ticket" });
  const content = ticketContent({ round, club, language: "en", t });
  const icons = { small: Buffer.from("small"), large: Buffer.from("large") };
  const parts = unzip(signTicket(content, icons, keys));
  const part = (name: string) => parts.get(name) ?? Buffer.alloc(0);
  const pass = JSON.parse(part("pass.json").toString());

  test("names course, day, time and number, and nobody", () => {
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: "pass.test.rounds",
      teamIdentifier: "TESTTEAM01",
      serialNumber: `${club.info.clubCode}-4711`,
      barcodes: [{ format: "PKBarcodeFormatQR", message: "R261124-0815" }],
      eventTicket: {
        headerFields: [{ label: "Tee time", value: "07:14" }],
        primaryFields: [{ label: "Course", value: "East" }],
      },
    });
    expect(JSON.stringify(pass)).toContain("4 players");
  });

  test("is for the moment of the tee time and ends with the club's day", () => {
    expect(Date.parse(pass.relevantDate)).toBe(Date.parse("2026-11-25T07:14:00+09:00"));
    expect(Date.parse(pass.expirationDate)).toBe(Date.parse("2026-11-26T00:00:00+09:00"));
  });

  test("lists the digest of every part, and the list is signed by the key of the certificate", () => {
    const manifest = part("manifest.json");
    const listed = JSON.parse(manifest.toString()) as Record<string, string>;
    const digests = [...parts].filter(([name]) => !["manifest.json", "signature"].includes(name));
    expect(listed).toEqual(
      Object.fromEntries(
        digests.map(([name, text]) => [name, createHash("sha1").update(text).digest("hex")]),
      ),
    );
    const { attributes, signature, digest } = signed(part("signature"));
    expect(digest).toBe(createHash("sha1").update(manifest).digest("hex"));
    expect(createVerify("sha1").update(attributes).verify(keys.certificate, signature)).toBe(true);
    attributes[attributes.length - 1] = (attributes.at(-1) ?? 0) ^ 1;
    expect(createVerify("sha1").update(attributes).verify(keys.certificate, signature)).toBe(false);
  });
});

/**
 * Contents of a detached signature (PKCS #7): the signed attributes as they are signed, and the digest that they
 * name.
 */
function signed(der: Buffer) {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der.toString("binary")));
  const { authenticatedAttributes: list, signature } = message.rawCapture as {
    authenticatedAttributes: forge.asn1.Asn1[];
    signature: string;
  };
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, list);
  const named = list.map((one) => {
    const [oid, values] = one.value as [forge.asn1.Asn1, forge.asn1.Asn1];
    const [value] = values.value as forge.asn1.Asn1[];
    return [forge.asn1.derToOid(oid.value as string), value?.value] as const;
  });
  const digest = new Map(named).get(forge.pki.oids.messageDigest ?? "");
  return {
    attributes: Buffer.from(forge.asn1.toDer(set).getBytes(), "binary"),
    signature: Buffer.from(signature, "binary"),
    digest: Buffer.from(String(digest), "binary").toString("hex"),
  };
}

describe("the keys of tickets", () => {
  const web = {
    CLUB_CODE: "MS01",
    HP_API_URL: "http://127.0.0.1:4000",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  };
  const other = walletFiles({ until });
  const noPass = walletFiles({ until, passType: "club.example" });
  afterAll(() => {
    other.remove();
    noPass.remove();
  });

  test("without any there are no tickets, with all of them there are", () => {
    expect(readWebEnv(web).wallet).toBeNull();
    expect(readWebEnv({ ...web, ...files.env }).wallet?.goodUntil).toBe(until.getTime());
  });

  test.each<[string, Record<string, string>, string]>([
    ["a part is missing", { WALLET_KEY_FILE: "" }, "WALLET_KEY_FILE"],
    ["a file is not there", { WALLET_KEY_FILE: "/nowhere.pem" }, "WALLET_KEY_FILE"],
    ["a certificate is none", { WALLET_ISSUER_FILE: files.env.WALLET_KEY_FILE }, "WALLET_ISSUER_FILE"],
    ["a key is none", { WALLET_KEY_FILE: files.env.WALLET_ISSUER_FILE }, "WALLET_KEY_FILE"],
    ["the key is another one's", { WALLET_KEY_FILE: other.env.WALLET_KEY_FILE }, "WALLET_KEY_FILE"],
    ["the issuer is another one", { WALLET_ISSUER_FILE: other.env.WALLET_ISSUER_FILE }, "WALLET_ISSUER_FILE"],
    ["the certificate is for something else", noPass.env, "WALLET_CERTIFICATE_FILE"],
  ])("%s: the start is stopped by a sentence that names the variable", (_, wrong, name) => {
    expect(() => readWebEnv({ ...web, ...files.env, ...wrong })).toThrow(new RegExp(`^${name} .+[.m]$`));
  });

  test("thirty days before their end, and after it, the log says so", () => {
    const keys = readWalletKeys(files.env);
    const day = 86_400_000;
    expect(walletWarning(null, until.getTime())).toBeNull();
    expect(walletWarning(keys, until.getTime() - 31 * day)).toBeNull();
    expect(walletWarning(keys, until.getTime() - 30 * day)).toContain("ends on 2027-11-23");
    expect(walletWarning(keys, until.getTime())).toContain("tickets are not offered");
  });
});
