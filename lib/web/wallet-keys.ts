import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** Keys that sign tickets for wallet apps; certificates and key as PEM. */
export type WalletKeys = {
  /** Apple's name for the kind of ticket, `pass.…`, and for who issues it. */
  passType: string;
  team: string;
  certificate: string;
  key: string;
  issuer: string;
  /** Until when phones take what it signs, in epoch milliseconds. */
  goodUntil: number;
};

/** Names the variable and says what to do. */
export class WalletProblem extends Error {}

type Source = Record<string, string | undefined>;

/** Files as PEM, and what is in each. */
const files = {
  WALLET_CERTIFICATE_FILE: "certificate",
  WALLET_KEY_FILE: "key",
  WALLET_ISSUER_FILE: "issuer",
} as const;
type Name = keyof typeof files;
const names = Object.keys(files) as Name[];

/** The subject of a certificate for passes (X.500): `UID` is the pass type, `OU` the team. */
function subjectOf(certificate: X509Certificate, field: "UID" | "OU"): string | undefined {
  return certificate.subject
    .split("\n")
    .find((line) => line.startsWith(`${field}=`))
    ?.slice(field.length + 1);
}

function read(source: Source, name: Name): string {
  const path = source[name] ?? "";
  try {
    return readFileSync(/* turbopackIgnore: true */ path, "utf8");
  } catch {
    throw new WalletProblem(`${name} names a file that cannot be read: ${path}`);
  }
}

function certificateIn(source: Source, name: Name): X509Certificate {
  try {
    return new X509Certificate(read(source, name));
  } catch (error) {
    if (error instanceof WalletProblem) throw error;
    throw new WalletProblem(`${name} must name a certificate as PEM.`);
  }
}

function keyIn(source: Source): KeyObject {
  const key = read(source, "WALLET_KEY_FILE");
  try {
    return createPrivateKey({ key, passphrase: source.WALLET_KEY_PASSPHRASE ?? "" });
  } catch {
    throw new WalletProblem(
      "WALLET_KEY_FILE must name a private key as PEM, and WALLET_KEY_PASSPHRASE its passphrase if it has one.",
    );
  }
}

/**
 * The keys for tickets from the environment: null when none of them is set. Throws `WalletProblem` for a part of them, a
 * file that cannot be read, a certificate that is not one for passes, and parts that do not belong together.
 */
export function readWalletKeys(source: Source): WalletKeys | null {
  const missing = names.filter((name) => !source[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    const parts = Object.values(files).join(", ");
    throw new WalletProblem(`${missing.join(" and ")} must be set too: a ticket needs ${parts}.`);
  }
  const certificate = certificateIn(source, "WALLET_CERTIFICATE_FILE");
  const issuer = certificateIn(source, "WALLET_ISSUER_FILE");
  const key = keyIn(source);
  const passType = subjectOf(certificate, "UID");
  const team = subjectOf(certificate, "OU");
  if (!passType?.startsWith("pass.") || team === undefined) {
    throw new WalletProblem("WALLET_CERTIFICATE_FILE must name a certificate for a pass type (pass.…).");
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new WalletProblem("WALLET_KEY_FILE does not belong to WALLET_CERTIFICATE_FILE.");
  }
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
    throw new WalletProblem("WALLET_ISSUER_FILE has not signed WALLET_CERTIFICATE_FILE.");
  }
  return {
    passType,
    team,
    certificate: certificate.toString(),
    key: key.export({ type: "pkcs8", format: "pem" }).toString(),
    issuer: issuer.toString(),
    goodUntil: Date.parse(certificate.validTo),
  };
}

const day = 86_400_000;
const warnDays = 30;

/** A warning for keys that phones stop taking within 30 days, or take no more; null while there is time. */
export function walletWarning(keys: WalletKeys | null, now: number): string | null {
  if (!keys || keys.goodUntil - now > warnDays * day) return null;
  const until = new Date(keys.goodUntil).toISOString().slice(0, 10);
  return keys.goodUntil > now
    ? `WALLET_CERTIFICATE_FILE ends on ${until}: renew it, or tickets are not offered any more.`
    : `WALLET_CERTIFICATE_FILE ended on ${until}: tickets are not offered.`;
}
