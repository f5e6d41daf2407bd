import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { truncate } from "@/lib/shared/texts/text";

/** Raise it with every change of the drawing: addresses and cached files change with it. */
export const cardEdition = 2;
export const cardSize = { width: 1200, height: 630 } as const;

type CardAddress = { language: Language; title: string };
type CardKeys = {
  /** The club and the drawing: when it changes, so do the addresses, and nobody shows an old card. */
  version: string;
  /** The club whose name is on the card: clubs that share a secret cannot sign for each other. */
  clubCode: string;
  /** SESSION_SECRET: the first signs, the older ones still open (rotation). */
  secret: string;
};

/** More would not fit on a card. */
const longestTitle = 120;

/** An eight-character hash of everything a card shows besides its title. */
export function cardVersion(...parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 8);
}

/**
 * `/og/ko/<title>.<version>.<signature>.jpg`: the same for ever. The title is signed, so nobody but this site can have
 * words drawn under the club's name.
 */
export function cardPath({ language, title }: CardAddress, { version, clubCode, secret }: CardKeys): string {
  const text = Buffer.from(truncate(title, longestTitle)).toString("base64url");
  const [newest = ""] = secrets(secret);
  return `/og/${language}/${text}.${version}.${signature([clubCode, language, text, version], newest)}.jpg`;
}

const fileForm = /^([\w-]{1,800})\.([0-9a-f]{8})\.([\w-]{22})\.jpg$/;

/** Reads the two last segments of {@link cardPath}; null for an address that this site never handed out. */
export function readCardAddress(
  language: string,
  file: string,
  { clubCode, secret }: Omit<CardKeys, "version">,
): CardAddress | null {
  const [, text = "", version = "", given = ""] = fileForm.exec(file) ?? [];
  if (!isLanguage(language) || !text) return null;
  const isOurs = secrets(secret).some((one) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(signature([clubCode, language, text, version], one))),
  );
  return isOurs ? { language, title: Buffer.from(text, "base64url").toString("utf8") } : null;
}

const secrets = (list: string) => list.split(",").map((one) => one.trim());

/** Uses a key of its own, derived from the secret: a signature of a card is good for nothing else. */
function signature(parts: readonly string[], secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "social card", 32));
  return createHmac("sha256", key).update(parts.join("\n")).digest("base64url").slice(0, 22);
}
